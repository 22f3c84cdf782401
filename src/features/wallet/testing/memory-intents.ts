import type { Intent, OpenIntents } from '../open-intents.ts'

/** Open intents that live as long as a test. */
export function memoryIntents<Kind extends Intent>(): OpenIntents<Kind> {
  const byUid = new Map<string, Kind>()
  return {
    read: (uid) => byUid.get(uid) ?? null,
    remember: (intent) => void byUid.set(intent.uid, intent),
    forget(key) {
      for (const [uid, intent] of byUid) if (intent.key === key) byUid.delete(uid)
    },
  }
}
