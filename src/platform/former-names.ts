import { STORAGE_PREFIX } from '#src/lib/product.ts'
import { listNames, toStoragePrefix } from '#src/lib/product-names.ts'
import { type AppStorage, attempt, createStorage, type StorageOptions, write } from './storage.ts'
import { INTENT_KEYS, STORAGE_KEYS, type StorageKey } from './storage-keys.ts'

/** How long a former name's values stay beside the present ones, in milliseconds: as the chunks of an old build do. */
const STAY_MS = 30 * 86_400_000

/** Under a former name's prefix: until when its values stay. */
const STAY_MARK = 'STAYUNTIL'

/** Pending intents come first: they are money. */
const listKeys = (): StorageKey[] => [...INTENT_KEYS, ...Object.values(STORAGE_KEYS)]

const isIntents = (key: StorageKey) => INTENT_KEYS.some((one) => one === key)

const listPrefixes = (): string[] => [
  STORAGE_PREFIX,
  ...listNames(import.meta.env.VITE_FORMER_PRODUCT_NAMES).map(toStoragePrefix),
]

/** A value as it is stored, which may be null. */
interface Found {
  readonly value: unknown
}

const wrap = (value: unknown): Found => ({ value })

/** The lists of all names as one, the present name's last. The same item under two names is one. */
function joinLists(found: readonly Found[]): Found | undefined {
  if (found.length < 2) return found[0]
  const items = [...found].reverse().flatMap(({ value }): unknown[] => (Array.isArray(value) ? value : [value]))
  return wrap([...new Map(items.map((item) => [JSON.stringify(item), item])).values()])
}

/**
 * Local storage after the product was renamed (docs/brand.md). What the device has under a former name is taken over at
 * once. For 30 days each change is also made under that name: a tab that still runs the old build goes on, and sees every
 * pending intent.
 *
 * @param prefixes that of the product's name, and those of its former names, the newest first
 */
export function createRenamedStorage(options: StorageOptions = {}, prefixes = listPrefixes()): AppStorage {
  const { backend = () => globalThis.localStorage, spare = () => null, now = Date.now } = options
  const device = attempt(backend) ?? null
  const keys = listKeys()
  const [present = STORAGE_PREFIX, ...others] = new Set(prefixes)
  const own = createStorage({ ...options, prefix: present })

  /** The former names under which this device has values. */
  let former = others
    .map((prefix) => ({ prefix, storage: createStorage({ ...options, prefix }) }))
    .filter(({ storage }) => keys.some((key) => storage.get(key, wrap)))

  /** What is stored under any of the names. The present one wins, but no pending intent of another is lost. */
  const read = (key: StorageKey): Found | undefined => {
    const found = [own, ...former.map(({ storage }) => storage)].flatMap((storage) => storage.get(key, wrap) ?? [])
    return isIntents(key) ? joinLists(found) : found[0]
  }

  /** Stores a value under the present name, with its expiry. Returns whether the device has it there. */
  const takeOver = (key: StorageKey): boolean => {
    const found = read(key)
    const name = present + key.toUpperCase()
    const newest = former.find(({ storage }) => storage.get(key, wrap))
    if (!found || !newest || (own.get(key, wrap) && !isIntents(key))) return true
    const text = isIntents(key)
      ? JSON.stringify({ ...found, expires: null })
      : attempt(() => device?.getItem(newest.prefix + key.toUpperCase()))
    if (typeof text !== 'string' || !write(device, name, text)) return false
    attempt(() => spare()?.removeItem(name))
    return true
  }

  /** Removes a former name's values once they have stayed for long enough. Returns whether they stay. */
  const stays = ({ prefix, storage }: (typeof former)[number]): boolean => {
    const mark = prefix + STAY_MARK
    const until = Number(attempt(() => device?.getItem(mark)) ?? 0)
    if (!until) write(device, mark, String(now() + STAY_MS))
    if (!until || until > now()) return true
    for (const key of keys) storage.remove(key)
    attempt(() => device?.removeItem(mark))
    return false
  }

  // The name has come back.
  if (others.length > 0) attempt(() => device?.removeItem(present + STAY_MARK))
  // All of them first: if one could not be stored, the former names are still needed.
  if (keys.map(takeOver).every(Boolean)) former = former.filter(stays)

  const remove = (key: StorageKey) => {
    for (const { storage } of former) storage.remove(key)
  }
  return {
    get(key, parse) {
      const found = read(key)
      return found && attempt(() => parse(found.value))
    },
    set(key, value, seconds) {
      const isStored = own.set(key, value, seconds)
      for (const { storage } of former) storage.set(key, value, seconds)
      return isStored
    },
    remove(key) {
      own.remove(key)
      remove(key)
    },
    removeOwn(key) {
      own.removeOwn(key)
      if (!own.get(key, wrap)) remove(key)
    },
  }
}
