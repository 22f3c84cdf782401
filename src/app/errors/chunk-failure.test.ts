import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkTimeout } from '#src/lib/within-time.ts'
import {
  isChunkFailure,
  limitRouteChunks,
  mayReload,
  reloadOnce,
  watchChunks,
  type ReloadHost,
} from './chunk-failure.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('watchChunks and limitRouteChunks', () => {
  it('recognizes a failed chunk by its event, with a message that the router ignores', () => {
    const page = new EventTarget()
    watchChunks(page as unknown as Window)
    const error = new TypeError('Failed to fetch dynamically imported module: /assets/wallet-1.js')
    expect(isChunkFailure(error)).toBe(false)
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
    expect(isChunkFailure(error)).toBe(true)
    expect(error.message).toMatch(/^Chunk: Failed/)
    expect(isChunkFailure(new TypeError('x is undefined'))).toBe(false)
    expect(isChunkFailure(undefined)).toBe(false)
    expect(isChunkFailure(new ChunkTimeout())).toBe(true)
  })

  it('fails the route of a chunk that hangs, and loads it again the next time', async () => {
    const load = vi.fn<() => Promise<void>>(() => new Promise(() => {}))
    const component = Object.assign(() => null, { preload: load })
    const root = createRootRoute({ staticData: { access: 'open' } })
    const page = createRoute({ getParentRoute: () => root, path: '/', component, staticData: { access: 'open' } })
    const router = createRouter({
      routeTree: root.addChildren([page]),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    })
    limitRouteChunks(Object.values(router.routesById))
    const loading = router.load()
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS)
    await loading
    expect(router.state.matches.at(-1)?.error).toBeInstanceOf(ChunkTimeout)
    load.mockImplementation(() => Promise.resolve())
    await router.invalidate()
    expect(router.state.matches.at(-1)?.status).toBe('success')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('fails the route of a chunk that hangs with its loader', async () => {
    const component = Object.assign(() => null, { preload: () => new Promise<void>(() => {}) })
    const root = createRootRoute({ staticData: { access: 'open' } })
    const page = createRoute({
      getParentRoute: () => root,
      path: '/',
      component,
      loader: () => new Promise<void>(() => {}),
      staticData: { access: 'open' },
    })
    const router = createRouter({
      routeTree: root.addChildren([page]),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    })
    limitRouteChunks(Object.values(router.routesById))
    const loading = router.load()
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS)
    await loading
    expect(router.state.matches.at(-1)?.error).toBeInstanceOf(ChunkTimeout)
  })

  it('lets data take longer than the chunk', async () => {
    const component = Object.assign(() => null, { preload: () => Promise.resolve() })
    const root = createRootRoute({ staticData: { access: 'open' } })
    const page = createRoute({
      getParentRoute: () => root,
      path: '/',
      component,
      loader: () => new Promise<string>((resolve) => setTimeout(() => resolve('data'), 2 * CHUNK_TIMEOUT_MS)),
      staticData: { access: 'open' },
    })
    const router = createRouter({
      routeTree: root.addChildren([page]),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    })
    limitRouteChunks(Object.values(router.routesById))
    const loading = router.load()
    await vi.advanceTimersByTimeAsync(2 * CHUNK_TIMEOUT_MS)
    await loading
    expect(router.state.matches.at(-1)?.loaderData).toBe('data')
  })
})

describe('reloadOnce', () => {
  function setUp(entries = new Map<string, string>()) {
    const site = { build: 'start-1.js' }
    const reload = vi.fn<() => void>()
    const host: ReloadHost = {
      build: () => site.build,
      storage: () => ({
        getItem: (key) => entries.get(key) ?? null,
        setItem: (key, value) => void entries.set(key, value),
      }),
      reload,
    }
    return { site, reload, host }
  }

  it('reloads once per build', () => {
    const { site, reload, host } = setUp()
    expect([mayReload(host), reloadOnce(host)]).toEqual([true, true])
    expect([mayReload(host), reloadOnce(host)]).toEqual([false, false])
    site.build = 'start-2.js'
    expect(reloadOnce(host)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it.each([
    [
      'is forbidden',
      () => {
        throw new DOMException('no', 'SecurityError')
      },
    ],
    [
      'is full',
      () => ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      }),
    ],
  ])('does not happen where storage %s: it might never end', (_what, storage) => {
    const { host, reload } = setUp()
    expect(reloadOnce({ ...host, storage })).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
