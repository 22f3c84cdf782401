import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { DREDD_HOOKS } from './dredd-hooks.ts'
import { waitUntilResponding, freePort, run, stopped } from '../../support/servers.ts'
import { sendRequests } from './requests.ts'

/** Runs one tool against the lab. Returns a line for each problem that it reports. */
export type Tool = (target: { url: string; cookie: string; document: string; folder: string }) => Promise<string[]>

const HERE = 'tests/perf/rivals'
const TOOL_TIMEOUT_MS = 120_000

/** Dredd, with hooks for session and order. */
export const dredd: Tool = async ({ url, cookie, document, folder }) => {
  const hooks = join(folder, 'hooks.cjs')
  writeFileSync(hooks, DREDD_HOOKS)
  const { output } = await tool(folder, 'dredd', [document, url, '--hookfiles', hooks], { CARD: cookie })
  if (!/complete: \d+ passing/.test(output)) throw new Error(`Dredd did not finish: ${output.slice(-300)}`)
  return [...new Set([...output.matchAll(/^fail: ([A-Z]+ \(\d+\) \S+)/gm)].map((found) => found[1] ?? ''))]
}

/** Portman converts the document to a collection, which Newman runs. */
export const portman: Tool = async ({ url, cookie, document, folder }) => {
  const collection = join(folder, 'collection.json')
  const results = join(folder, 'newman.json')
  const config = resolve(HERE, 'portman.json')
  const made = await tool(folder, 'portman', ['-l', document, '-c', config, '-o', collection, '-b', url])
  if (made.status !== 0) throw new Error(`Portman did not finish: ${made.output.slice(-300)}`)
  const report = ['--reporters', 'json', '--reporter-json-export', results]
  await tool(folder, 'newman', ['run', collection, '--env-var', `card=${cookie}`, ...report])
  const { run: ran } = JSON.parse(readFileSync(results, 'utf8')) as {
    run: { failures: { source: { name: string }; error: { test: string } }[] }
  }
  return ran.failures.map(({ source, error }) => `${source.name}: ${error.test}`)
}

/** Prism as a proxy between the requests and the server. It reports violations in a header. */
export const prism: Tool = async ({ url, cookie, document }) => {
  const port = await freePort()
  const proxyUrl = `http://127.0.0.1:${String(port)}`
  const cli = 'node_modules/@stoplight/prism-cli/dist/index.js'
  const proxy = run([cli, 'proxy', document, url, '--port', String(port), '--verboseLevel', 'silent'])
  try {
    await waitUntilResponding(`${proxyUrl}/books`, proxy)
    const responses = await sendRequests(proxyUrl, cookie)
    return responses.flatMap(({ operationId, violations }) =>
      violations === null ? [] : [`${operationId}: ${violations}`],
    )
  } finally {
    await stopped(proxy)
  }
}

/** Our harness, run by its command line as backend teams do. */
export const ours: Tool = async ({ url, folder }) => {
  const config = 'packages/conformance/lab/harness.yaml'
  const words = ['--config', config, '--url', url, '--report', folder, '--kinds', 'json']
  await finished(process.execPath, ['packages/conformance/src/cli/main.ts', ...words], {})
  const { findings } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as { findings: { id: string }[] }
  return findings.map(({ id }) => id)
}

function tool(
  folder: string,
  name: string,
  words: string[],
  env: { [name: string]: string } = {},
): ReturnType<typeof finished> {
  return finished(process.execPath, [join(folder, 'node_modules', '.bin', name), ...words], { env, cwd: folder })
}

async function finished(
  command: string,
  words: string[],
  { env, cwd }: { env?: { [name: string]: string }; cwd?: string },
): Promise<{ status: number | null; output: string }> {
  const child = spawn(command, words, {
    cwd,
    env: { ...process.env, ...env, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TOOL_TIMEOUT_MS,
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [status] = (await once(child, 'close')) as [number | null]
  const output = stripVTControlCharacters(Buffer.concat(chunks).toString())
  return { status, output }
}

/** Writes the document for the tools. */
export function writeDocument(folder: string, document: object): string {
  const path = join(folder, 'lab.json')
  writeFileSync(path, JSON.stringify(document))
  return path
}
