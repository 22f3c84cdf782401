import type { AppStorage } from '#src/platform/storage.ts'
import type { StorageKey } from '#src/platform/storage-keys.ts'

/** What every money call that was sent, or was about to be, is remembered by. No secret is among it. */
export interface Intent {
  readonly uid: string
  /** The call's `Idempotency-Key`. */
  readonly key: string
  /** Milliseconds since 1970 by this device's clock: from then on the server no longer carries it out. */
  readonly settleBy: number
}

/**
 * Remembers the one open intent of a kind and a player across reloads and tabs, so that nothing is sent twice and
 * nothing is forgotten. Players who share a device do not undo each other's.
 */
export interface OpenIntents<Kind extends Intent> {
  /** The open intent of a player, or null. */
  read: (uid: string) => Kind | null
  remember: (intent: Kind) => void
  /** Its fate is known. Another intent's key changes nothing. */
  forget: (key: string) => void
}

interface Schema<Kind> {
  safeParse: (value: unknown) => { data?: Kind | undefined }
}

/** For how long an intent whose fate could be clear is kept for a player who has not come back, in milliseconds. */
const KEPT_MS = 86_400_000

/**
 * {@link OpenIntents} over a storage, all players' in one list; an earlier version kept a single one, which is read as
 * well. What was tampered with counts as nothing.
 *
 * @param now milliseconds since 1970
 */
export function createOpenIntents<Kind extends Intent>(
  storage: AppStorage,
  name: StorageKey,
  schema: Schema<Kind>,
  now: () => number = Date.now,
): OpenIntents<Kind> {
  const read = (value: unknown): Kind[] => {
    const entries: readonly unknown[] = Array.isArray(value) ? value : [value]
    return entries.flatMap((entry) => schema.safeParse(entry).data ?? [])
  }
  const all = () => (storage.get(name, read) ?? []).filter(({ settleBy }) => now() - settleBy < KEPT_MS)
  return {
    read: (uid) => all().find((intent) => intent.uid === uid) ?? null,
    remember: (intent) => storage.set(name, [...all().filter(({ uid }) => uid !== intent.uid), intent]),
    forget(key) {
      const known = all()
      const left = known.filter((intent) => intent.key !== key)
      if (left.length === known.length) return
      if (left.length === 0) storage.remove(name)
      else storage.set(name, left)
    },
  }
}
