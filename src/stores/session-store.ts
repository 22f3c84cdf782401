import { makeAutoObservable } from 'mobx'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { readStoredUser, toStoredUser, type StoredUser, type UserFields } from './stored-user.ts'

/** Section 6 of the specification; `suspended` is a user flagged onlyKyc. */
export type Role = 'visitor' | 'player' | 'suspended'

/**
 * Who plays, as guards and the shell need to know it. Restored from the device, so that a returning player is one
 * before user info has answered. The user is written by `src/app/session/` alone.
 */
export class SessionStore {
  user: StoredUser | null
  /** The game on which a visitor tapped, who was asked to log in for it; known to this page alone. */
  tappedGameId: string | null = null
  readonly #storage: AppStorage

  constructor(storage: AppStorage) {
    this.#storage = storage
    this.user = this.stored()
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isLoggedIn(): boolean {
    return this.user !== null
  }

  get uid(): string | null {
    return this.user?.uid ?? null
  }

  get role(): Role {
    if (!this.user) return 'visitor'
    return this.user.onlyKyc ? 'suspended' : 'player'
  }

  /** Whether the identity is verified, which withdrawing needs. */
  get isRatified(): boolean {
    return this.user?.kycStatus === 'ratified'
  }

  /** Takes a user as the server gave it, and renews how long the device keeps it (86400 s). */
  signIn(user: UserFields): void {
    this.#keep(toStoredUser(user))
  }

  /** Changes single fields after an action, such as `isNullPasswordTrade` once a transaction password is set. */
  update(patch: Partial<Omit<StoredUser, 'uid'>>): void {
    if (this.user) this.#keep({ ...this.user, ...patch })
  }

  /** A visitor has tapped on a game, and is asked to log in for it. */
  noteTap(gameId: string): void {
    this.tappedGameId = gameId
  }

  /** Whether the player has tapped on this game before login. It counts once. */
  takeTap(gameId: string): boolean {
    const isTapped = this.tappedGameId === gameId
    this.tappedGameId = null
    return isTapped
  }

  clear(): void {
    this.user = null
    this.tappedGameId = null
    this.#storage.remove(STORAGE_KEYS.userInfo)
  }

  /** Who is kept on the device at this moment; another tab may have changed that. */
  stored(): StoredUser | null {
    return this.#storage.get(STORAGE_KEYS.userInfo, readStoredUser) ?? null
  }

  /**
   * Removes the stored record if this tab wrote it last: a user info response may store the player again before this
   * tab learns that another one removed the record. A login by another tab is a different record, and stays.
   */
  dropOwnRecord(): void {
    this.#storage.removeOwn(STORAGE_KEYS.userInfo)
  }

  /** Takes over what another tab has kept, or forgotten. The device is not touched: that tab's word is newer. */
  follow(user: StoredUser | null): void {
    this.user = user
  }

  #keep(user: StoredUser): void {
    this.user = user
    this.#storage.set(STORAGE_KEYS.userInfo, user)
  }
}
