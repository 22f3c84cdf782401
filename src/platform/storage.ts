import { STORAGE_PREFIX } from '#src/lib/product.ts'
import type { StorageKey } from './storage-keys.ts'

/** How long a value lives unless said otherwise, in seconds. */
export const DEFAULT_EXPIRY_S = 86_400

/** Values on the device, each with an expiry. Never throws: what cannot be stored lives as long as the page. */
export interface AppStorage {
  /** The value as `read` understands it, or undefined: missing, expired, corrupt, or not understood. */
  get<T>(key: StorageKey, read: (value: unknown) => T | undefined): T | undefined
  /**
   * `seconds` to live: 86400 unless given, null for ever.
   * @returns whether the device keeps it; else it lives as long as this tab, or this page
   */
  set(key: StorageKey, value: unknown, seconds?: number | null): boolean
  remove(key: StorageKey): void
  /** Removes the value only if it is byte for byte what this tab wrote last. */
  removeOwn(key: StorageKey): void
}

/** The part of the browser's storage that is used. */
export type StorageBackend = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface StorageOptions {
  /** null: none. Asked for once, and may throw, as `localStorage` does where it is forbidden. */
  backend?: () => StorageBackend | null
  /** Where values go that `backend` refuses: `sessionStorage` for what a reload must not lose. May throw as well. */
  spare?: () => StorageBackend | null
  /** Milliseconds since 1970. */
  now?: () => number
}

/**
 * Local storage: keys prefixed with the product's name and in upper case,
 * values as JSON `{value, expires}`, `expires` in milliseconds since 1970 or null for never. `public/boot.js` reads
 * theme and language in this form before the app is loaded.
 */
export function createStorage(options: StorageOptions = {}): AppStorage {
  const { backend = () => globalThis.localStorage, spare = () => null, now = Date.now } = options
  const storage = attempt(backend) ?? null
  const tabStorage = attempt(spare) ?? null
  /** What could not be written, because storage is full or forbidden. It is newer than what storage holds. */
  const memory = new Map<string, string>()
  const lastWritten = new Map<string, string>()

  const textOf = (name: string) =>
    memory.get(name) ?? attempt(() => tabStorage?.getItem(name)) ?? attempt(() => storage?.getItem(name))

  return {
    get(key, read) {
      const entry = readEntry(textOf(nameOf(key)))
      if (!entry || (entry.expires !== null && entry.expires <= now())) return undefined
      return attempt(() => read(entry.value))
    },
    set(key, value, seconds = DEFAULT_EXPIRY_S) {
      const name = nameOf(key)
      const text = JSON.stringify({ value, expires: seconds === null ? null : now() + seconds * 1000 })
      lastWritten.set(name, text)
      memory.delete(name)
      if (write(storage, name, text)) {
        attempt(() => tabStorage?.removeItem(name))
        return true
      }
      // Where a tab stands in, an older value on the device is better than none once that tab is closed.
      if (!tabStorage) attempt(() => storage?.removeItem(name))
      else if (write(tabStorage, name, text)) return false
      else attempt(() => tabStorage.removeItem(name))
      memory.set(name, text)
      return false
    },
    remove(key) {
      memory.delete(nameOf(key))
      for (const one of [storage, tabStorage]) attempt(() => one?.removeItem(nameOf(key)))
    },
    removeOwn(key) {
      const name = nameOf(key)
      if (textOf(name) === lastWritten.get(name)) this.remove(key)
    },
  }
}

/** The key as it stands in storage: `userInfo` → `TUMPAK_USERINFO`. */
export function nameOf(key: StorageKey): string {
  return STORAGE_PREFIX + key.toUpperCase()
}

/** Whether a storage has taken a text. Read back: a storage may take what it does not give. */
function write(storage: StorageBackend | null, name: string, text: string): boolean {
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

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
