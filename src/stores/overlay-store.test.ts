import { expect, test, vi } from 'vitest'
import { OverlayStore } from './overlay-store.ts'

const game = { gameId: 'g1', title: 'Jeepney Jackpot', url: 'http://localhost/demo' }

test('an unasked overlay shows once, however often it is asked for', () => {
  const overlays = new OverlayStore()
  const id = overlays.ask('loginFirst', { returnTo: '/vip' })
  expect(overlays.ask('loginFirst', { returnTo: '/wallet' })).toBe(id)
  expect(overlays.queued?.props).toEqual({ returnTo: '/vip' })
  overlays.close(id)
  expect(overlays.queued).toBeNull()
})

test('Back closes stack, then queue, then frames, and says when nothing was there', () => {
  const overlays = new OverlayStore()
  overlays.openFrame('gameFrame', game)
  overlays.ask('loginFirst', { returnTo: '/vip' })
  overlays.open('confirmLogout', {})
  const closed: (string | undefined)[] = []
  for (let i = 0; i < 3; i += 1) {
    closed.push(overlays.top?.name)
    expect(overlays.closeTop()).toBe(true)
  }
  expect(closed).toEqual(['confirmLogout', 'loginFirst', 'gameFrame'])
  expect(overlays.closeTop()).toBe(false)
})

test('closing runs the callback once, after the overlay is gone', () => {
  const overlays = new OverlayStore()
  const onClose = vi.fn<() => void>(() => expect(overlays.frames).toEqual([]))
  const id = overlays.openFrame('gameFrame', game, onClose)
  overlays.close(id)
  overlays.close(id)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a double tap opens one', () => {
  const overlays = new OverlayStore()
  expect(overlays.open('confirmLogout', {})).toBe(overlays.open('confirmLogout', {}))
  expect(overlays.stack).toHaveLength(1)
})

test('clearing takes everything away without callbacks', () => {
  const overlays = new OverlayStore()
  const onClose = vi.fn<() => void>()
  overlays.openFrame('gameFrame', game, onClose)
  overlays.ask('loginFirst', { returnTo: '/vip' }, onClose)
  overlays.open('confirmLogout', {}, onClose)
  overlays.clear()
  expect(overlays.top).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})
