import type { ClockMove } from '../../config/config.ts'
import { runCommand } from '../../config/run-command.ts'
import { CannotRun } from '../../sessions/sessions.ts'

const TIMEOUT_MS = 60_000

/** Moves the server's clock ahead. Throws CannotRun if the command fails. */
export async function moveClock(clock: ClockMove, seconds: number): Promise<void> {
  try {
    if (typeof clock === 'function') await clock(seconds)
    else await runCommand(clock.command, { ...process.env, TUMPAK_SECONDS: String(seconds) }, TIMEOUT_MS)
  } catch (cause) {
    throw new CannotRun(
      `the clock could not be moved (clock): ${cause instanceof Error ? cause.message : String(cause)}`,
    )
  }
}
