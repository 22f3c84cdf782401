import { describe, expect, it, vi } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { LOGOUT_KEYS } from '#src/platform/storage-keys.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { NewcomerStore } from '#src/stores/newcomer-store.ts'
import { OverlayStore } from '#src/stores/overlay-store.ts'
import { createAnnouncements, type AnnouncementsDeps } from './announcements.ts'

const NEWS = [{ id: 'N1', title: 'Maintenance', content: 'Sunday', publishedAt: '2026-11-20T06:00:00+08:00' }]
const MORNING = '2026-11-20T09:00:00+08:00'

const maintenance = (id: string, maintenanceAt: string) => ({ ...NEWS[0], id, maintenanceAt }) as (typeof NEWS)[0]

/** A device whose first visit is over. */
function createUsedDevice() {
  const backend = createMemoryBackend()
  new NewcomerStore({ storage: createStorage({ backend: () => backend }) }).endFirstVisit()
  return backend
}

function setUp(backend = createUsedDevice()) {
  let now = MORNING
  let isOnLobby = true
  const storage = createStorage({ backend: () => backend, now: () => Date.parse(now) })
  const overlays = new OverlayStore()
  const newcomer = new NewcomerStore({ storage })
  const load = vi.fn<AnnouncementsDeps['load']>().mockResolvedValue(NEWS)
  const announcements = createAnnouncements({
    overlays,
    newcomer,
    load,
    isOnLobby: () => isOnLobby,
    now: () => new Date(now),
  })
  return {
    announcements,
    backend,
    load,
    newcomer,
    overlays,
    storage,
    setNow: (to: string) => (now = to),
    go: (toLobby: boolean) => (isOnLobby = toLobby),
  }
}

