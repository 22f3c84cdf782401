// Usage: npm start -- [--port 5173] [--mock-port 4010]
// Sets up what is missing, then starts the mock and the app until Ctrl-C.
import { ensureDependencies } from './setup/dependencies.mjs'
import { readArguments, readPort } from './setup/arguments.mjs'
import { findNode } from './setup/node.mjs'
import { choosePort } from './setup/ports.mjs'
import { ended, environment, onStopSignal, startGroup, stopGroup } from './setup/processes.mjs'
import { personaLines } from './setup/personas.mjs'
import { whenAnswering } from './setup/when-answering.mjs'

const APP_PORT = 5173
const MOCK_PORT = 4010

/** Of what a program prints only warnings are shown; the rest, so many lines of it, when it ends unasked. */
const TAIL_LINES = 30

/** @type {import('node:child_process').ChildProcess[]} */
const children = []
let stopping = false

onStopSignal(() => void stopAll(0))

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stopAll(1)
}

async function start() {
  const read = readArguments(process.argv.slice(2), { values: ['port', 'mock-port'] })
  ensureDependencies()
  const node = findNode()
  const mockPort = await choosePort(readPort(read['mock-port']), MOCK_PORT)
  const port = await choosePort(readPort(read.port), APP_PORT, [mockPort])
  const mockUrl = `http://127.0.0.1:${mockPort}`
  const appUrl = `http://127.0.0.1:${port}/`
  launch('mock', node, ['mocks/main.ts', '--port', String(mockPort)])
  launch(
    'app',
    node,
    ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort', '--clearScreen', 'false'],
    { MOCK_URL: mockUrl },
  )
  const answer = await whenAnswering(`${mockUrl}/__mock/personas`, () => stopping)
  await whenAnswering(appUrl, () => stopping)
  if (stopping) return
  const lines = [
    `The app:       ${appUrl}`,
    `The mock:      ${mockUrl}/__mock`,
    'Log in as one of:',
    ...personaLines(await answer?.json()),
    'Ctrl-C stops both.',
  ]
  console.log(`\n${lines.join('\n')}\n`)
}

/**
 * @param {string} name put before each line that the program prints
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [more]
 */
function launch(name, node, args, more) {
  const child = startGroup(node, args, { env: environment(node, more), stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  /** @type {string[]} */
  const tail = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      if (stream === child.stderr) {
        if (!stopping) process.stderr.write(prefixed(name, text))
        return
      }
      tail.push(...text.split('\n'))
      tail.splice(0, tail.length - TAIL_LINES)
    })
  }
  void ended(child).then(({ code, signal }) => {
    if (stopping) return
    console.error(`${prefixed(name, tail.join('\n'))}The ${name} has ended by itself (${signal ?? `code ${code}`}).`)
    return stopAll(1)
  })
}

/** @param {number} code with which this program ends */
async function stopAll(code) {
  if (stopping) return
  stopping = true
  await Promise.all(children.map(stopGroup))
  process.exit(code)
}

/**
 * @param {string} name
 * @param {string} text
 */
function prefixed(name, text) {
  return `${text
    .trimEnd()
    .split('\n')
    .map((line) => `${name.padEnd(4)} | ${line}`)
    .join('\n')}\n`
}
