/** Characters that a spreadsheet skips before a formula, including no-break and zero-width spaces. */
const BLANK = String.raw`[^\S\t\r\n]|\p{Cf}|\p{Default_Ignorable_Code_Point}`

/** The first character of a formula, also in full width. */
const FORMULA = '[=+\\-@＝＋－＠]'

/** A cell with a formula, or with a first character that an import may cut off to find one. */
const RISKY_START = new RegExp(`^(?:[\\t\\r\\n]|(?:${BLANK})*${FORMULA})`, 'u')

/** A formula after a cell separator: if the list separator is not a comma, the quotes do not protect a cell. */
const RISKY_INSIDE = new RegExp(`([;\\t\\r\\n])(?=(?:${BLANK})*${FORMULA})`, 'gu')

/** Excel reads UTF-8 only with this prefix. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A leading apostrophe turns a formula into text. */
function cell(text: string): string {
  const safe = (RISKY_START.test(text) ? `'${text}` : text).replaceAll(RISKY_INSIDE, "$1'")
  return `"${safe.replaceAll('"', '""')}"`
}

/**
 * Rows as CSV by RFC 4180: commas, all cells quoted, CRLF, and a byte order mark for Excel. No spreadsheet runs a cell
 * as a formula, whatever its text and the list separator.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
