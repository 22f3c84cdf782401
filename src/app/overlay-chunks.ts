import { observable } from 'mobx'
import type { ComponentType } from 'react'
import { loadFirstTexts } from '#src/i18n/i18n.ts'
import { withinTime } from '#src/lib/within-time.ts'
import type { Overlays } from '#src/stores/overlay-names.ts'

/**
 * The one overlay of a first page. All others stand in `later-overlay-chunks.ts`: here they would be code that every
 * first page waits for.
 */
async function loadAge() {
  const [{ AgeSheet }] = await Promise.all([import('#src/features/shell/popups/age-sheet.tsx'), loadFirstTexts('age')])
  return AgeSheet
}

/** Loads an overlay by its name; what it gives takes the props of that name. */
export async function loadOverlay(name: keyof Overlays): Promise<ComponentType<never>> {
  if (name === 'ageCheck') return loadAge()
  const { loadLaterOverlay } = await import('./later-overlay-chunks.ts')
  return loadLaterOverlay(name)
}

/** The overlay that came on screen last. */
export const lastShown = observable.box<object | null>(null, { deep: false })

const loading = new WeakMap<object, Promise<unknown>>()

/**
 * The component for one showing of an overlay, always the same promise for the same entry, as React's `use` wants it.
 * Not `React.lazy`: that remembers a failure for ever, and a chunk that failed offline must load the next time.
 */
export function chunkOf<Loaded>(entry: object, load: () => Promise<Loaded>): Promise<Loaded> {
  const known = loading.get(entry) as Promise<Loaded> | undefined
  if (known) return known
  const chunk = withinTime(load())
  loading.set(entry, chunk)
  return chunk
}
