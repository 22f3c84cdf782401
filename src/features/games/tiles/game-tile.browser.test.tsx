import { beforeEach, describe, expect, it, vi } from 'vitest'
import { completeFirstPage } from '#src/platform/first-page.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { GameTile } from './game-tile.tsx'

const GAME = { id: 'slot-001', name: 'Parol Nights', manufName: 'Bituin Play', cover: '' }

beforeEach(async () => {
  await createSandbox()
  completeFirstPage()
})

async function renderTile() {
  const onPlay = vi.fn()
  const screen = await renderApp(
    <ul>
      <GameTile game={GAME} isBusy={false} onPlay={onPlay} />
    </ul>,
  )
  const tile = screen.getByRole('button', { name: 'Parol Nights Bituin Play' })
  const top = () => screen.stores.overlays.stack.at(-1)?.name
  return { screen, tile, onPlay, top }
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
    const { tile, top, onPlay } = await renderTile()
    touch(tile.element(), 'touchstart')
    await expect.poll(top).toBe('gameMenu')
    expect(touch(tile.element(), 'touchend').defaultPrevented).toBe(true)
    expect(onPlay).not.toHaveBeenCalled()
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
})
