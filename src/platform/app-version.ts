/** The label in the side menu, for display only; nothing is compared with it. */
export const VERSION_LABEL: string = import.meta.env.VITE_VERSION_LABEL

/** The build's version as the text of a whole number, sent with each request and compared with the server's. */
export const VERSION_CODE: string = import.meta.env.VITE_VERSION_CODE

/**
 * Whether to offer an update: the installed `versionCode` is empty, not a whole number, or lower than the server's.
 * @param installed from the wrapper's bridge or the build
 */
export function isOutdated(installed: string | null | undefined, newest: number): boolean {
  if (installed === null || installed === undefined || !/^\s*\d+\s*$/u.test(installed)) return true
  return Number(installed) < newest
}
