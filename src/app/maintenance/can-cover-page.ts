import type { DepositSheetState } from '#src/routing/deposit-sheet.ts'
import { TAB_PATHS } from '#src/routing/route-names.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'

/**
 * Whether the maintenance screen may cover the page: only a tab page with nothing over it but the age sheet of a first visit
 * and what opens from that. Elsewhere the player is busy with a form, a game or a payment, or needs customer service.
 */
export function canCoverPage(
  { pathname, state }: { readonly pathname: string; readonly state: { readonly depositSheet?: DepositSheetState } },
  overlays: Pick<OverlayStore, 'isAgeAsked' | 'isOpen' | 'frames'>,
): boolean {
  if (state.depositSheet !== undefined) return false
  return TAB_PATHS.includes(pathname) && overlays.frames.length === 0 && (overlays.isAgeAsked || !overlays.isOpen)
}
