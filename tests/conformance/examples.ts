import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, cpSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, connect, type AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import type { RunReport } from '../../packages/conformance/src/context/run-report.ts'
import { installMissing, PYTHON, type NeedName } from '../../scripts/needs.ts'
import { inRoot, ROOT } from '../../scripts/root.ts'
import type { ExampleOutcome } from '../../scripts/test/counts.ts'

interface Example {
  name: string
  /** What it runs on, besides Node. */
  need?: NeedName
  /** Prepares the server. */
  prepare: string[][]
  start: string[]
  /** The check that finds each planted fault. */
  faults: { [fault: string]: string }
}

/** Copies of the examples, so that what they install and write stays out of the source folders. */
const OUT = inRoot('.cache/examples')
const LOST_AND_FOREIGN = { 'lost-creation': 'created', 'foreign-read': 'other-player' }
const EXAMPLES: Example[] = [
  {
    name: 'fastapi',
    need: 'FastAPI',
    prepare: [['sh', '-c', `${PYTHON} server.py --openapi > openapi.json`]],
    start: [PYTHON, 'server.py'],
    faults: { ...LOST_AND_FOREIGN, 'wrong-page': 'pagination' },
  },
  {
    name: 'django-rest',
    need: 'Django REST',
    prepare: [],
    start: [PYTHON, 'server.py'],
    faults: { ...LOST_AND_FOREIGN, 'wrong-count': 'pagination' },
  },
  {
    name: 'hono',
    prepare: [['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund']],
    start: ['node', 'server.mjs'],
    faults: { ...LOST_AND_FOREIGN, 'lost-page': 'pagination', 'ignored-version': 'bad-input' },
  },
  {
    name: 'go',
    need: 'Go',
    prepare: [['go', 'build', '.']],
    start: ['./bookshelf'],
    faults: { ...LOST_AND_FOREIGN, 'ignored-filter': 'filter' },
  },
]

const HELP = `Usage: node tests/conformance/examples.ts [--json FILE] [--only NAME]
The harness on each example server: no finding without a fault, and its finding with each planted one.`

const values = readOptions({ help: HELP, options: { json: { type: 'string' }, only: { type: 'string' } } })
const outcomes: ExampleOutcome[] = []
for (const example of EXAMPLES.filter(({ name }) => values.only === undefined || values.only === name)) {
  for (const outcome of await runExample(example)) {
    console.log(`${outcome.status.padEnd(7)} ${outcome.name}${outcome.reason === '' ? '' : `: ${outcome.reason}`}`)
    outcomes.push(outcome)
  }
}
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(outcomes, null, 2))
process.exitCode = outcomes.some(({ status }) => status === 'failed') ? 1 : 0

async function runExample(example: Example): Promise<ExampleOutcome[]> {
  const { name, need, prepare, faults } = example
  const [reason] = need === undefined ? [] : installMissing([need])
  if (reason !== undefined) return [{ name, status: 'skipped', reason }]
  const folder = join(OUT, name)
  rmSync(folder, { recursive: true, force: true })
  const isSource = (path: string) => basename(path) !== 'node_modules'
  cpSync(inRoot('packages/conformance/examples', name), folder, { recursive: true, filter: isSource })
  for (const [command = '', ...args] of prepare) {
    const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) return [{ name, status: 'failed', reason: `${[command, ...args].join(' ')}: ${stderr}` }]
  }
  const found: ExampleOutcome[] = []
  for (const [fault, check] of [['', ''], ...Object.entries(faults)] as const) {
    const reason = await judge(example, fault, check)
    const title = fault === '' ? `${name} matches its document` : `${name} with ${fault} is found by ${check}`
    found.push({ name: title, status: reason === undefined ? 'passed' : 'failed', reason: reason ?? '' })
  }
  return found
}

/** Why the harness does not find what it must, or finds what it must not; undefined if all is right. */
async function judge({ name, start }: Example, fault: string, check: string): Promise<string | undefined> {
  const folder = join(OUT, name)
  const port = await getFreePort()
  const [command = '', ...args] = start
  const env = { ...process.env, PORT: String(port), FAULT: fault, PYTHONDONTWRITEBYTECODE: '1' }
  // A file: a pipe that nobody reads while the harness runs would stop the server.
  const log = join(folder, 'server.log')
  const stdout = openSync(log, 'w')
  const server = spawn(command, args, { cwd: folder, env, stdio: ['ignore', stdout, stdout] })
  closeSync(stdout)
  try {
    while (!(await isOpen(port))) {
      if (server.exitCode !== null) return `the server ended: ${readFileSync(log, 'utf8').slice(-1000)}`
      await sleep(50)
    }
    const report = join(folder, 'report')
    rmSync(report, { recursive: true, force: true })
    const config = join(folder, 'conformance.yaml')
    const flags = ['--config', config, '--url', `http://127.0.0.1:${String(port)}`, '--report', report]
    const run = spawnSync(process.execPath, ['packages/conformance/src/cli/main.ts', ...flags], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    const output = `exit code ${String(run.status)}\n${run.stdout}${run.status === 2 ? run.stderr : ''}`
    if (fault === '')
      return run.status === 0 && run.stdout.includes('The server matches the document') ? undefined : output
    const file = join(report, 'report.json')
    const findings = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunReport).findings : []
    return run.status === 1 && findings.some((one) => one.check === check) ? undefined : output
  } finally {
    const ended = server.exitCode === null ? once(server, 'exit') : undefined
    server.kill()
    await ended
  }
}

async function getFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
