import type { AppStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

/** As the header `deviceId` takes it. */
const ID = /^[A-Za-z0-9-]{8,64}$/u

/** The id that is kept for this device, if one is. */
export function knownDeviceId(storage: AppStorage): string | undefined {
  return storage.get(STORAGE_KEYS.deviceId, (value) =>
    typeof value === 'string' && ID.test(value) ? value : undefined,
  )
}

/** Keeps the id that the wrapper gives, without expiry. */
export function keepDeviceId(storage: AppStorage, id: string): void {
  storage.set(STORAGE_KEYS.deviceId, id, null)
}

/**
 * The id of this device: the one that is kept, or 32 hex digits, drawn once and kept without expiry. By
 * `getRandomValues`, since `randomUUID` is missing without a secure context. Where storage is forbidden the id lives as
 * long as the page.
 */
export function getDeviceId(storage: AppStorage): string {
  const known = knownDeviceId(storage)
  if (known !== undefined) return known
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  keepDeviceId(storage, id)
  return id
}
