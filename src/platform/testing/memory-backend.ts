import type { StorageBackend } from '../storage.ts'

/** A storage in memory, for tests, which read `entries`. */
export function createMemoryBackend(
  entries = new Map<string, string>(),
): StorageBackend & { entries: Map<string, string> } {
  return {
    entries,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, text) => void entries.set(name, text),
    removeItem: (name) => void entries.delete(name),
  }
}
