/**
 * What a spreadsheet would take for a formula, in an East Asian language in its wide form too, or skip over to find one:
 * such a cell is made text by an apostrophe.
 */
const RISKY = /^[=+\-@＝＋－＠\t\r\n]/u

/** Excel reads UTF-8 only where this stands first. */
const BYTE_ORDER_MARK = '\uFEFF'

function cell(text: string): string {
  const safe = RISKY.test(text) ? `'${text}` : text
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as CSV by RFC 4180: commas, quotes doubled, lines ending in CRLF; with a byte order mark for Excel. No cell is run
 * by a spreadsheet, whoever wrote what is in it.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
