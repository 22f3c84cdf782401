import type { ConnectionInfo } from '#src/lib/pictures/upload-time.ts'

/** What the browser knows about the connection. Only Chromium reports it. */
export function readConnection(): (ConnectionInfo & { readonly saveData?: boolean }) | undefined {
  return (navigator as { readonly connection?: ReturnType<typeof readConnection> }).connection
}

/** Whether the player has the data saver on. */
export function savesData(): boolean {
  return readConnection()?.saveData === true
}
