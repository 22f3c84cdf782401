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
 * Remembers the one open intent of a kind across reloads and tabs, so that nothing is sent twice and nothing is
 * forgotten.
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

/** {@link OpenIntents} over a storage; what was tampered with counts as nothing. */
export function createOpenIntents<Kind extends Intent>(
  storage: AppStorage,
  name: StorageKey,
  schema: Schema<Kind>,
): OpenIntents<Kind> {
  const current = () => storage.get(name, (value) => schema.safeParse(value).data)
  return {
    read(uid) {
      const intent = current()
      return intent?.uid === uid ? intent : null
    },
    remember: (intent) => storage.set(name, intent),
    forget(key) {
      if (current()?.key === key) storage.remove(name)
    },
  }
}
