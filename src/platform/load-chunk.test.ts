import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadChunk, retryChunk, StylesheetFailure, watchStylesheets } from './load-chunk.ts'

describe('retryChunk', () => {
  const host = new EventTarget()
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', host)
  })
  afterEach(() => void vi.useRealTimers())

  function failing(times: number) {
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('there'))
    for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    return load
  }

  it('tries again after growing pauses, without the device going offline first', async () => {
    const load = failing(3)
    const loading = retryChunk(load)
    await vi.advanceTimersByTimeAsync(1000)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1999)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(4001)
    expect(load).toHaveBeenCalledTimes(4)
    expect(await loading).toBe('there')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('never pauses for more than a minute', async () => {
    const load = failing(20)
    void retryChunk(load)
    await vi.advanceTimersByTimeAsync(20 * 60_000)
    expect(load).toHaveBeenCalledTimes(21)
  })

  it('tries at once when the device comes online', async () => {
    const load = failing(1)
    const loading = retryChunk(load)
    await vi.advanceTimersByTimeAsync(0)
    host.dispatchEvent(new Event('online'))
    expect(await loading).toBe('there')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('loadChunk', () => {
  /** A page with one link, whose stylesheet fails; each copy takes the place of the one before. */
  function setUp(href = '/assets/menu-1.css') {
    class Link extends EventTarget {
      readonly rel = 'stylesheet'
      readonly href: string
      constructor(address: string) {
        super()
        this.href = address
      }
      cloneNode = () => new Link(this.href)
      replaceWith = (link: Link) => void links.all.push(link)
    }
    const links = { all: [] as Link[], Link }
    const page = new EventTarget()
    watchStylesheets(page as unknown as Window)
    const fail = (link: Link) => {
      page.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: link }))
      link.dispatchEvent(new Event('error'))
    }
    fail(new Link(href))
    return { links, fail }
  }

  it('requests a stylesheet that failed again, before the code', async () => {
    const { links } = setUp()
    const load = vi.fn(() => Promise.resolve('there'))
    const loading = [loadChunk(load), loadChunk(load)]
    expect(links.all).toHaveLength(1)
    expect(load).not.toHaveBeenCalled()
    links.all[0]?.dispatchEvent(new Event('load'))
    expect(await Promise.all(loading)).toEqual(['there', 'there'])
    expect(await loadChunk(load)).toBe('there')
    expect(links.all).toHaveLength(1)
  })

  it('rejects while a stylesheet is missing that failed before, whichever code it came with', async () => {
    const { links, fail } = setUp()
    const load = vi.fn(() => Promise.resolve('there'))
    for (const _attempt of [1, 2]) {
      const loading = loadChunk(load)
      for (const link of links.all.splice(0)) fail(link)
      await expect(loading).rejects.toBeInstanceOf(StylesheetFailure)
    }
    expect(load).not.toHaveBeenCalled()
    const loading = loadChunk(load)
    for (const link of links.all.splice(0)) link.dispatchEvent(new Event('load'))
    expect(await loading).toBe('there')
  })

  it('does not wait for pictures and scripts that failed', async () => {
    const page = new EventTarget()
    watchStylesheets(page as unknown as Window)
    for (const target of [new EventTarget(), Object.assign(new EventTarget(), { rel: 'modulepreload' })])
      page.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: target }))
    expect(await loadChunk(() => Promise.resolve('there'))).toBe('there')
  })
})
