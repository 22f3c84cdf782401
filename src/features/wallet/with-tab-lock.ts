import { browserLocks, type Locks } from '#src/platform/locks.ts'

/**
 * Runs a task unless this tab or another one of the same browser runs one of the same name; then the result is null.
 * Without Web Locks, or when the request for the lock fails, it runs unlocked: pending intents in storage still hold.
 */
export async function withTabLock<Result>(
  name: string,
  run: () => Promise<Result>,
  locks: Locks | undefined = browserLocks(),
): Promise<Result | null> {
  if (!locks) return run()
  let running: Promise<Result> | undefined
  let isTaken = false
  const start = async (lock: unknown) => {
    if (lock) await (running = run())
    else isTaken = true
  }
  try {
    await locks.request(name, { ifAvailable: true }, start)
  } catch {
    // The lock was denied or stolen; the task's own error comes from `running`.
  }
  return isTaken ? null : (running ?? run())
}
