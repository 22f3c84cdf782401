/** The label in the side menu (section 9 of the specification). For people; nothing is compared with it. */
export const VERSION_LABEL: string = import.meta.env.VITE_VERSION_LABEL

/** The build's own version as text of a whole number, sent with each call and compared with the server's. */
export const VERSION_CODE: string = import.meta.env.VITE_VERSION_CODE

/**
 * Whether an update is to be offered (section 4 of the specification): the installed `versionCode` is empty, no whole
 * number, or lower than the server's.
 *
 * @param installed as the wrapper's bridge or the build gives it
 */
export function isOutdated(installed: string | null | undefined, newest: number): boolean {
  if (installed === null || installed === undefined || !/^\s*\d+\s*$/u.test(installed)) return true
  return Number(installed) < newest
}
