import { onlineManager } from '@tanstack/react-query'

/** Whether the browser says that there is no network. Behind some VPNs it says so while there is one. */
export function isFlaggedOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}

/** Whether there is a network: TanStack Query follows the browser's events, and {@link noteReached} corrects them. */
export function isOnline(): boolean {
  return onlineManager.isOnline()
}

/** The server was reached, which no flag denies; or could not be, which confirms the browser's "offline". */
export function noteReached(isReached: boolean): void {
  if (isReached || isFlaggedOffline()) onlineManager.setOnline(isReached)
}
