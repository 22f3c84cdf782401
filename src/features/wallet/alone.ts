import { browserLocks, type Locks } from '#src/platform/locks.ts'

/**
 * Runs something unless this tab or another one of the same browser is running one of the same name: then it answers
 * null and nothing is run. Where the browser has no locks (no secure context), what is remembered in storage must do.
 */
export async function alone<Result>(
  name: string,
  run: () => Promise<Result>,
  locks: Locks | undefined = browserLocks(),
): Promise<Result | null> {
  if (!locks) return run()
  const answer = { result: null as Result | null }
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) answer.result = await run()
  })
  return answer.result
}
