import { retryChunk } from '#src/platform/load-chunk.ts'
import { startPhases } from '#src/platform/start-phases.ts'
import { whenFirstData } from './first-data.ts'
import { runFirstPaint } from './first-paint.ts'
import { listStartTasks, type StartDeps, type StartTasks } from './start-tasks.ts'

/** Never rejects. */
async function runDeferredTasks(tasks: StartTasks, deps: StartDeps): Promise<void> {
  await whenFirstData(deps)
  const { deferredTasks } = await retryChunk(() => import('./deferred-tasks.ts'))
  await startPhases.run('firstData', tasks.firstData(deferredTasks), reportError)
  await startPhases.run('idle', tasks.idle(deferredTasks), reportError)
}

/**
 * Starts the tasks of the first paint, and the others in their phases.
 *
 * @returns resolves when the page may render
 */
export function startApp(deps: StartDeps): Promise<void> {
  const tasks = listStartTasks(deps)
  void runDeferredTasks(tasks, deps)
  return runFirstPaint(tasks.firstPaint, reportError)
}
