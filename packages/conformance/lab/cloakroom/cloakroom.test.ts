import { expect, it } from 'vitest'
import { isOpen } from '../../src/report/finding-status.ts'
import type { RunReport } from '../../src/context/run-report.ts'
import { runConformance } from '../../src/run/run-conformance.ts'
import { CLOAKROOM_CONFIG, openCloakroom, type CloakroomFault } from './cloakroom.ts'

const troubles = ({ findings, inconclusive }: RunReport): string[] => [
  ...findings.map(({ id, title }) => `${id}: ${title}`),
  ...inconclusive.filter(isOpen).map(({ operationId, check, reason }) => `${operationId}/${check}: ${reason}`),
]

async function run(fault?: CloakroomFault, seed = 1): Promise<RunReport> {
  const { transport, restart } = openCloakroom(fault)
  return runConformance({ ...CLOAKROOM_CONFIG, seed, nonce: 7, transport, restart })
}

it.each([1, 2, 3])('the harness finds nothing on the healthy cloakroom, a restart included (seed %i)', async (seed) => {
  expect(troubles(await run(undefined, seed))).toEqual([])
})

it('takes an account with one session for no fault', async () => {
  expect(troubles(await run('one-session'))).toEqual([])
})

it.each<[CloakroomFault, string[]]>([
  ['logout-ends-account', ['logOut/session-kept: Another session of the account is over, too']],
  ['logout-ends-everyone', ['logOut/session-kept: Another session of the account is over, too']],
  ['password-kept', ['changePassword/password-changed: The password is not changed: the old one opens a session']],
  ['old-password-kept', ['changePassword/password-changed: The old password still opens a session']],
  ['no-password', ['changePassword/password-changed: No password opens a session']],
  ['phone-in-note', ['hangCoat/exposed#/note: `note` shows `phone` in full']],
  ['password-in-note', ['hangCoat/exposed#/note: `note` shows `password` in full']],
  ['forgets-sessions', ['getPhone/restart-session: A restart of the server ends the sessions']],
  ['forgets-coats', ['listCoats/restart-data#restart: A restart of the server changes the data']],
  ['forgets-keys', ['hangCoat/restart-key#header/Idempotency-Key: An idempotency key is forgotten in a restart']],
])('%s is found by one line, twice by the same seed', async (fault, found) => {
  expect(troubles(await run(fault))).toEqual(found)
  expect(troubles(await run(fault))).toEqual(found)
})
