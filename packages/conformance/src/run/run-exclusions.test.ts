import { describe, expect, it } from 'vitest'
import type { ConfigInput } from '../config/config.ts'
import type { Transport } from '../http/message.ts'
import { runConformance } from './run-conformance.ts'
import { getDocument, ok, responsesWith, server } from './testing/other-styles.ts'

const FULL = { code: 7, name: 'full', cause: 'There is no room.' }
const CLOSED = { code: 8, name: 'closed', cause: 'It is closed.' }
const post = (operationId: string): object => ({
  post: { operationId, 'x-codes': [FULL, CLOSED], responses: responsesWith({ type: 'object' }) },
})
const DOCUMENT = getDocument(
  { '/seats': post('takeSeat'), '/beds': post('takeBed') },
  { 'x-envelope': { success: "status == 'ok'", code: '/code' } },
)

/** Serves places that are full every third time. Nothing is ever closed. */
function places(): Transport {
  const taken = new Map<string, number>()
  const take = (path: string) => () => {
    const count = (taken.get(path) ?? 0) + 1
    taken.set(path, count)
    return count % 3 === 0 ? { status: 409, body: { status: 'no', code: 7 } } : ok({})
  }
  return server({ 'POST /seats': take('/seats'), 'POST /beds': take('/beds') })
}

async function getNotes(more: Partial<ConfigInput>): Promise<string[]> {
  const { notes = [] } = await runConformance({
    url: 'http://server',
    openapi: DOCUMENT,
    transport: places(),
    ...more,
  })
  return notes
}

describe('an exclusion of the configuration', () => {
  it('that silences several operations by one name is reported', async () => {
    expect(await getNotes({ unseenCodes: { closed: 'nobody closes it' } })).toEqual([
      'unseenCodes: closed excludes the code of 2 operations: takeSeat, takeBed. Name those that cannot receive it (takeSeat/closed).',
    ])
    const unseenCodes = { 'takeSeat/closed': 'nobody closes it', 'takeBed/8': 'nor this' }
    expect(await getNotes({ unseenCodes })).toEqual([])
  })

  it('that is not needed is reported, but not by a part of a run', async () => {
    const unseenCodes = { 'takeSeat/full': 'it is never full', 'takeSeat/closed': 'nobody closes it' }
    const needless = 'unseenCodes: takeSeat/full is not needed: takeSeat received the code. Remove it.'
    expect(await getNotes({ unseenCodes })).toEqual([needless])
    expect(await getNotes({ unseenCodes, only: ['takeSeat'] })).toEqual([])
  })

  it('is reported for a check that has nothing to report', async () => {
    expect(await getNotes({ skipChecks: ['documented-code', 'leak', 'cooldown'] })).toEqual([
      'The check leak is off and had nothing to report: judge it again (skipChecks, checkSettings).',
    ])
  })
})
