import type { Announcement } from '#generated/http/schemas/announcement.ts'
import { serverNow } from '#src/api/server-clock.ts'
import { manilaDay } from '#src/lib/manila-day.ts'
import type { NewcomerStore } from '#src/stores/newcomer-store.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'

/** A maintenance is announced at once if it begins within so many milliseconds. */
const URGENT_MS = 24 * 3_600_000

export interface AnnouncementsDeps {
  readonly overlays: Pick<OverlayStore, 'enqueue' | 'dequeue'>
  readonly newcomer: Pick<
    NewcomerStore,
    'holdAnnouncements' | 'isDayRead' | 'isFirstVisit' | 'markAnnouncementsRead' | 'markShown' | 'wasShown'
  >
  /** Requests the announcements; the query client shows a failure. */
  readonly load: () => Promise<readonly Announcement[]>
  readonly isOnLobby: () => boolean
  /** Whether an announcement shows only if it tells of a maintenance: the others may promote. */
  readonly arePromotionsHeld?: () => boolean
  readonly now?: () => Date
}

/** The operator's announcements: all of them once a Manila day, each maintenance that is near as soon as it is known. */
export interface Announcements {
  /**
   * Queues those that are due: what was not shown today; on a first visit, and once the day's were read, only a maintenance
   * that is near. Never rejects.
   */
  readonly enqueue: () => Promise<void>
  /** Removes them before the player has read them: the player left the lobby, or the session ended. */
  readonly dequeue: () => void
}

function isUrgent({ maintenanceAt }: Announcement, now: number): boolean {
  const leftMs = Date.parse(maintenanceAt ?? '') - now
  return leftMs > 0 && leftMs <= URGENT_MS
}

export function createAnnouncements({
  overlays,
  newcomer,
  load,
  isOnLobby,
  arePromotionsHeld = () => false,
  now = () => new Date(),
}: AnnouncementsDeps): Announcements {
  let isLoading = false

  function queueDue(loaded: readonly Announcement[]): void {
    const all = arePromotionsHeld() ? loaded.filter(({ maintenanceAt }) => maintenanceAt) : loaded
    const today = manilaDay(now())
    const time = serverNow() ?? now().getTime()
    const isDayRead = newcomer.isDayRead(today)
    const urgent = all.filter((one) => isUrgent(one, time))
    const open = isDayRead || newcomer.isFirstVisit() ? urgent : all
    const areHeld = !isDayRead && open.length < all.length
    newcomer.holdAnnouncements(areHeld)
    const due = open.filter(({ id }) => !newcomer.wasShown(id, today))
    if (due.length === 0 || !isOnLobby()) return
    overlays.enqueue('announcements', { announcements: due }, () => {
      if (areHeld) newcomer.markShown(due, today)
      else newcomer.markAnnouncementsRead(due, today)
    })
  }

  return {
    async enqueue() {
      // Of two events at once the second must not request again.
      if (isLoading) return
      isLoading = true
      try {
        queueDue(await load())
      } catch {
        // The next event requests them again.
      } finally {
        isLoading = false
      }
    },
    dequeue: () => overlays.dequeue('announcements'),
  }
}
