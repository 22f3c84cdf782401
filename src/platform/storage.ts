import { STORAGE_PREFIX } from '#src/lib/product.ts'
import type { StorageKey } from './storage-keys.ts'

/** The default lifetime of a value, in seconds. */
export const DEFAULT_EXPIRY_S = 86_400

/** Values on the device, each with an expiry. Never throws: what cannot be stored lives as long as the page. */
export interface AppStorage {
  /** The value as parsed by `read`; undefined if missing, expired, corrupt, or rejected by `read`. */
  get<T>(key: StorageKey, read: (value: unknown) => T | undefined): T | undefined
  /**
   * `seconds` to live: 86400 by default, null for no expiry.
   * @returns whether the device stores it; else it lives as long as this tab or page
   */
  set(key: StorageKey, value: unknown, seconds?: number | null): boolean
  remove(key: StorageKey): void
  /** Removes the value only if it is exactly what this tab wrote last. */
  removeOwn(key: StorageKey): void
}

/** The part of the browser's storage that is used. */
export type StorageBackend = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The storage name of a key: `userInfo` → `TUMPAK_USERINFO`. */
export function toStorageName(key: StorageKey): string {
  return STORAGE_PREFIX + key.toUpperCase()
}

export function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** Writes a text and reads it back, because some storages drop it silently. */
export function write(storage: StorageBackend | null, name: string, text: string): boolean {
  const isStored = attempt(() => {
    storage?.setItem(name, text)
    return storage?.getItem(name) === text
  })
  return isStored === true
}

function readEntry(text: string | null | undefined): { value: unknown; expires: number | null } | undefined {
  if (typeof text !== 'string') return undefined
  const parsed = attempt((): unknown => JSON.parse(text))
  if (typeof parsed !== 'object' || parsed === null || !('value' in parsed) || !('expires' in parsed)) return undefined
  const { value, expires } = parsed
  return expires === null || typeof expires === 'number' ? { value, expires } : undefined
}

export interface StorageOptions {
  /** Called once. Null for none; may throw, as `localStorage` does where it is forbidden. */
  backend?: () => StorageBackend | null
  /** The fallback for values that `backend` rejects: `sessionStorage`, to survive a reload. May throw too. */
  spare?: () => StorageBackend | null
  /** The keys that may use `spare`; all by default. */
  spared?: readonly StorageKey[]
  /** Milliseconds since 1970. */
  now?: () => number
  /** The prefix of the keys; that of the product's name by default. */
  prefix?: string
}

/**
 * Local storage: prefixed upper-case keys, values as JSON `{value, expires}`, `expires` in milliseconds since 1970 or
 * null for never. `public/boot.js` reads theme and language in this format before the app loads.
 */
export function createStorage(options: StorageOptions = {}): AppStorage {
  const {
    backend = () => globalThis.localStorage,
    spare = () => null,
    spared,
    now = Date.now,
    prefix = STORAGE_PREFIX,
  } = options
  const toName = (key: StorageKey) => prefix + key.toUpperCase()
  const storage = attempt(backend) ?? null
  const tab = attempt(spare) ?? null
  const getFallback = (key: StorageKey) => (spared?.includes(key) === false ? null : tab)
  /** Values that storage rejected because it is full or forbidden. They are newer than the stored ones. */
  const memory = new Map<string, string>()
  const lastWritten = new Map<string, string>()

  const readText = (key: StorageKey) => {
    const name = toName(key)
    return memory.get(name) ?? attempt(() => getFallback(key)?.getItem(name)) ?? attempt(() => storage?.getItem(name))
  }

  return {
    get(key, read) {
      const entry = readEntry(readText(key))
      if (!entry || (entry.expires !== null && entry.expires <= now())) return undefined
      return attempt(() => read(entry.value))
    },
    set(key, value, seconds = DEFAULT_EXPIRY_S) {
      const name = toName(key)
      const tabStorage = getFallback(key)
      const text = JSON.stringify({ value, expires: seconds === null ? null : now() + seconds * 1000 })
      lastWritten.set(name, text)
      memory.delete(name)
      if (write(storage, name, text)) {
        attempt(() => tabStorage?.removeItem(name))
        return true
      }
      // With a fallback in this tab, keep the older value for after the tab is closed.
      if (!tabStorage) attempt(() => storage?.removeItem(name))
      else if (write(tabStorage, name, text)) return false
      else attempt(() => tabStorage.removeItem(name))
      memory.set(name, text)
      return false
    },
    remove(key) {
      memory.delete(toName(key))
      for (const one of [storage, getFallback(key)]) attempt(() => one?.removeItem(toName(key)))
    },
    removeOwn(key) {
      const name = toName(key)
      if (readText(key) === lastWritten.get(name)) this.remove(key)
    },
  }
}
