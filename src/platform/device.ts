import type { AppStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

/** The format of the header `deviceId`. */
const ID = /^[A-Za-z0-9-]{8,64}$/u

/** The stored id of this device, if any. */
export function knownDeviceId(storage: AppStorage): string | undefined {
  return storage.get(STORAGE_KEYS.deviceId, (value) =>
    typeof value === 'string' && ID.test(value) ? value : undefined,
  )
}

/** Stores the wrapper's id, without expiry. */
export function keepDeviceId(storage: AppStorage, id: string): void {
  storage.set(STORAGE_KEYS.deviceId, id, null)
}

/**
 * The id of this device: the stored one, or 32 random hex digits, stored without expiry. `randomUUID` needs a secure
 * context, so it uses `getRandomValues`. Without storage the id lives as long as the page.
 */
export function getDeviceId(storage: AppStorage): string {
  const known = knownDeviceId(storage)
  if (known !== undefined) return known
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  keepDeviceId(storage, id)
  return id
}
