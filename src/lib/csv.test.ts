import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

/** RFC 4180, read by hand: quotes, doubled quotes, CRLF. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let isQuoted = false
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (isQuoted) {
      if (sign !== '"') field += sign
      else if (text.charAt(at + 1) === '"') {
        field += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === ',') {
      row.push(field)
      field = ''
    } else if (sign === '\r' && text.charAt(at + 1) === '\n') {
      rows.push([...row, field])
      row = []
      field = ''
      at += 1
    } else field += sign
  }
  return rows
}

test('rows end in CRLF behind a byte order mark', () => {
  expect(
    toCsv([
      ['a', 'b'],
      ['1', '2'],
    ]),
  ).toBe('\uFEFFa,b\r\n1,2\r\n')
})

test('commas, quotes and line ends are quoted', () => {
  expect(toCsv([['a,b', 'say "hi"', 'x\ny']])).toBe('\uFEFF"a,b","say ""hi""","x\ny"\r\n')
})

test.each(['=1+1', '+63', '-5', '@SUM(A1)', '\tx', '\rx', '\n=1', '＝1+1', '＠SUM(A1)'])(
  'a spreadsheet does not run %j',
  (text) => {
    expect(readCsv(toCsv([[text]]))).toEqual([[`'${text}`]])
  },
)

test('a formula hidden behind quotes or a comma is caught too', () => {
  expect(toCsv([['=HYPERLINK("https://x.example","a,b")']])).toBe(
    `\uFEFF"'=HYPERLINK(""https://x.example"",""a,b"")"\r\n`,
  )
})

test('whatever is in it, it is read back, and no cell begins like a formula', () => {
  const rows = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 }), { maxLength: 5 })
  fc.assert(
    fc.property(rows, (table) => {
      const read = readCsv(toCsv(table))
      expect(read.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@＝＋－＠\t\r\n])/u, '')))).toEqual(
        table.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@＝＋－＠\t\r\n])/u, ''))),
      )
      expect(read.flat().some((text) => /^[=+\-@＝＋－＠\t\r\n]/u.test(text))).toBe(false)
    }),
    { seed: 8, numRuns: 300 },
  )
})
