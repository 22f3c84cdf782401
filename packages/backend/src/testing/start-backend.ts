import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** A server in a process of its own. */
export interface TestBackend {
  readonly url: string
  /** The address that opens the operator's page, where `TUMPAK_BACKEND_OPERATOR` is `on`. */
  readonly operatorUrl?: string
  /** Ends it with a signal, and waits until it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

const MAIN = path.resolve(import.meta.dirname, '../main.ts')

/** Starts the server on a free port, with rate limits that no test reaches. @throws with its output if it ends */
export async function startBackend(env: Readonly<Record<string, string>>): Promise<TestBackend> {
  const { NODE_ENV: _, DATABASE_URL: _url, ...own } = process.env
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...own,
      TUMPAK_BACKEND_PORT: '0',
      TUMPAK_BACKEND_OPERATOR: 'off',
      TUMPAK_BACKEND_RATE_FACTOR: '100000',
      ...env,
    },
  })
  let printed = ''
  const hasOperator = env.TUMPAK_BACKEND_OPERATOR === 'on'
  const [url, operatorUrl] = await new Promise<[url: string, operatorUrl?: string]>((resolve, reject) => {
    const read = (part: Buffer) => {
      printed += part.toString()
      const address = /Backend: (http:\S+)/.exec(printed)?.[1]
      const operator = /Operator: (http:\S+)\n/.exec(printed)?.[1]
      if (address !== undefined && (operator !== undefined || !hasOperator)) resolve([address, operator])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`The server ended:\n${printed}`)))
  })
  return { url, ...(operatorUrl !== undefined && { operatorUrl }), stop: (signal) => endChild(child, signal) }
}

/** Ends a process with a signal, and waits until it has ended. */
export async function endChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
