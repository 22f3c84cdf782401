import { Hints } from '#src/features/shell/hints/hints.tsx'
import { OfflineStrip } from '#src/features/shell/status/offline-strip.tsx'
import { loadDeferredOverlay } from '../overlays/deferred-overlays.ts'
import { AppToasts } from '../toasts/app-toasts.tsx'

/** Parts that every page needs soon after its start: one request. */
export const deferredParts = { Hints, OfflineStrip, AppToasts, loadDeferredOverlay }
