import { describe, expect, test, vi } from 'vitest'
import { startUp, type StartUpSteps } from './start-up.ts'

const ORDER = ['language', 'deviceInfo', 'config', 'version', 'theme', 'menu', 'userInfo']

/** Steps that note when they begin; those that answer never do so. */
function steps(begun: string[], own: Partial<StartUpSteps> = {}): StartUpSteps {
  const note = (name: string) => () => void begun.push(name)
  const pending = (name: string) => () => {
    begun.push(name)
    return new Promise<void>(() => undefined)
  }
  return {
    language: async () => note('language')(),
    deviceInfo: note('deviceInfo'),
    config: pending('config'),
    version: pending('version'),
    theme: note('theme'),
    menu: pending('menu'),
    userInfo: pending('userInfo'),
    ...own,
  }
}

const never = (error: unknown): void => {
  throw error
}

describe('start-up', () => {
  test('begins every step in order, at once, without waiting for answers', () => {
    const begun: string[] = []
    void startUp(steps(begun), never)
    expect(begun).toEqual(ORDER)
  })

  test('is ready to paint when the texts are there, whatever else is pending', async () => {
    await expect(startUp(steps([]), never)).resolves.toBeUndefined()
  })

  test('asks nobody who the player is where none is remembered', () => {
    const begun: string[] = []
    void startUp(steps(begun, { userInfo: undefined }), never)
    expect(begun).toEqual(ORDER.slice(0, -1))
  })

  test('goes on after a step that throws or rejects, and reports it', async () => {
    vi.useFakeTimers()
    const report = vi.fn()
    const begun: string[] = []
    void startUp(
      steps(begun, {
        deviceInfo: () => {
          throw new Error('forbidden')
        },
        config: () => Promise.reject(new Error('no network')),
      }),
      report,
    )
    expect(begun).toEqual(['language', 'version', 'theme', 'menu', 'userInfo'])
    await vi.advanceTimersByTimeAsync(0)
    expect(report).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })

  test('rejects when the texts cannot be loaded, after all steps have begun', async () => {
    const begun: string[] = []
    const started = startUp(steps(begun, { language: () => Promise.reject(new Error('chunk')) }), never)
    expect(begun).toEqual(ORDER.slice(1))
    await expect(started).rejects.toThrow('chunk')
  })
})
