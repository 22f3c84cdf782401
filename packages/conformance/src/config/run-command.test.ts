import { expect, test } from 'vitest'
import { runCommand } from './run-command.ts'

test.each([
  ["printf 'wrong %s' word >&2; exit 3 # s3cr3t", 'its command ended with exit code 3: wrong word'],
  ['s3cr3t-program --key x', 'its command ended with exit code 127'],
  ['echo s3cr3t >&2; exit 1', 'its command ended with exit code 1'],
  ['sleep 5 # s3cr3t', 'its command took more than 0.2 s'],
])('runCommand: an error does not contain the command %s', async (command, message) => {
  await expect(runCommand(command, process.env, 200)).rejects.toThrow(new Error(message))
})

test('runCommand: returns the output', async () => {
  expect(await runCommand('echo $CODE', { CODE: '123456' }, 5000)).toBe('123456\n')
})
