import type { Announcement } from '#generated/http/schemas/announcement.ts'
import { manilaDay } from '#src/lib/time.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'

export interface AnnouncementsDeps {
  readonly storage: AppStorage
  readonly overlays: Pick<OverlayStore, 'enqueue' | 'dequeue'>
  /** Requests the announcements; the query client shows a failure. */
  readonly load: () => Promise<readonly Announcement[]>
  readonly isOnLobby: () => boolean
  readonly now?: () => Date
}

/** The operator's announcements, once a Manila day. */
export interface Announcements {
  /** Queues them unless they were shown today. Never rejects. */
  readonly enqueue: () => Promise<void>
  /** Removes them before the player has read them: the player left the lobby, or the session ended. */
  readonly dequeue: () => void
}

/** Remembers the day of the last announcements, on the device and for this page. */
export function createAnnouncements({
  storage,
  overlays,
  load,
  isOnLobby,
  now = () => new Date(),
}: AnnouncementsDeps): Announcements {
  const stored = () =>
    storage.get(STORAGE_KEYS.lastNoticeDate, (value) => (typeof value === 'string' ? value : undefined))
  let shownOn = stored()
  const store = (day: string) => {
    shownOn = day
    storage.set(STORAGE_KEYS.lastNoticeDate, day)
  }

  return {
    async enqueue() {
      const today = manilaDay(now())
      if (shownOn === today || stored() === today) return
      // Set before the response: of two events at once the second must not request again.
      shownOn = today
      try {
        const announcements = await load()
        // Dequeued meanwhile, or read where they were queued again after that.
        if (shownOn !== today || stored() === today) return
        if (!isOnLobby()) shownOn = undefined
        else if (announcements.length > 0) overlays.enqueue('announcements', { announcements }, () => store(today))
      } catch {
        shownOn = undefined
      }
    },
    dequeue() {
      shownOn = undefined
      overlays.dequeue('announcements')
    },
  }
}
