import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

/** Parses RFC 4180 by hand: quotes, doubled quotes, CRLF. */
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

describe('toCsv', () => {
  it('ends rows in CRLF behind a byte order mark, every cell in quotes', () => {
    expect(
      toCsv([
        ['a', 'b'],
        ['1', '2'],
      ]),
    ).toBe('\uFEFF"a","b"\r\n"1","2"\r\n')
  })

  it('keeps commas, quotes and line ends', () => {
    expect(toCsv([['a,b', 'say "hi"', 'x\ny']])).toBe('\uFEFF"a,b","say ""hi""","x\ny"\r\n')
  })

  it.each([
    '=1+1',
    '+63',
    '-5',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '＝1+1',
    '＠SUM(A1)',
    ' =1',
    '\u00A0=1',
    '\u200B=1',
    '\uFEFF=1',
    '\u2060 @A1',
  ])('makes text of %j', (text) => {
    expect(readCsv(toCsv([[text]]))).toEqual([[`'${text}`]])
  })

  it.each([
    ['x;=1+1', "x;'=1+1"],
    ['x; \u200B@A1;-2', "x;' \u200B@A1;'-2"],
    ['x\t=1', "x\t'=1"],
    ['x\n=1', "x\n'=1"],
    ['a - b; c = d', 'a - b; c = d'],
  ])('makes text of a formula that another list separator would find in %j', (text, safe) => {
    expect(readCsv(toCsv([[text]]))).toEqual([[safe]])
  })

  it('keeps the text, and no cell begins with a formula for any separator', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'=+-@;,"\t\r\n \u00A0\u200B\uFEFFx') }),
    )
    const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 5 }), { maxLength: 5 })
    const bare = (table: string[][]) => table.map((row) => row.map((one) => one.replaceAll("'", '')))
    fc.assert(
      fc.property(rows, (table) => {
        const csv = toCsv(table)
        expect(bare(readCsv(csv))).toEqual(bare(table))
        const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u
        expect(
          readCsv(csv)
            .flat()
            .some((one) => formula.test(one)),
        ).toBe(false)
        expect(csv.split(/[;\t\r\n]/u).some((one) => formula.test(one))).toBe(false)
      }),
      { seed: 8, numRuns: 500 },
    )
  })
})
