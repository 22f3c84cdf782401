import { Hints } from '#src/features/shell/hints/hints.tsx'
import { OfflineStrip } from '#src/features/shell/status/offline-strip.tsx'
import { AppToasts } from '../toasts/app-toasts.tsx'
import { loadDeferredOverlay } from './deferred-overlays.ts'

/** Parts that every page needs soon after its start: one request. */
export const deferredParts = { Hints, OfflineStrip, AppToasts, loadDeferredOverlay }
