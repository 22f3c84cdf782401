import { expect, it } from 'vitest'
import { didYouMean } from './did-you-mean.ts'

const KNOWN = ['listGames', 'listOpenGames', 'getBalance', 'status']

it.each([
  ['listGame', ' Did you mean listGames?'],
  ['LISTGAMES', ' Did you mean listGames?'],
  ['getBalnace', ' Did you mean getBalance?'],
  ['staus', ' Did you mean status?'],
  ['withdraw', ''],
  ['x', ''],
  ['', ''],
])('didYouMean proposes for %j: %j', (word, sentence) => {
  expect(didYouMean(word, KNOWN)).toBe(sentence)
})
