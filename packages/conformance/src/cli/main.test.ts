import { spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFlags } from '../config/read-flags.ts'
import type { RunReport } from '../report/model.ts'

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

const RUN = ['--url', 'http://host', '--openapi', 'a.yaml']

test('readFlags: rejects an invalid proxy port', () => {
  expect(() => readFlags([...RUN, '--proxy', '99999'], {})).toThrow('--proxy must be a port')
})

test('readFlags: rejects run flags with --proxy', () => {
  const proxy = [...RUN, '--proxy', '9000']
  expect(() => readFlags([...proxy, '--shard', '1/2'], {})).toThrow('--shard splits a run')
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
