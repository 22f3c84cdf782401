import { makeAutoObservable } from 'mobx'
import { manilaToday } from '#src/lib/manila-day.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { DeferredStore, StoreDeps } from './deferred-stores.ts'

/** How long an account is new, in seconds. */
const NEW_ACCOUNT_S = 60

/** A visit without any navigation for so long is over, in milliseconds. */
const VISIT_TIMEOUT_MS = 30 * 60_000

/** The stored time of a first visit that is over. */
const OVER = 0

/** Whether the device and its account are new: a newcomer is not interrupted. Contains nothing about the player. */
export class NewcomerStore implements DeferredStore {
  /** There are announcements that the newcomer has not seen: a dot at the inbox. */
  hasAnnouncements = false
  readonly #storage: AppStorage

  constructor({ storage }: StoreDeps) {
    this.#storage = storage
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The player has just created the account. */
  noteSignUp(): void {
    this.#storage.set(STORAGE_KEYS.isNewAccount, true, NEW_ACCOUNT_S)
  }

  /** Whether the account was created within the last minute. */
  isNewAccount(): boolean {
    return this.#storage.get(STORAGE_KEYS.isNewAccount, (value) => value === true) ?? false
  }

  /** Whether this is the device's first visit, before the first game. */
  isFirstVisit(): boolean {
    return this.#lastActive() !== OVER
  }

  /** The player has opened a page: after a longer break that is the second visit. */
  noteVisit(): void {
    const last = this.#lastActive()
    if (last === OVER) return
    const now = Date.now()
    const isBack = last !== undefined && now - last > VISIT_TIMEOUT_MS
    this.#storage.set(STORAGE_KEYS.firstVisit, isBack ? OVER : now, null)
  }

  /** The player has played a game. */
  endFirstVisit(): void {
    this.#storage.set(STORAGE_KEYS.firstVisit, OVER, null)
  }

  /** Whether announcements wait for the first game or the second visit. */
  holdAnnouncements(areHeld: boolean): void {
    this.hasAnnouncements = areHeld
  }

  /** Whether the announcements of a Manila day were read: no others open by themselves then, but urgent ones. */
  isDayRead(day: string): boolean {
    return this.#storage.get(STORAGE_KEYS.lastNoticeDate, (value) => value === day) ?? false
  }

  /** Whether an announcement was shown on a Manila day. */
  wasShown(id: string, day: string): boolean {
    return this.#shownIds(day).includes(id)
  }

  /** These announcements were shown; the others of the day are still due. */
  markShown(announcements: readonly { readonly id: string }[], day = manilaToday()): void {
    const ids = new Set([...this.#shownIds(day), ...announcements.map(({ id }) => id)])
    this.#storage.set(STORAGE_KEYS.shownAnnouncements, { day, ids: [...ids] })
  }

  /** The player has read all announcements: they do not open by themselves again on this Manila day. */
  markAnnouncementsRead(announcements: readonly { readonly id: string }[], day = manilaToday()): void {
    this.hasAnnouncements = false
    this.markShown(announcements, day)
    this.#storage.set(STORAGE_KEYS.lastNoticeDate, day)
  }

  /** What is stored is the device's, and expires or is cleared by a logout. */
  resetPlayer(): void {
    // Nothing ends with the session.
  }

  #shownIds(day: string): readonly unknown[] {
    const read = (value: unknown) => {
      const shown = value as { readonly day?: unknown; readonly ids?: unknown } | null
      return shown?.day === day && Array.isArray(shown.ids) ? shown.ids : undefined
    }
    return this.#storage.get(STORAGE_KEYS.shownAnnouncements, read) ?? []
  }

  #lastActive(): number | undefined {
    return this.#storage.get(STORAGE_KEYS.firstVisit, (value) => (typeof value === 'number' ? value : undefined))
  }
}
