/** Characters that show nothing by themselves: controls, spaces, joiners, fillers, accents without a letter. */
const BLANK = /[\p{Cc}\p{Cf}\p{DI}\p{Mn}\p{Z}\u2800]/gu

/** Whether a value has no visible character. An unchecked checkbox is not blank: it has its own message. */
export function isBlank(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.replace(BLANK, '') === '')
}
