import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['Rút tiền', 'rut tien'],
  ['  ĐỔI   ví ', 'doi vi'],
  ['Xác minh danh tính thế nào?', 'xac minh danh tinh the nao?'],
  ['Ñino café', 'nino cafe'],
  ['', ''],
])('%j is searched as %j', (text, folded) => expect(foldText(text)).toBe(folded))

test('composed and decomposed letters are the same', () => {
  expect(foldText('tiền'.normalize('NFD'))).toBe(foldText('tiền'.normalize('NFC')))
})
