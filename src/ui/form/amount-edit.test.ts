import { expect, it } from 'vitest'
import { readAmountEdit } from './amount-edit.ts'

it.each([
  ['12,', 'insertText', ',', { text: '12.' }],
  ['12.5', 'insertText', '5', { text: '12.5' }],
  ['12,5', 'insertCompositionText', '12,5', { text: '12.5' }],
  ['1', 'deleteContentBackward', null, { text: '1' }],
  ['', 'deleteByCut', null, { text: '' }],
  ['1,234.50', 'insertFromPaste', null, { text: '1234.50' }],
  ['12,50', 'insertFromPaste', null, { refused: 'ambiguous' }],
  ['12,50', 'insertText', '12,50', { refused: 'ambiguous' }],
  ['1.234', 'insertFromDrop', null, { refused: 'ambiguous' }],
  ['five', '', null, { refused: 'characters' }],
  ['500', '', null, { text: '500' }],
])('makes of %j by %s %j: %j', (next, inputType, data, edit) => {
  expect(readAmountEdit(next, inputType, data)).toEqual(edit)
})
