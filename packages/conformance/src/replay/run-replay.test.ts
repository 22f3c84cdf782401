import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FaultName } from '../../lab/faults.ts'
import { startLab } from '../../lab/lab-client.ts'
import type { BirdFault } from '../../lab/styles/bird-faults.ts'
import { birds, openBirds } from '../../lab/styles/birds.ts'
import { serveStyle } from '../../lab/styles/serve.ts'
import { replayCli } from '../cli/replay/cli.ts'
import { readConfig } from '../config/read-config.ts'
import type { RunReport } from '../context/run-report.ts'
import { writeReports } from '../report/formats/write-reports.ts'
import { runConformance } from '../run/run-conformance.ts'
import { isStillThere, replay } from './replay.ts'

const CONFIG = fileURLToPath(new URL('../../lab/harness.yaml', import.meta.url))
const TIMEOUT_MS = 30_000

/** Runs the harness against a faulty library. */
async function runLab(fault: FaultName, only: string[]): Promise<RunReport> {
  const lab = await startLab([fault])
  try {
    return await runConformance({ openapi: '', ...readConfig(CONFIG, {}), url: lab.url, only })
  } finally {
    await lab.close()
  }
}

/** Runs a replay on the command line against a new library. */
async function replayLab(
  folder: string,
  faults: FaultName[],
  id: string,
  ...flags: string[]
): ReturnType<typeof replayCli> {
  const lab = await startLab(faults)
  try {
    return await replayCli([id, '--report', folder, '--config', CONFIG, '--url', lab.url, ...flags], {})
  } finally {
    await lab.close()
  }
}

describe('replay of a lost change', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'replay-'))
    await writeReports(await runLab('change-lost', ['updateBook']), folder, ['json'])
  }, TIMEOUT_MS)
  afterAll(() => rm(folder, { recursive: true }))

  it('is the same while the server is broken, with the id of the new book', async () => {
    const { text, exitCode } = await replayLab(folder, ['change-lost'], 'updateBook/created')
    expect(text).toContain('The same as in the report')
    expect(text.match(/ {3}as recorded/g)).toHaveLength(4)
    expect(text).toMatch(/1\. earlier write, by account 1: POST \S+\/books HTTP 201/)
    expect(exitCode).toBe(0)
  })

  it('shows the difference once the server is fixed', async () => {
    const { text, exitCode } = await replayLab(folder, [], 'updateBook/created')
    expect(text).toMatch(/4\. read after, by account 1: GET \S+ HTTP 200\n {3}\/result\/title: "[^"]*" → "[^"]*"/)
    expect(text).toContain('1 of 4 responses differs')
    expect(exitCode).toBe(1)
  })

  it('proposes an id for a misspelled one', async () => {
    await expect(replayLab(folder, [], 'updateBook/crated')).rejects.toThrow(
      'no finding with the id updateBook/crated. Did you mean updateBook/created?',
    )
  })

  it('needs permission for what deletes data, and sends nothing without', async () => {
    const report = await runLab('delete-keeps', ['deleteBook'])
    const { allow: _, ...config } = readConfig(CONFIG, {})
    const transport = () => expect.fail('a request was sent')
    const given = { openapi: '', ...config, url: report.target, transport }
    await expect(replay(given, report, 'deleteBook/deleted')).rejects.toThrow(
      'deleteBook: it deletes data (allow: destructive)',
    )
  })
})

describe('replay of a changed item on a fresh server', () => {
  const given = { url: 'http://lab', openapi: birds.document, seed: 1, ...birds.config }
  const open = (fault?: BirdFault) => serveStyle(birds, openBirds(fault))

  it.each<[BirdFault, string]>([
    ['patch-resets', 'changeSighting/stored#/count/kept'],
    ['null-ignored', 'changeSighting/stored#/notes'],
    ['species-cut', 'changeSighting/stored#/species'],
    ['etag-frozen', 'changeSighting/etag'],
    ['no-challenge', 'deleteSighting/headers#header/WWW-Authenticate'],
  ])('creates the item first: %s', { timeout: TIMEOUT_MS }, async (fault, id) => {
    const only = [id.split('/')[0] ?? '']
    const report = await runConformance({ ...given, only, transport: open(fault) })
    const labels = report.findings.find((finding) => finding.id === id)?.exchanges.map(({ label }) => label)
    expect(labels?.[0]).toBe('creation')
    const again = async (transport: ReturnType<typeof open>): Promise<boolean> =>
      isStillThere(await replay({ ...given, transport }, report, id))
    expect([await again(open(fault)), await again(open())]).toEqual([true, false])
  })

  it('deletes a new item', { timeout: TIMEOUT_MS }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'replay-'))
    await writeReports(await runLab('delete-keeps', ['deleteBook']), folder, ['json'])
    const faulty = await replayLab(folder, ['delete-keeps'], 'deleteBook/deleted')
    const fixed = await replayLab(folder, [], 'deleteBook/deleted')
    await rm(folder, { recursive: true })
    expect(faulty.text).toMatch(/^1\. (creation|earlier write), by account \d: POST \S+\/books HTTP 201$/m)
    expect([faulty.exitCode, fixed.exitCode]).toEqual([0, 1])
  })
})

describe('replay with hidden values', () => {
  const TOKEN = 'a-token-that-no-report-shows'
  const openapi = {
    openapi: '3.1.0',
    info: { title: 'Notes', version: '1' },
    security: [{ token: [] }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths: {
      '/notes': {
        get: {
          operationId: 'listNotes',
          responses: {
            200: {
              description: 'ok',
              content: { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } },
            },
            401: { description: 'no' },
          },
        },
      },
    },
  }
  let notes: unknown[] = [7]
  const server = createServer(({ headers }, response) => {
    const isKnown = headers.authorization === `Bearer ${TOKEN}` && headers['x-gateway'] === 'gateway-key'
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
    response.end(isKnown ? JSON.stringify(notes) : '')
  })
  let given = { url: '', openapi, players: [{ token: TOKEN }], headers: { 'x-gateway': 'gateway-key' } }
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    given = { ...given, url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` }
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it('fills in the token of the account and the headers of the configuration', async () => {
    const report = await runConformance(given)
    const id = report.findings.find(({ check }) => check === 'schema')?.id ?? ''
    expect(JSON.stringify(report)).not.toMatch(new RegExp(`${TOKEN}|gateway-key`))
    const broken = await replay(given, report, id)
    expect(broken).toMatchObject({
      isFoundAgain: true,
      requests: [{ differences: [], now: { response: { status: 200 } } }],
    })
    expect(JSON.stringify(broken)).not.toContain(TOKEN)
    notes = ['seven']
    const fixed = await replay(given, report, id)
    expect(fixed).toMatchObject({ isFoundAgain: false, requests: [{ differences: ['/0: 7 → "seven"'] }] })
    // Another wrong value is the same problem.
    notes = [8]
    expect(await replay(given, report, id)).toMatchObject({
      isFoundAgain: true,
      requests: [{ differences: ['/0: 7 → 8'] }],
    })
    const { headers: _, ...without } = given
    await expect(replay(without, report, id)).rejects.toThrow('the report hides header/x-gateway')
  })
})
