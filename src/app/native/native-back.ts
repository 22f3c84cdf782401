import type { OverlayStore } from '#src/stores/overlay-store.ts'

export interface NativeBackDeps {
  readonly overlays: Pick<OverlayStore, 'closeTop' | 'open'>
  readonly history: { readonly canGoBack: () => boolean; readonly back: () => void }
}

/** Closes the top overlay; without one goes back; without a page before, asks whether to exit the app. */
export function goBack({ overlays, history }: NativeBackDeps): void {
  if (overlays.closeTop()) return
  if (history.canGoBack()) history.back()
  else overlays.open('exitQuestion', {})
}
