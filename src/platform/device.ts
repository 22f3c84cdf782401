import type { AppStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const ID = /^[0-9a-f]{32}$/u

/**
 * The id of this device: 32 hex digits, drawn once and kept without expiry. By `getRandomValues`, since `randomUUID`
 * is missing without a secure context. Where storage is forbidden the id lives as long as the page.
 */
export function getDeviceId(storage: AppStorage): string {
  const known = storage.get(STORAGE_KEYS.deviceId, (value) =>
    typeof value === 'string' && ID.test(value) ? value : undefined,
  )
  if (known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  storage.set(STORAGE_KEYS.deviceId, id, null)
  return id
}
