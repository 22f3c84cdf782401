import { expect, test, vi } from 'vitest'
import { OverlayStore } from './overlay-store.ts'

const game = { gameId: 'g1', title: 'Jeepney Jackpot', url: 'http://localhost/demo' }

test('a prompt shows once, however often it is queued', () => {
  const overlays = new OverlayStore()
  const id = overlays.enqueue('loginFirst', { returnTo: '/vip' })
  expect(overlays.enqueue('loginFirst', { returnTo: '/wallet' })).toBe(id)
  expect(overlays.queued?.props).toEqual({ returnTo: '/vip' })
  overlays.close(id)
  expect(overlays.queued).toBeNull()
})

test('Back closes stack, then queue, then frames, and says when nothing was there', () => {
  const overlays = new OverlayStore()
  overlays.openFrame('gameFrame', game)
  overlays.enqueue('loginFirst', { returnTo: '/vip' })
  overlays.open('confirmLogout', {})
  const closed: (string | undefined)[] = []
  for (let i = 0; i < 3; i += 1) {
    closed.push(overlays.top?.name)
    expect(overlays.closeTop()).toBe(true)
  }
  expect(closed).toEqual(['confirmLogout', 'loginFirst', 'gameFrame'])
  expect(overlays.closeTop()).toBe(false)
})

test('Back closes a sheet of the page itself below all else, unless that stays', () => {
  const overlays = new OverlayStore()
  const close = vi.fn<() => void>()
  overlays.pushSheet(close)
  overlays.open('confirmLogout', {})
  overlays.closeTop()
  expect(close).not.toHaveBeenCalled()
  // While it sends, it stays open and the player stays.
  expect(overlays.closeTop()).toBe(true)
  expect(close).toHaveBeenCalledTimes(1)
  expect(overlays.isOpen).toBe(true)
  overlays.popSheet(close)
  expect(overlays.isOpen).toBe(false)
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
  overlays.enqueue('loginFirst', { returnTo: '/vip' }, onClose)
  overlays.open('confirmLogout', {}, onClose)
  overlays.clear()
  expect(overlays.top).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

const rewards = [{ type: 'cash' as const, amount: 10 }]

test('who waits goes by the order of the queue, not by who came first', () => {
  const overlays = new OverlayStore()
  overlays.enqueue('announcements', { announcements: [] })
  overlays.enqueue('follow', {})
  overlays.enqueue('reward', { rewards })
  overlays.enqueue('kycReminder', {})
  overlays.enqueue('loginFirst', { returnTo: '/vip' })
  overlays.enqueue('appUpdate', { downloadUrl: null })
  overlays.enqueue('suspended', {})
  overlays.enqueue('ageCheck', { onAccept: () => undefined })
  const shown: (string | undefined)[] = []
  while (overlays.queued) {
    shown.push(overlays.queued.name)
    overlays.close(overlays.queued.id)
  }
  // A prompt on screen is not replaced by a later one.
  expect(shown).toEqual([
    'announcements',
    'ageCheck',
    'suspended',
    'appUpdate',
    'loginFirst',
    'kycReminder',
    'reward',
    'follow',
  ])
})

test('what comes unasked waits until what the player opened is closed', () => {
  const overlays = new OverlayStore()
  const menu = overlays.open('sideMenu', {})
  overlays.enqueue('kycReminder', {})
  expect(overlays.queued).toBeNull()
  expect(overlays.top?.name).toBe('sideMenu')
  overlays.close(menu)
  expect(overlays.top?.name).toBe('kycReminder')
})

test('every reward is shown: a second one is no repetition', () => {
  const overlays = new OverlayStore()
  overlays.enqueue('reward', { rewards })
  overlays.enqueue('reward', { rewards: [{ type: 'point', amount: 5 }] })
  expect([overlays.queued, ...overlays.waiting]).toHaveLength(2)
  overlays.open('reward', { rewards })
  overlays.open('reward', { rewards })
  expect(overlays.stack).toHaveLength(2)
})

test('Back does not close the age sheet, and a change of session leaves it; the update waits behind it', () => {
  const overlays = new OverlayStore()
  overlays.enqueue('ageCheck', { onAccept: () => undefined })
  overlays.enqueue('kycReminder', {})
  overlays.enqueue('appUpdate', { downloadUrl: null })
  expect(overlays.closeTop()).toBe(true)
  overlays.clear()
  expect(overlays.queued?.name).toBe('ageCheck')
  expect(overlays.waiting.map(({ name }) => name)).toEqual(['appUpdate'])
})

test('once a page load means once, until another player comes', () => {
  const overlays = new OverlayStore()
  overlays.enqueueOnce('kycReminder', {})
  overlays.closeTop()
  overlays.enqueueOnce('kycReminder', {})
  expect(overlays.top).toBeNull()
  overlays.clear()
  overlays.enqueueOnce('kycReminder', {})
  expect(overlays.top?.name).toBe('kycReminder')
})

test('what has lost its occasion is taken back, on screen or waiting, as if it had not been seen', () => {
  const overlays = new OverlayStore()
  const onRead = vi.fn<() => void>()
  overlays.enqueue('announcements', { announcements: [] }, onRead)
  overlays.enqueue('kycReminder', {})
  overlays.dequeue('kycReminder')
  overlays.dequeue('announcements')
  expect(overlays.top).toBeNull()
  expect(onRead).not.toHaveBeenCalled()
})

test('who leaves by an overlay meets what waits where they arrive', () => {
  const overlays = new OverlayStore()
  overlays.enqueue('announcements', { announcements: [] })
  const first = overlays.top
  overlays.enqueue('follow', {})
  overlays.leave(first?.id ?? 0)
  expect(overlays.top).toBeNull()
  overlays.showNext()
  expect(overlays.top?.name).toBe('follow')
})

test('a frame made small leaves Back to the page until it is large again', () => {
  const overlays = new OverlayStore()
  const id = overlays.openFrame('activityFrame', { title: 'Sign in', url: 'http://localhost/demo' })
  overlays.setCollapsed(id, true)
  expect(overlays.closeTop()).toBe(false)
  expect(overlays.frames).toHaveLength(1)
  overlays.setCollapsed(id, false)
  expect(overlays.closeTop()).toBe(true)
  expect(overlays.frames).toEqual([])
})

test('a popup opened with a callback of its own runs it on Back too', () => {
  const overlays = new OverlayStore()
  const onClosed = vi.fn<() => void>()
  overlays.open('bindWallet', { onClosed })
  overlays.closeTop()
  expect(onClosed).toHaveBeenCalledOnce()
})
