/** Characters that show nothing by themselves: controls, spaces, joiners, fillers, accents without a letter. */
const BLANK = /[\p{Cc}\p{Cf}\p{DI}\p{Mn}\p{Z}\u2800]/gu

/** Whether nothing was typed that shows. An unticked checkbox is not blank: it has a message of its own. */
export function isBlank(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.replace(BLANK, '') === '')
}
