import { expect, test, vi } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { OverlayStore } from '#src/stores/overlay-store.ts'
import { createAnnouncements, type AnnouncementsDeps } from './announcements.ts'

const NEWS = [{ id: 'N1', title: 'Maintenance', content: 'Sunday', publishedAt: '2026-11-20T06:00:00+08:00' }]
const MORNING = '2026-11-20T09:00:00+08:00'

function world(backend = createMemoryBackend()) {
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

test('once a Manila day, on this page and after a reload', async () => {
  const { announcements, backend, load, overlays, setNow } = world()
  await announcements.show()
  expect(overlays.queued).toMatchObject({ name: 'announcements', props: { announcements: NEWS } })
  overlays.closeTop()
  await announcements.show()
  expect(overlays.top).toBeNull()

  const reloaded = world(backend)
  await reloaded.announcements.show()
  expect(reloaded.load).not.toHaveBeenCalled()

  setNow('2026-11-21T00:01:00+08:00')
  await announcements.show()
  expect(load).toHaveBeenCalledTimes(2)
  expect(overlays.queued?.name).toBe('announcements')
})

test('a reload before they were read shows them again', async () => {
  const { announcements, backend } = world()
  await announcements.show()
  const reloaded = world(backend)
  await reloaded.announcements.show()
  expect(reloaded.overlays.queued?.name).toBe('announcements')
})

test('two events at once ask once; without announcements nothing opens', async () => {
  const { announcements, load, overlays } = world()
  load.mockResolvedValue([])
  await Promise.all([announcements.show(), announcements.show()])
  expect(load).toHaveBeenCalledOnce()
  expect(overlays.top).toBeNull()
})

test('a failure is tried again', async () => {
  const { announcements, load, overlays } = world()
  load.mockRejectedValueOnce(new Error('offline'))
  await announcements.show()
  await announcements.show()
  expect(overlays.queued?.name).toBe('announcements')
})

test('after a logout the next player sees them', async () => {
  const { announcements, overlays, storage } = world()
  await announcements.show()
  overlays.closeTop()
  storage.remove(STORAGE_KEYS.lastNoticeDate)
  announcements.takeBack()
  await announcements.show()
  expect(overlays.queued?.name).toBe('announcements')
})

test('who goes elsewhere before seeing them sees them on the lobby, and there once', async () => {
  const { announcements, go, overlays, storage } = world()
  overlays.enqueue('kycReminder', {})
  await announcements.show()
  go(false)
  announcements.takeBack()
  overlays.closeTop()
  expect(overlays.top, 'not over the other page').toBeNull()
  expect(storage.get(STORAGE_KEYS.lastNoticeDate, String)).toBeUndefined()
  go(true)
  await announcements.show()
  expect(overlays.top?.name).toBe('announcements')
})

test('an answer that comes when the player has gone elsewhere waits for the lobby', async () => {
  const { announcements, go, load, overlays } = world()
  let answer: (news: typeof NEWS) => void = () => undefined
  load.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const showing = announcements.show()
  go(false)
  answer(NEWS)
  await showing
  expect(overlays.top).toBeNull()
  go(true)
  await announcements.show()
  expect(overlays.top?.name).toBe('announcements')
})
