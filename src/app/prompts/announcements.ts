import type { Announcement } from '#generated/http/schemas/announcement.ts'
import { manilaDay } from '#src/lib/time.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'

export interface AnnouncementsDeps {
  readonly storage: AppStorage
  readonly overlays: Pick<OverlayStore, 'enqueue' | 'dequeue'>
  /** Asks for the announcements; what fails is told by the query client. */
  readonly load: () => Promise<readonly Announcement[]>
  /** Whether the player is where the announcements are shown. */
  readonly isOnLobby: () => boolean
  readonly now?: () => Date
}

/** The operator's announcements, once a Manila day. */
export interface Announcements {
  /** Shows them unless that has been done today. Never rejects. */
  readonly show: () => Promise<void>
  /**
   * The player went elsewhere before reading them, or a session ended: they are shown at the next occasion, to the next
   * player where the logout has cleared the stored date.
   */
  readonly takeBack: () => void
}

/** Remembers the day of the last notice, on the device and for this page. */
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
  const keep = (day: string) => {
    shownOn = day
    storage.set(STORAGE_KEYS.lastNoticeDate, day)
  }

  return {
    async show() {
      const today = manilaDay(now())
      if (shownOn === today || stored() === today) return
      // Said before the answer: of two events at once the second must not ask again.
      shownOn = today
      try {
        const announcements = await load()
        // Taken back meanwhile, or read where they were asked for again after that.
        if (shownOn !== today || stored() === today) return
        if (!isOnLobby()) shownOn = undefined
        else if (announcements.length > 0) overlays.enqueue('announcements', { announcements }, () => keep(today))
      } catch {
        shownOn = undefined
      }
    },
    takeBack() {
      shownOn = undefined
      overlays.dequeue('announcements')
    },
  }
}
