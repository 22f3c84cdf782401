import type { Announcement } from '#generated/http/schemas/announcement.ts'
import { serverNow } from '#src/api/server-clock.ts'
import { manilaDay } from '#src/lib/manila-day.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { NewcomerStore } from '#src/stores/newcomer-store.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'

/** A maintenance is announced at once if it begins within so many milliseconds. */
const URGENT_MS = 24 * 3_600_000

export interface AnnouncementsDeps {
  readonly storage: AppStorage
  readonly overlays: Pick<OverlayStore, 'enqueue' | 'dequeue'>
  readonly newcomer: Pick<
    NewcomerStore,
    'hasAnnouncements' | 'holdAnnouncements' | 'isFirstVisit' | 'markAnnouncementsRead'
  >
  /** Requests the announcements; the query client shows a failure. */
  readonly load: () => Promise<readonly Announcement[]>
  readonly isOnLobby: () => boolean
  readonly now?: () => Date
}

/** The operator's announcements, once a Manila day. */
export interface Announcements {
  /** Queues them unless they were shown today; on a first visit only a maintenance that is near. Never rejects. */
  readonly enqueue: () => Promise<void>
  /** Removes them before the player has read them: the player left the lobby, or the session ended. */
  readonly dequeue: () => void
}

function isUrgent({ maintenanceAt }: Announcement, now: number): boolean {
  const leftMs = Date.parse(maintenanceAt ?? '') - now
  return leftMs > 0 && leftMs <= URGENT_MS
}

/** Remembers the day of the last announcements, on the device and for this page. */
export function createAnnouncements({
  storage,
  overlays,
  newcomer,
  load,
  isOnLobby,
  now = () => new Date(),
}: AnnouncementsDeps): Announcements {
  const stored = () =>
    storage.get(STORAGE_KEYS.lastNoticeDate, (value) => (typeof value === 'string' ? value : undefined))
  let shownOn = stored()

  return {
    async enqueue() {
      const today = manilaDay(now())
      if (shownOn === today || stored() === today) return
      if (newcomer.isFirstVisit() && newcomer.hasAnnouncements) return
      // Set before the response: of two events at once the second must not request again.
      shownOn = today
      try {
        const all = await load()
        // Dequeued meanwhile, or read where they were queued again after that.
        if (shownOn !== today || stored() === today) return
        const time = serverNow() ?? now().getTime()
        const due = newcomer.isFirstVisit() ? all.filter((one) => isUrgent(one, time)) : all
        const areHeld = due.length < all.length
        if (areHeld) newcomer.holdAnnouncements()
        if (!isOnLobby() || (areHeld && due.length === 0)) shownOn = undefined
        else if (due.length > 0) {
          overlays.enqueue('announcements', { announcements: due }, () => {
            shownOn = today
            if (areHeld) storage.set(STORAGE_KEYS.lastNoticeDate, today)
            else newcomer.markAnnouncementsRead(today)
          })
        }
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
