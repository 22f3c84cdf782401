import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EFFECT_WAIT_MS, MAX_PAGE_WAIT_MS, runFirstPaint, type Effect, type FirstPaintTasks } from './first-paint.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ORDER = ['pendingLogout', 'language', 'deviceInfo', 'config', 'version', 'theme', 'menu', 'userInfo']

/** Steps that note when they begin; those in `pending` never resolve. */
function steps(begun: string[], own: Partial<FirstPaintTasks> = {}): FirstPaintTasks {
  const note = (name: string) => () => void begun.push(name)
  const pending = (name: string) => () => {
    begun.push(name)
    return new Promise<never>(() => undefined)
  }
  return {
    pendingLogout: note('pendingLogout'),
    language: async () => note('language')(),
    deviceInfo: note('deviceInfo'),
    config: pending('config'),
    version: pending('version'),
    theme: note('theme'),
    menu: pending('menu'),
    userInfo: pending('userInfo'),
    page: pending('page'),
    ...own,
  }
}

const never = (error: unknown): void => {
  throw error
}

describe('runFirstPaint', () => {
  describe('steps', () => {
    it('begins every step in order, at once, without waiting for responses; the page in the next task', async () => {
      const begun: string[] = []
      void runFirstPaint(steps(begun), never)
      expect(begun).toEqual(ORDER)
      await vi.advanceTimersByTimeAsync(0)
      expect(begun).toEqual([...ORDER, 'page'])
    })

    it('skips user info without a stored player', () => {
      const begun: string[] = []
      void runFirstPaint(steps(begun, { userInfo: undefined }), never)
      expect(begun).toEqual(ORDER.slice(0, -1))
    })

    it('continues after a step that throws or rejects, and reports it', async () => {
      const report = vi.fn()
      const begun: string[] = []
      void runFirstPaint(
        steps(begun, {
          deviceInfo: () => {
            throw new Error('forbidden')
          },
          config: () => Promise.reject(new Error('no network')),
        }),
        report,
      )
      expect(begun).toEqual(['pendingLogout', 'language', 'version', 'theme', 'menu', 'userInfo'])
      await vi.advanceTimersByTimeAsync(0)
      expect(report).toHaveBeenCalledTimes(2)
    })

    it('rejects when the texts cannot be loaded, after all steps have begun', async () => {
      const begun: string[] = []
      const started = runFirstPaint(steps(begun, { language: () => Promise.reject(new Error('chunk')) }), never)
      expect(begun).toEqual(ORDER.filter((name) => name !== 'language'))
      await expect(started).rejects.toThrow('chunk')
    })
  })

  describe('the first render', () => {
    /** Starts with texts and a page that the test resolves; `onReady` runs when the page may render. */
    function setUpRender() {
      let loadTexts!: () => void
      let loadPage!: () => void
      const texts = new Promise<void>((resolve) => (loadTexts = resolve))
      const page = new Promise<void>((resolve) => (loadPage = resolve))
      const onReady = vi.fn()
      void runFirstPaint(steps([], { language: () => texts, page: () => page }), never).then(onReady)
      return { loadTexts, loadPage, onReady }
    }

    it('waits for the texts, also if the page has its data', async () => {
      const { loadTexts, loadPage, onReady } = setUpRender()
      loadPage()
      await vi.advanceTimersByTimeAsync(MAX_PAGE_WAIT_MS)
      expect(onReady).not.toHaveBeenCalled()
      loadTexts()
      await vi.advanceTimersByTimeAsync(0)
      expect(onReady).toHaveBeenCalledOnce()
    })

    it('waits for the code and data of the page', async () => {
      const { loadTexts, loadPage, onReady } = setUpRender()
      loadTexts()
      await vi.advanceTimersByTimeAsync(MAX_PAGE_WAIT_MS - 1)
      expect(onReady).not.toHaveBeenCalled()
      loadPage()
      await vi.advanceTimersByTimeAsync(0)
      expect(onReady).toHaveBeenCalledOnce()
    })

    it('does not wait longer than the limit for a slow page', async () => {
      const { loadTexts, onReady } = setUpRender()
      loadTexts()
      await vi.advanceTimersByTimeAsync(MAX_PAGE_WAIT_MS)
      expect(onReady).toHaveBeenCalledOnce()
    })
  })

  describe('effects', () => {
    /** Steps that the test resolves in any order; each effect notes its name. */
    function setUpSteps() {
      const applied: string[] = []
      const pending: Record<string, { resolve: (effect: Effect) => void; reject: (error: unknown) => void }> = {}
      const step = (name: string) => () =>
        new Promise<Effect>((resolve, reject) => {
          pending[name] = { resolve, reject }
        })
      const report = vi.fn<(error: unknown) => void>()
      const own = { config: step('config'), version: step('version'), menu: step('menu'), userInfo: step('userInfo') }
      void runFirstPaint(steps([], own), report)
      const resolveStep = (name: string, effect: Effect = () => void applied.push(name)) =>
        pending[name]?.resolve(effect)
      const fail = (name: string) => pending[name]?.reject(new Error(name))
      return { applied, resolveStep, fail, report }
    }

    it('apply in the order of the steps, whichever response arrives first', async () => {
      const { applied, resolveStep } = setUpSteps()
      for (const name of ['userInfo', 'menu', 'version']) {
        resolveStep(name)
        await vi.advanceTimersByTimeAsync(1)
        expect(applied).toEqual([])
      }
      resolveStep('config')
      await vi.advanceTimersByTimeAsync(1)
      expect(applied).toEqual(['config', 'version', 'menu', 'userInfo'])
    })

    it('do not wait for a step that has failed', async () => {
      const { applied, resolveStep, fail, report } = setUpSteps()
      for (const name of ['userInfo', 'menu', 'version']) resolveStep(name)
      fail('config')
      await vi.advanceTimersByTimeAsync(1)
      expect(applied).toEqual(['version', 'menu', 'userInfo'])
      expect(report).toHaveBeenCalledOnce()
    })

    it('wait a second at most for a slow step, whose own effect comes late', async () => {
      const { applied, resolveStep } = setUpSteps()
      for (const name of ['userInfo', 'menu', 'version']) resolveStep(name)
      await vi.advanceTimersByTimeAsync(EFFECT_WAIT_MS - 1)
      expect(applied).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      expect(applied).toEqual(['version', 'menu', 'userInfo'])
      resolveStep('config')
      await vi.advanceTimersByTimeAsync(1)
      expect(applied.at(-1)).toBe('config')
    })

    it('are reported if they throw, and delay no other', async () => {
      const { applied, resolveStep, report } = setUpSteps()
      resolveStep('config')
      resolveStep('version', () => {
        throw new Error('mine')
      })
      resolveStep('menu')
      await vi.advanceTimersByTimeAsync(1)
      expect(applied).toEqual(['config', 'menu'])
      expect(report).toHaveBeenCalledExactlyOnceWith(new Error('mine'))
    })
  })
})