describe('createAnnouncements', () => {
  it('shows them once a Manila day, on this page and after a reload', async () => {
    const { announcements, backend, overlays, setNow } = setUp()
    await announcements.enqueue()
    expect(overlays.queued).toMatchObject({ name: 'announcements', props: { announcements: NEWS } })
    overlays.closeTop()
    await announcements.enqueue()
    expect(overlays.top).toBeNull()

    const reloaded = setUp(backend)
    await reloaded.announcements.enqueue()
    expect(reloaded.overlays.top).toBeNull()

    setNow('2026-11-21T00:01:00+08:00')
    await announcements.enqueue()
    expect(overlays.queued?.name).toBe('announcements')
  })

  it('shows a near maintenance that is published after the announcements of the day were read, once', async () => {
    const { announcements, backend, load, overlays } = setUp()
    await announcements.enqueue()
    overlays.closeTop()
    const near = maintenance('N2', '2026-11-20T11:00:00+08:00')
    const later = [{ ...NEWS[0], id: 'N3' }, maintenance('N4', '2026-11-22T11:00:00+08:00')] as typeof NEWS
    load.mockResolvedValue([near, ...later, ...NEWS])
    await announcements.enqueue()
    expect(overlays.queued?.props).toEqual({ announcements: [near] })
    overlays.closeTop()
    await announcements.enqueue()
    expect(overlays.top, 'on this page').toBeNull()

    const reloaded = setUp(backend)
    reloaded.load.mockResolvedValue([near, ...later, ...NEWS])
    await reloaded.announcements.enqueue()
    expect(reloaded.overlays.top, 'after a reload').toBeNull()
    const next = maintenance('N5', '2026-11-20T12:00:00+08:00')
    reloaded.load.mockResolvedValue([next, near, ...NEWS])
    await reloaded.announcements.enqueue()
    expect(reloaded.overlays.queued?.props).toEqual({ announcements: [next] })
  })

  it('shows a maintenance once more when it becomes near on a later day', async () => {
    const { announcements, load, overlays, setNow } = setUp()
    const planned = maintenance('N2', '2026-11-21T20:00:00+08:00')
    load.mockResolvedValue([planned])
    await announcements.enqueue()
    overlays.closeTop()
    setNow('2026-11-21T09:00:00+08:00')
    await announcements.enqueue()
    expect(overlays.queued?.props).toEqual({ announcements: [planned] })
  })

  it('shows them again after a reload before they were read', async () => {
    const { announcements, backend } = setUp()
    await announcements.enqueue()
    const reloaded = setUp(backend)
    await reloaded.announcements.enqueue()
    expect(reloaded.overlays.queued?.name).toBe('announcements')
  })

  it('sends one request for two events at once, and opens nothing if there are none', async () => {
    const { announcements, load, overlays } = setUp()
    load.mockResolvedValue([])
    await Promise.all([announcements.enqueue(), announcements.enqueue()])
    expect(load).toHaveBeenCalledOnce()
    expect(overlays.top).toBeNull()
  })

  it('requests them again after a failure', async () => {
    const { announcements, load, overlays } = setUp()
    load.mockRejectedValueOnce(new Error('offline'))
    await announcements.enqueue()
    await announcements.enqueue()
    expect(overlays.queued?.name).toBe('announcements')
  })

  it('shows them to the next player after a logout', async () => {
    const { announcements, overlays, storage } = setUp()
    await announcements.enqueue()
    overlays.closeTop()
    for (const key of LOGOUT_KEYS) storage.remove(key)
    announcements.dequeue()
    await announcements.enqueue()
    expect(overlays.queued?.name).toBe('announcements')
  })

  it('waits for the lobby when the player leaves before reading them', async () => {
    const { announcements, go, newcomer, overlays } = setUp()
    overlays.enqueue('kycReminder', {})
    await announcements.enqueue()
    go(false)
    announcements.dequeue()
    overlays.closeTop()
    expect(overlays.top, 'not over the other page').toBeNull()
    expect(newcomer.isDayRead('2026-11-20')).toBe(false)
    go(true)
    await announcements.enqueue()
    expect(overlays.top?.name).toBe('announcements')
  })

  it('waits for the lobby when the player leaves before the response', async () => {
    const { announcements, go, load, overlays } = setUp()
    let respond: (news: typeof NEWS) => void = () => undefined
    load.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
    const showing = announcements.enqueue()
    go(false)
    respond(NEWS)
    await showing
    expect(overlays.top).toBeNull()
    go(true)
    await announcements.enqueue()
    expect(overlays.top?.name).toBe('announcements')
  })

  describe('on a first visit', () => {
    it('holds them, with a dot, until the first game', async () => {
      const { announcements, newcomer, overlays } = setUp(createMemoryBackend())
      await announcements.enqueue()
      await announcements.enqueue()
      expect(overlays.top).toBeNull()
      expect(newcomer.hasAnnouncements).toBe(true)

      newcomer.endFirstVisit()
      await announcements.enqueue()
      expect(overlays.queued?.props).toEqual({ announcements: NEWS })
      overlays.closeTop()
      expect(newcomer.hasAnnouncements).toBe(false)
    })

    it('shows at once only a maintenance within 24 hours', async () => {
      const near = maintenance('N2', '2026-11-21T09:00:00+08:00')
      const others = [
        maintenance('N3', '2026-11-21T09:00:01+08:00'),
        maintenance('N4', '2026-11-20T08:59:00+08:00'),
        ...NEWS,
      ]
      const { announcements, load, newcomer, overlays } = setUp(createMemoryBackend())
      load.mockResolvedValue([...others, near])
      await announcements.enqueue()
      expect(overlays.queued?.props).toEqual({ announcements: [near] })
      overlays.closeTop()
      expect(newcomer.hasAnnouncements).toBe(true)
    })

    it('keeps what was held due after a near maintenance was read, with its dot after a reload', async () => {
      const near = maintenance('N2', '2026-11-21T09:00:00+08:00')
      const { announcements, backend, load, overlays } = setUp(createMemoryBackend())
      load.mockResolvedValue([near, ...NEWS])
      await announcements.enqueue()
      overlays.closeTop()

      const reloaded = setUp(backend)
      reloaded.load.mockResolvedValue([near, ...NEWS])
      await reloaded.announcements.enqueue()
      expect(reloaded.overlays.top).toBeNull()
      expect(reloaded.newcomer.hasAnnouncements).toBe(true)
      reloaded.newcomer.endFirstVisit()
      await reloaded.announcements.enqueue()
      expect(reloaded.overlays.queued?.props).toEqual({ announcements: NEWS })
    })

    it('shows a near maintenance that is published while others are held', async () => {
      const near = maintenance('N2', '2026-11-21T09:00:00+08:00')
      const { announcements, load, overlays } = setUp(createMemoryBackend())
      await announcements.enqueue()
      load.mockResolvedValue([near, ...NEWS])
      await announcements.enqueue()
      expect(overlays.queued?.props).toEqual({ announcements: [near] })
    })

    it('does not show what was read in the inbox on the same day', async () => {
      const { announcements, newcomer, overlays } = setUp(createMemoryBackend())
      await announcements.enqueue()
      newcomer.markAnnouncementsRead(NEWS, '2026-11-20')
      newcomer.endFirstVisit()
      await announcements.enqueue()
      expect(overlays.top).toBeNull()
    })
  })
})
