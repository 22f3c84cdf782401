/** What a spreadsheet skips before a formula: no-break and zero-width spaces and byte order marks too. */
const BLANK = String.raw`[^\S\t\r\n]|\p{Cf}|\p{Default_Ignorable_Code_Point}`

/** How a formula begins, in an East Asian language in its wide form too. */
const FORMULA = '[=+\\-@＝＋－＠]'

/** A cell that is a formula, or that begins with what an import may cut off to find one. */
const RISKY_START = new RegExp(`^(?:[\\t\\r\\n]|(?:${BLANK})*${FORMULA})`, 'u')

/** A formula after what begins a cell where the list separator is no comma: there the quotes of a cell do not count. */
const RISKY_INSIDE = new RegExp(`([;\\t\\r\\n])(?=(?:${BLANK})*${FORMULA})`, 'gu')

/** Excel reads UTF-8 only where this stands first. */
const BYTE_ORDER_MARK = '\uFEFF'

/** An apostrophe makes text of what a spreadsheet would run. */
function cell(text: string): string {
  const safe = (RISKY_START.test(text) ? `'${text}` : text).replaceAll(RISKY_INSIDE, "$1'")
  return `"${safe.replaceAll('"', '""')}"`
}

/**
 * Rows as CSV by RFC 4180: commas, every cell in quotes, quotes doubled, lines ending in CRLF; with a byte order mark for
 * Excel. No cell is run by a spreadsheet, whoever wrote what is in it and whichever list separator it expects.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
