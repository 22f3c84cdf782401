import type { Restart } from '../config/config.ts'
import { runCommand } from '../config/run-command.ts'
import type { RunContext } from '../context/run-context.ts'
import { CannotRun } from '../sessions/sessions.ts'
import type { SessionPool } from '../sessions/session-pool.ts'
import { beginCase, listCases } from './halved-cases.ts'

const TIMEOUT_MS = 60_000
const INTERVAL_MS = 200

/** Runs the checks around a restart of the server, if the configuration says how to restart it. */
export async function runRestart(pool: SessionPool): Promise<void> {
  const { context } = pool
  const { restart } = context.config
  if (restart === undefined) return
  const due: (() => Promise<void>)[] = []
  for (const one of listCases(context, 'restart')) {
    const finish = await beginCase(pool, one)
    if (finish !== undefined) due.push(finish)
  }
  if (due.length === 0) return
  await restartServer(context, restart)
  // The last one restores lost sessions, and the first ones write.
  for (const finish of due.toReversed()) await finish()
}

/** Restarts the server, and waits until it responds. Without it the run cannot go on. */
async function restartServer({ client }: RunContext, restart: Restart): Promise<void> {
  const { timeoutMs = TIMEOUT_MS } = typeof restart === 'function' ? {} : restart
  const until = performance.now() + timeoutMs
  try {
    await (typeof restart === 'function' ? restart() : runCommand(restart.command, process.env, timeoutMs))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new CannotRun(`The server could not be restarted (restart): ${why}`, { cause })
  }
  for (;;) {
    const why = await client.getUnreachableReason(['/'])
    if (why === undefined) return
    if (performance.now() > until)
      throw new CannotRun(`No server responded within ${String(timeoutMs / 1000)} s after the restart: ${why}`)
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
}
