import { expect, test } from 'vitest'
import { CLOAKROOM_CONFIG, openCloakroom } from '../../lab/cloakroom/cloakroom.ts'
import type { ConfigInput } from '../config/config.ts'
import { TransportError } from '../http/message.ts'
import { runConformance } from './run-conformance.ts'

/** Runs the check of sessions around a restart by a command; `isDown` takes the server away after it. */
async function restartBy(restart: ConfigInput['restart'], isDown = false): Promise<string[]> {
  const { transport: send } = openCloakroom()
  let requests = 0
  const transport: typeof send = (request) => {
    requests += 1
    const isGone = isDown && requests > 1 && request.url === 'http://lab/cloakroom/'
    return isGone ? Promise.reject(new TransportError('connection', 'fetch failed')) : send(request)
  }
  const { findings } = await runConformance({ ...CLOAKROOM_CONFIG, only: ['getPhone'], transport, restart })
  return findings.map(({ id }) => id)
}

test('runRestart: goes on after a command that succeeds', async () => {
  expect(await restartBy({ command: 'exit 0' })).toEqual([])
})

test('runRestart: ends the run after a command that fails', async () => {
  await expect(restartBy({ command: 'echo no such container >&2; exit 3' })).rejects.toThrow(
    'The server could not be restarted (restart): its command ended with exit code 3',
  )
})

test('runRestart: ends the run if no server responds in time', async () => {
  await expect(restartBy({ command: 'exit 0', timeoutMs: 500 }, true)).rejects.toThrow(
    /^No server responded within 0\.5 s after the restart: /,
  )
})
