import { describe, expect, it, vi } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { OverlayStore } from '#src/stores/overlay-store.ts'
import { createAnnouncements, type AnnouncementsDeps } from './announcements.ts'

const NEWS = [{ id: 'N1', title: 'Maintenance', content: 'Sunday', publishedAt: '2026-11-20T06:00:00+08:00' }]
const MORNING = '2026-11-20T09:00:00+08:00'

function setUp(backend = createMemoryBackend()) {
  let now = MORNING
  let isOnLobby = true
  const storage = createStorage({ backend: () => backend, now: () => Date.parse(now) })
  const overlays = new OverlayStore()
  const load = vi.fn<AnnouncementsDeps['load']>().mockResolvedValue(NEWS)
  const announcements = createAnnouncements({
    storage,
    overlays,
    load,
    isOnLobby: () => isOnLobby,
    now: () => new Date(now),
  })
  return {
    announcements,
    backend,
    load,
    overlays,
    storage,
    setNow: (to: string) => (now = to),
    go: (toLobby: boolean) => (isOnLobby = toLobby),
  }
}

describe('createAnnouncements', () => {
  it('shows them once a Manila day, on this page and after a reload', async () => {
    const { announcements, backend, load, overlays, setNow } = setUp()
    await announcements.enqueue()
    expect(overlays.queued).toMatchObject({ name: 'announcements', props: { announcements: NEWS } })
    overlays.closeTop()
    await announcements.enqueue()
    expect(overlays.top).toBeNull()

    const reloaded = setUp(backend)
    await reloaded.announcements.enqueue()
    expect(reloaded.load).not.toHaveBeenCalled()

    setNow('2026-11-21T00:01:00+08:00')
    await announcements.enqueue()
    expect(load).toHaveBeenCalledTimes(2)
    expect(overlays.queued?.name).toBe('announcements')
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
    storage.remove(STORAGE_KEYS.lastNoticeDate)
    announcements.dequeue()
    await announcements.enqueue()
    expect(overlays.queued?.name).toBe('announcements')
  })

  it('waits for the lobby when the player leaves before reading them', async () => {
    const { announcements, go, overlays, storage } = setUp()
    overlays.enqueue('kycReminder', {})
    await announcements.enqueue()
    go(false)
    announcements.dequeue()
    overlays.closeTop()
    expect(overlays.top, 'not over the other page').toBeNull()
    expect(storage.get(STORAGE_KEYS.lastNoticeDate, String)).toBeUndefined()
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
})
