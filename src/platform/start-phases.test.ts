import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StartPhases } from './start-phases.ts'

/** The browser tasks and idle callbacks that have not run yet. */
let browserTasks: (() => void)[] = []
let idleCallbacks: (() => void)[] = []

beforeEach(() => {
  browserTasks = []
  idleCallbacks = []
  vi.stubGlobal('setTimeout', (run: () => void) => browserTasks.push(run))
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idleCallbacks.push(run))
})
afterEach(() => void vi.unstubAllGlobals())

/** Runs the next one, and what follows from it at once. */
async function runNext(queue: (() => void)[]): Promise<void> {
  queue.shift()?.()
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

const never = (error: unknown): void => {
  throw error
}

function setUp() {
  const phases = new StartPhases()
  const ran: string[] = []
  const task = (name: string) => () => void ran.push(name)
  return { phases, ran, tasks: [task('one'), task('two')] }
}

describe('StartPhases', () => {
  for (const [phase, when, queue] of [
    ['firstData', 'in a browser task of its own', () => browserTasks],
    ['idle', 'when the browser is idle', () => idleCallbacks],
  ] as const) {
    it(`runs each task of ${phase} ${when}, and then ends the phase`, async () => {
      const { phases, ran, tasks } = setUp()
      void phases.run(phase, tasks, never)
      expect(ran).toEqual([])
      await runNext(queue())
      expect(ran).toEqual(['one'])
      await runNext(queue())
      expect(ran).toEqual(['one', 'two'])
      expect(phases.isOver(phase)).toBe(false)
      await runNext(queue())
      expect(phases.isOver(phase)).toBe(true)
      expect([...browserTasks, ...idleCallbacks]).toEqual([])
    })
  }

  it('runs the tasks of idle by timers in a browser without idle callbacks', async () => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback')
    const { phases, ran, tasks } = setUp()
    void phases.run('idle', tasks, never)
    await runNext(browserTasks)
    await runNext(browserTasks)
    expect(ran).toEqual(['one', 'two'])
  })

  it('reports a task that throws, runs the others and ends the phase', async () => {
    const { phases, ran, tasks } = setUp()
    const report = vi.fn()
    const broken = () => {
      throw new Error('mine')
    }
    const run = phases.run('firstData', [broken, ...tasks], report)
    while (browserTasks.length > 0) await runNext(browserTasks)
    await run
    expect(ran).toEqual(['one', 'two'])
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('mine'))
    expect(phases.isOver('firstData')).toBe(true)
  })

  it('resolves for those who wait, before the end and after it', async () => {
    const { phases } = setUp()
    const onOver = vi.fn()
    const waiting = phases.whenOver('firstData').then(onOver)
    phases.end('idle')
    await phases.whenOver('idle')
    expect(onOver).not.toHaveBeenCalled()
    phases.end('firstData')
    await waiting
    await phases.whenOver('firstData')
    expect(onOver).toHaveBeenCalledOnce()
  })
})
