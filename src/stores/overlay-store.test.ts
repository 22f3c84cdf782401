import { describe, expect, it, vi } from 'vitest'
import { OverlayStore } from './overlay-store.ts'

const game = { gameId: 'g1', title: 'Jeepney Jackpot', url: 'http://localhost/demo' }

describe('OverlayStore', () => {
  it('shows a prompt once, however often it is enqueued', () => {
    const overlays = new OverlayStore()
    const id = overlays.enqueue('loginFirst', { returnTo: '/vip' })
    expect(overlays.enqueue('loginFirst', { returnTo: '/wallet' })).toBe(id)
    expect(overlays.queued?.props).toEqual({ returnTo: '/vip' })
    overlays.close(id)
    expect(overlays.queued).toBeNull()
  })

  it('closes stack, then queue, then frames on Back, and reports when nothing is open', () => {
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

  it('closes the own sheet of a page last on Back, unless the sheet stays open', () => {
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

  it('runs the callback of close once, after the overlay is removed', () => {
    const overlays = new OverlayStore()
    const onClose = vi.fn<() => void>(() => expect(overlays.frames).toEqual([]))
    const id = overlays.openFrame('gameFrame', game, onClose)
    overlays.close(id)
    overlays.close(id)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('opens one overlay for a double tap', () => {
    const overlays = new OverlayStore()
    expect(overlays.open('confirmLogout', {})).toBe(overlays.open('confirmLogout', {}))
    expect(overlays.stack).toHaveLength(1)
  })

  it('clears all overlays without callbacks', () => {
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

  it('drops promotions while they are held, and no other prompt', () => {
    const overlays = new OverlayStore(() => true)
    expect([
      overlays.enqueue('reward', { rewards }),
      overlays.enqueue('follow', {}),
      overlays.enqueue('welcome', {}),
    ]).toEqual([0, 0, 0])
    overlays.enqueue('appUpdate', { downloadUrl: null })
    expect([overlays.queued?.name, overlays.waiting]).toEqual(['appUpdate', []])
  })

  it('shows waiting prompts by priority, not by arrival', () => {
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

  it('queues a prompt until the overlay that the player opened is closed', () => {
    const overlays = new OverlayStore()
    const menu = overlays.open('sideMenu', {})
    overlays.enqueue('kycReminder', {})
    expect(overlays.queued).toBeNull()
    expect(overlays.top?.name).toBe('sideMenu')
    overlays.close(menu)
    expect(overlays.top?.name).toBe('kycReminder')
  })

  it('shows every reward prompt, because a second one is no duplicate', () => {
    const overlays = new OverlayStore()
    overlays.enqueue('reward', { rewards })
    overlays.enqueue('reward', { rewards: [{ type: 'point', amount: 5 }] })
    expect([overlays.queued, ...overlays.waiting]).toHaveLength(2)
    overlays.open('reward', { rewards })
    overlays.open('reward', { rewards })
    expect(overlays.stack).toHaveLength(2)
  })

  it('keeps the age sheet on Back and on a change of session, with the update queued behind it', () => {
    const overlays = new OverlayStore()
    overlays.enqueue('ageCheck', { onAccept: () => undefined })
    overlays.enqueue('kycReminder', {})
    overlays.enqueue('appUpdate', { downloadUrl: null })
    expect(overlays.closeTop()).toBe(true)
    overlays.clear()
    expect(overlays.queued?.name).toBe('ageCheck')
    expect(overlays.waiting.map(({ name }) => name)).toEqual(['appUpdate'])
  })

  it('enqueueOnce shows a prompt once per page load and player', () => {
    const overlays = new OverlayStore()
    overlays.enqueueOnce('kycReminder', {})
    overlays.closeTop()
    overlays.enqueueOnce('kycReminder', {})
    expect(overlays.top).toBeNull()
    overlays.clear()
    overlays.enqueueOnce('kycReminder', {})
    expect(overlays.top?.name).toBe('kycReminder')
  })

  it('dequeue removes a shown or waiting prompt without its callback', () => {
    const overlays = new OverlayStore()
    const onRead = vi.fn<() => void>()
    overlays.enqueue('announcements', { announcements: [] }, onRead)
    overlays.enqueue('kycReminder', {})
    overlays.dequeue('kycReminder')
    overlays.dequeue('announcements')
    expect(overlays.top).toBeNull()
    expect(onRead).not.toHaveBeenCalled()
  })

  it('shows the next prompt after a navigation that leaves an overlay', () => {
    const overlays = new OverlayStore()
    overlays.enqueue('announcements', { announcements: [] })
    const first = overlays.top
    overlays.enqueue('follow', {})
    overlays.leave(first?.id ?? 0)
    expect(overlays.top).toBeNull()
    overlays.showNext()
    expect(overlays.top?.name).toBe('follow')
  })

  it('leaves Back to the page while a frame is minimized', () => {
    const overlays = new OverlayStore()
    const id = overlays.openFrame('activityFrame', { title: 'Sign in', url: 'http://localhost/demo' })
    overlays.setCollapsed(id, true)
    expect(overlays.closeTop()).toBe(false)
    expect(overlays.frames).toHaveLength(1)
    overlays.setCollapsed(id, false)
    expect(overlays.closeTop()).toBe(true)
    expect(overlays.frames).toEqual([])
  })

  it('keeps announcements waiting while a frame covers the page, and no urgent prompt', () => {
    const overlays = new OverlayStore()
    const id = overlays.openFrame('gameFrame', game)
    overlays.enqueue('announcements', { announcements: [] })
    expect(overlays.queued).toBeNull()
    const reminder = overlays.enqueue('sessionReminder', { minutes: 60 })
    expect(overlays.queued?.name).toBe('sessionReminder')
    overlays.close(reminder)
    expect(overlays.queued).toBeNull()
    overlays.close(id)
    expect(overlays.queued?.name).toBe('announcements')
  })

  it('keeps the KYC reminder waiting while the player is busy, and no welcome', () => {
    const overlays = new OverlayStore()
    let isBusy = true
    overlays.holdWhile(() => isBusy)
    overlays.enqueue('kycReminder', {})
    expect(overlays.queued).toBeNull()
    const welcome = overlays.enqueue('welcome', {})
    expect(overlays.queued?.name).toBe('welcome')
    overlays.close(welcome)
    expect(overlays.queued).toBeNull()
    isBusy = false
    overlays.showNext()
    expect(overlays.queued?.name).toBe('kycReminder')
  })

  it('shows what waited once the frame is minimized', () => {
    const overlays = new OverlayStore()
    const id = overlays.openFrame('activityFrame', { title: 'Sign in', url: 'http://localhost/demo' })
    overlays.enqueue('announcements', { announcements: [] })
    overlays.setCollapsed(id, true)
    expect(overlays.queued?.name).toBe('announcements')
  })

  it('runs the callback of a popup on Back', () => {
    const overlays = new OverlayStore()
    const onClosed = vi.fn<() => void>()
    overlays.open('bindWallet', { onClosed })
    overlays.closeTop()
    expect(onClosed).toHaveBeenCalledOnce()
  })

  it('keeps frames open below a sheet, out of the reach of Back, and closes them with the page below', () => {
    const overlays = new OverlayStore()
    const onClose = vi.fn<() => void>()
    overlays.openFrame('gameFrame', game, onClose)
    overlays.coverFrames()
    expect(overlays.isOpen).toBe(false)
    expect(overlays.pageFrames).toHaveLength(1)
    overlays.openFrame('payFrame', { title: 'Pay', url: 'http://localhost/pay', orderNo: 'D1', method: 'GCash' })
    expect(overlays.closeTop()).toBe(true)
    expect(overlays.closeTop()).toBe(false)
    overlays.enqueue('announcements', { announcements: [] })
    expect(overlays.queued).toBeNull()
    overlays.uncoverFrames(false)
    expect(overlays.top?.name).toBe('gameFrame')
    expect(onClose).not.toHaveBeenCalled()
    overlays.coverFrames()
    overlays.uncoverFrames(true)
    expect(overlays.frames).toEqual([])
    expect(onClose).toHaveBeenCalledOnce()
  })
})
