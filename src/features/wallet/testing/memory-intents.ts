import type { Intent, OpenIntents } from '../open-intents.ts'

/** Open intents that live as long as a test. */
export function memoryIntents<Kind extends Intent>(): OpenIntents<Kind> {
  let current: Kind | null = null
  return {
    read: (uid) => (current?.uid === uid ? current : null),
    remember(intent) {
      current = intent
    },
    forget(key) {
      if (current?.key === key) current = null
    },
  }
}
