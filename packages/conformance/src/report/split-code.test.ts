import { expect, test } from 'vitest'
import { splitCode } from './split-code.ts'

test.each([
  ['`data.list` is missing', ['<data.list>', ' is missing']],
  ['plain', ['plain']],
  ['', []],
  ['one ` and `two`', ['one ', '< and >', 'two`']],
  ['a lone ` stays', ['a lone ` stays']],
])('splitCode: %s', (text, parts) => {
  expect(splitCode(text).map((part) => (part.isCode ? `<${part.text}>` : part.text))).toEqual(parts)
})
