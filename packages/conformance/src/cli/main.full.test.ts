import { spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readFlags } from '../config/read-flags.ts'
import type { RunReport } from '../context/run-report.ts'

test('cli: a stopped run exits with 2 and writes a report', { timeout: 30_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-stopped-'))
  const paths = { '/slow': { get: { operationId: 'slow', responses: { 200: { description: 'Late.' } } } } }
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify({ openapi: '3.1.0', info: {}, paths }))
  // The server responds only to the first probe, so that the run has to be stopped.
  const server = createServer((request, response) => void (request.url === '/' && response.end()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
    const words = ['--url', url, '--openapi', join(folder, 'openapi.json'), '--report', join(folder, 'report')]
    const run = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], { stdio: 'ignore' })
    const ended = once(run, 'exit')
    for await (const [request] of on(server, 'request')) if ((request as { url: string }).url === '/slow') break
    run.kill('SIGINT')
    expect((await ended)[0]).toBe(2)
    const report = JSON.parse(readFileSync(join(folder, 'report/report.json'), 'utf8')) as RunReport
    expect(report.failure).toContain('stopped')
  } finally {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  }
})

test.each([
  ['is a file', 'file'],
  ['is below a file', 'file/report'],
])('cli: a report folder that %s ends the run before it starts', async (_, name) => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-folder-'))
  writeFileSync(join(folder, 'file'), '')
  try {
    const words = ['--url', 'http://127.0.0.1:9', '--openapi', 'none.yaml', '--report', join(folder, name)]
    const run = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words])
    let said = ''
    run.stderr.on('data', (piece: Buffer) => (said += String(piece)))
    expect((await once(run, 'close'))[0]).toBe(2)
    expect(said).toMatch(/^conformance: the folder of the report cannot be written .*\n$/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

const HOME = mkdtempSync(join(tmpdir(), 'conformance-cli-'))
afterAll(() => rmSync(HOME, { recursive: true }))

/** Runs the command line in a folder of its own, because a mistake is reported into --report too. */
async function runCli(...words: string[]): Promise<{ code: number; said: string; out: string }> {
  const run = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], { cwd: HOME })
  let [said, out] = ['', '']
  run.stderr.on('data', (piece: Buffer) => (said += String(piece)))
  run.stdout.on('data', (piece: Buffer) => (out += String(piece)))
  const [code] = (await once(run, 'close')) as [number]
  return { code, said, out }
}

const AT = ['--url', 'http://127.0.0.1:9', '--openapi', 'none.yaml']

test.each([
  [['replay'], 'the id of the finding comes first'],
  [['replay', 'a/b', '--report', 'c', ...AT, '--kinds', 'json'], '--kinds is of a run'],
  [['replay', 'a/b', '--report', 'c', ...AT, '--shard', '1/2'], '--shard is of a run'],
  [['checks', 'foo'], 'foo is not expected here. See --help'],
  [['inti', '--force'], 'there is no command inti. Did you mean init? See --help'],
  [['replya', 'a/b'], 'there is no command replya. Did you mean replay? See --help'],
  [['chekcs'], 'there is no command chekcs. Did you mean checks? See --help'],
  [[...AT, '--kinds', 'json'], 'set --report FOLDER'],
  [['merge', 'a', '--kinds', 'json'], 'set --report FOLDER'],
  [[...AT, '--report', 'r', '--kinds', 'jsno'], 'not jsno. Did you mean json?'],
  [[...AT, '--seed', '-1'], '--seed must be a whole number, not -1'],
  [[...AT, '--fuzz', '-1'], '--fuzz must be a whole number, not -1'],
  [[...AT, '--workers', '-4'], '--workers must be a whole number from 1, not -4'],
  [[...AT, '--seed'], '--seed needs a value. See --help'],
  [[...AT, '--slow=yes'], '--slow takes no value. See --help'],
  [[...AT, '--frame-document', 'nope.yaml'], '--frame-document is of framed pages, and none is set'],
  [[...AT, '--allow-unsandboxed'], '--allow-unsandboxed is of framed pages, and none is set'],
  [[...AT, '--proxy', '9000', '--slow'], '--slow is of a run and cannot be combined with --proxy'],
  [['init', '--openapi', 'a', '--extends', 'tumpak'], '--openapi and --extends say the same'],
  [['init', '--otp', '1', '--otp-command', 'a'], '--otp and --otp-command say the same'],
  [[...AT, '--report', '/proc/conformance/report'], 'the folder of the report cannot be written'],
])('cli: %j ends with 2 and a sentence', { timeout: 60_000 }, async (words, sentence) => {
  const { code, said } = await runCli(...words)
  expect([code, said]).toEqual([2, expect.stringContaining(`conformance: `)])
  expect(said).toContain(sentence)
  expect(said.trim().split('\n')).toHaveLength(1)
})

test.each([
  ['--help'],
  ['checks', '--help'],
  ['init', '--help'],
  ['merge', '-h'],
  ['diff', '--help'],
  ['replay', '--help'],
  ['replay', 'a/b', '--help'],
])('cli: help of %j', { timeout: 60_000 }, async (...words) => {
  const { code, out } = await runCli(...words)
  expect([code, out]).toEqual([0, expect.stringMatching(/Exit code/)])
})

test('cli: the version, whatever else is given', { timeout: 60_000 }, async () => {
  for (const words of [['--version'], [...AT, '--version'], ['merge', '--version']])
    expect((await runCli(...words)).out).toMatch(/^tumpak-conformance \d+\.\d+\.\d+\n$/)
})

const RUN = ['--url', 'http://host', '--openapi', 'a.yaml']

test('readFlags: rejects an invalid proxy port', () => {
  expect(() => readFlags([...RUN, '--proxy', '99999'], {})).toThrow('--proxy must be a port')
})

test('readFlags: rejects run flags with --proxy', () => {
  const proxy = [...RUN, '--proxy', '9000']
  expect(() => readFlags([...proxy, '--shard', '1/2'], {})).toThrow('--shard is of a run and')
  expect(() => readFlags([...proxy, '--frame', 'game=https://games.example'], {})).toThrow(
    'cannot be combined with --proxy',
  )
})

test.each([
  'https://gate:open-sesame@host',
  'https://open-sesame@host/v1',
  'gate:open-sesame@host',
  'open-sesame@host',
])('readFlags: rejects credentials in the address without repeating them: %s', (url) => {
  const why = (words: string[]): string => {
    try {
      return JSON.stringify(readFlags(words, {}))
    } catch (error) {
      return String(error)
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'conformance-url-'))
  writeFileSync(join(folder, 'c.json'), JSON.stringify({ url }))
  for (const said of [why(['--url', url]), why(['--config', join(folder, 'c.json')])]) {
    expect(said).toContain(url.startsWith('https') ? 'to headers' : 'http:// or https://')
    expect(said).not.toContain('sesame')
  }
  rmSync(folder, { recursive: true })
})

test.each([
  ['workers', '0'],
  ['rate', '0'],
  ['timeout', '0'],
])('readFlags: rejects --%s %s', (flag, value) => {
  expect(() => readFlags(['--url', 'http://host', `--${flag}`, value], {})).toThrow(
    `--${flag} must be a whole number from 1, not 0`,
  )
})
