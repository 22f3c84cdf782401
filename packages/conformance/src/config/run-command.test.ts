import { expect, test } from 'vitest'
import { runCommand } from './run-command.ts'

/** So long that a busy machine starts a shell within it. */
const TIMEOUT_MS = 60_000

test.each([
  ["printf 'wrong %s' word >&2; exit 3 # s3cr3t", 'its command ended with exit code 3: wrong word', TIMEOUT_MS],
  ['s3cr3t-program --key x', 'its command ended with exit code 127', TIMEOUT_MS],
  ['echo s3cr3t >&2; exit 1', 'its command ended with exit code 1', TIMEOUT_MS],
  ['sleep 5 # s3cr3t', 'its command took more than 0.2 s', 200],
])('runCommand: an error does not contain the command %s', async (command, message, timeoutMs) => {
  await expect(runCommand(command, process.env, timeoutMs)).rejects.toThrow(new Error(message))
})

test('runCommand: returns the output', async () => {
  expect(await runCommand('echo $CODE', { CODE: '123456' }, TIMEOUT_MS)).toBe('123456\n')
})
