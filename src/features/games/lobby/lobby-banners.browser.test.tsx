import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setMotion } from '#tests/support/component/input.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { LobbyBanners } from './lobby-banners.tsx'

/** How long a banner stands, in milliseconds. */
const STANDS_MS = 6000

beforeEach(async () => {
  const sandbox = await createSandbox()
  // The tests have no pages to which they could lead.
  const changes = { '/0/link': 'https://example.com/', '/1/link': 'https://example.com/' }
  await sandbox.injectFault('listBanners', { kind: 'replace', changes })
})
afterEach(() => setMotion('reduce'))

async function renderBanners(motion: 'reduce' | 'no-preference') {
  await setMotion(motion)
  const start = vi.spyOn(globalThis, 'setInterval')
  const stop = vi.spyOn(globalThis, 'clearInterval')
  const screen = await renderApp(<LobbyBanners />)
  const banners = screen.getByRole('region', { name: 'News and offers' })
  const dot = (place: number) => banners.getByRole('button', { name: new RegExp(`^Banner ${String(place)} of`) })
  await expect.element(dot(1)).toHaveAttribute('aria-current', 'true')
  /** The running timers of the banners. */
  const timers = () => {
    const stopped = new Set(stop.mock.calls.map(([id]) => id))
    return start.mock.calls
      .map(([run, ms], index) => ({ run, ms, id: start.mock.results[index]?.value as number }))
      .filter(({ ms, id }) => ms === STANDS_MS && !stopped.has(id))
  }
  return { banners, dot, timers }
}

describe('LobbyBanners', () => {
  it('move by themselves', async () => {
    const { dot, timers } = await renderBanners('no-preference')
    await expect.poll(() => timers().length).toBe(1)
    for (const { run } of timers()) if (typeof run === 'function') run()
    await expect.element(dot(2)).toHaveAttribute('aria-current', 'true')
  })

  it('stop for good when they are touched, and go on with their button', async () => {
    const { banners, timers } = await renderBanners('no-preference')
    await expect.poll(() => timers().length).toBe(1)
    banners
      .getByRole('list')
      .first()
      .element()
      .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await expect.poll(() => timers().length).toBe(0)
    const play = banners.getByRole('button', { name: 'Play the banners' })
    play.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.poll(() => timers().length).toBe(1)
  })

  it.each([
    ['a dialog', 'data-scroll-locked', () => document.documentElement],
    ['a frame', 'inert', (banners: Element) => banners.parentElement],
  ] as const)('stand still behind %s', async (_, attribute, coveredBy) => {
    const { banners, timers } = await renderBanners('no-preference')
    await expect.poll(() => timers().length).toBe(1)
    const covered = coveredBy(banners.element())
    const move = vi.spyOn(Element.prototype, 'scrollTo')
    const pass = () => timers().forEach(({ run }) => typeof run === 'function' && run())
    covered?.setAttribute(attribute, '')
    pass()
    expect(move).not.toHaveBeenCalled()
    covered?.removeAttribute(attribute)
    pass()
    expect(move).toHaveBeenCalledOnce()
  })

  it('do not move with reduced motion', async () => {
    const { banners, timers } = await renderBanners('reduce')
    expect(timers()).toEqual([])
    expect(banners.getByRole('button', { name: /the banners$/ }).elements()).toEqual([])
  })
})
