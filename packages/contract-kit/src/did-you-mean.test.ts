import { expect, it } from 'vitest'
import { didYouMean } from './did-you-mean.ts'

const KNOWN = ['listGames', 'listOpenGames', 'getBalance', 'status', 'init', 'checks']

it.each([
  ['listGame', ' Did you mean listGames?'],
  ['LISTGAMES', ' Did you mean listGames?'],
  ['getBalnace', ' Did you mean getBalance?'],
  ['staus', ' Did you mean status?'],
  ['inti', ' Did you mean init?'],
  ['chekcs', ' Did you mean checks?'],
  ['Init', ' Did you mean init?'],
  ['withdraw', ''],
  ['x', ''],
  ['', ''],
])('didYouMean proposes for %j: %j', (word, sentence) => {
  expect(didYouMean(word, KNOWN)).toBe(sentence)
})
