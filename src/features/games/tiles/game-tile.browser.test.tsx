import { Profiler } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { loadLaunch } from '../play/play-store.ts'
import { GameTile } from './game-tile.tsx'

const GAME = { id: 'slot-001', name: 'Parol Nights', manufName: 'Bituin Play', cover: '' }
const OTHER = { ...GAME, id: 'slot-002', name: 'Sinulog Spins' }

let sandbox: MockSandbox
beforeEach(async () => {
  sandbox = await createSandbox()
})

async function renderTile() {
  const screen = await renderApp(
    <ul>
      <GameTile game={GAME} />
    </ul>,
  )
  const tile = screen.getByRole('button', { name: 'Parol Nights Bituin Play' })
  const top = () => screen.stores.overlays.stack.at(-1)?.name
  return { screen, tile, top }
}

/** A finger on an element. */
function touch(element: Element, type: 'touchstart' | 'touchmove' | 'touchend', at = 50): Event {
  const touches = type === 'touchend' ? [] : [new Touch({ identifier: 1, target: element, clientX: at, clientY: 50 })]
  const event = new TouchEvent(type, { bubbles: true, cancelable: true, touches })
  element.dispatchEvent(event)
  return event
}

describe('GameTile', () => {
  it('opens its menu when a finger rests on it, and no game when that finger lifts', async () => {
    const { screen, tile, top } = await renderTile()
    touch(tile.element(), 'touchstart')
    await expect.poll(top).toBe('gameMenu')
    expect(touch(tile.element(), 'touchend').defaultPrevented).toBe(true)
    // A visitor's tap would ask for a login.
    expect(screen.stores.overlays.queued).toBeNull()
  })

  it('opens nothing when the finger moves on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { tile, top } = await renderTile()
      touch(tile.element(), 'touchstart')
      touch(tile.element(), 'touchmove', 90)
      vi.advanceTimersByTime(2000)
      expect(top()).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })

  it('has its menu on a right click too', async () => {
    const { tile, top } = await renderTile()
    await tile.click({ button: 'right' })
    await expect.poll(top).toBe('gameMenu')
  })

  it('has its menu on a button too', async () => {
    const { screen, top } = await renderTile()
    const button = screen.getByRole('button', { name: 'Options: Parol Nights' })
    await expect.element(button).toBeInTheDocument()
    // It shows with a mouse or the focus.
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.poll(top).toBe('gameMenu')
  })

  it.each([
    ['a finger', 'not all', 'a mark, and no button'],
    ['a mouse', 'all', 'a button'],
  ])('has for %s (%s) of its favorites %s', async (_pointer, hover) => {
    const real = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => real(query === '(hover: hover)' ? hover : query))
    const screen = await renderApp(
      <ul>
        <GameTile game={GAME} />
        <GameTile game={OTHER} />
      </ul>,
      { username: 'vip8player' },
    )
    await expect.poll(() => screen.getByRole('button', { name: /^Options: / }).elements().length).toBe(2)
    const marks = () => screen.getByRole('img', { name: 'Favorite: Parol Nights' }).elements().length
    const buttons = () => screen.getByRole('button', { name: /^Favorite: / }).elements().length
    await expect.poll(() => [marks(), buttons()]).toEqual(hover === 'all' ? [0, 2] : [1, 0])
    expect(screen.getByRole('img', { name: 'Favorite: Sinulog Spins' }).elements()).toEqual([])
    vi.restoreAllMocks()
  })

  it('is busy while its game opens; the other tiles do not render again', async () => {
    await loadLaunch()
    await sandbox.injectFault('launchGame', { kind: 'delay', ms: 700 })
    const onRender = vi.fn()
    const screen = await renderApp(
      <ul>
        <GameTile game={GAME} />
        <Profiler id="other" onRender={onRender}>
          <GameTile game={OTHER} />
        </Profiler>
      </ul>,
      { username: 'ratified' },
    )
    const tile = screen.getByRole('button', { name: 'Parol Nights Bituin Play' })
    // The hearts come late, and know the favorites later still.
    await expect.poll(() => document.querySelectorAll('[aria-label^="Favorite: "][aria-pressed]').length).toBe(2)
    onRender.mockClear()
    await tile.click()
    await expect.element(tile).toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => screen.stores.overlays.frames.length).toBe(1)
    await expect.element(tile).not.toHaveAttribute('aria-busy')
    expect(onRender).not.toHaveBeenCalled()
  })
})
