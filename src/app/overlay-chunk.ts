import type { ComponentType } from 'react'
import { loadTexts } from '#src/i18n/i18n.ts'
import type { LaterNamespace } from '#src/i18n/loaders.ts'
import type { Overlays } from '#src/stores/overlay-names.ts'

/** What every overlay is given beside its own props; most need no more than `onClose`. */
export interface OverlayActions {
  readonly onClose: () => void
  /** Closes it too, on the way to another page. */
  readonly onLeave: () => void
  /** Of this showing, for what speaks to the overlay store about itself. */
  readonly id: number
  /** Ends the session. */
  readonly onLogout: () => void
}

/** Loads the component of each overlay but the first page's; it takes the props of that name. */
export type OverlayChunks = {
  readonly [Name in Exclude<keyof Overlays, 'ageCheck'>]: () => Promise<ComponentType<Overlays[Name] & OverlayActions>>
}

/** An overlay beside the texts that are not there from the start. */
export function withTexts<Component>(
  texts: readonly LaterNamespace[],
  load: () => Promise<Component>,
): () => Promise<Component> {
  return async () => {
    const [component] = await Promise.all([load(), loadTexts(...texts)])
    return component
  }
}
