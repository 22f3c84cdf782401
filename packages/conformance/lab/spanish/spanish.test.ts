import { describe, expect, it } from 'vitest'
import { museum } from '../styles/museum.ts'
import { store } from '../styles/store.ts'
import { findMutants, judgeStyle } from './compare.ts'

/** What the words of a document could decide: whose data it is, what a write adds or deletes, what a filter is. */
const KINDS = ["other player's data", 'lost write', 'filter ignored']

/** Two styles for every day; `npm run test:full` has all styles and all mutants. */
describe('the harness with a document in Spanish', { timeout: 60_000 }, () => {
  it.each([museum, store].map((style) => [style.name, style] as const))(
    'judges servers of the style %s as with one in English',
    async (_, style) => {
      const chosen = KINDS.flatMap((kind) => findMutants(style, [kind]).slice(0, 1))
      for (const mutant of [undefined, ...chosen]) {
        const { english, spanish } = await judgeStyle(style, mutant)
        expect(spanish, mutant?.id).toEqual(english)
        expect(english.length > 0, mutant?.id).toBe(mutant !== undefined)
      }
    },
  )
})
