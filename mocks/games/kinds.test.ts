import { describe, expect, it } from 'vitest'
import { GAMES, MANY_GAMES } from '../data/games/games.ts'
import { getLiveTable } from '../data/games/live-tables.ts'
import { BACCARAT, BLACKJACK, SHOWDOWN } from './cards/tables.ts'
import { getGameFacts, getGameTerms, getKind } from './kinds.ts'
import { ROULETTE } from './roulette/roulette.ts'
import { getBetLimits, getChips } from './terms.ts'

function find(name: string) {
  const game = MANY_GAMES.find((one) => one.name === name)
  if (game === undefined) throw new Error(`no ${name}`)
  return game
}

describe('the kind of a game', () => {
  it.each([
    ['Manila Baccarat', BACCARAT],
    ['Golden Manila Baccarat', BACCARAT],
    ['Salon Perlas', BACCARAT],
    ['Lucky Nine', BACCARAT],
    ['Gabi Blackjack', BLACKJACK],
    ['Makati Roulette', ROULETTE],
    ['Lucky Wheel Lipa', ROULETTE],
    ['Tongits Tambayan', SHOWDOWN],
  ])('of %s is that of its name', (name, kind) => {
    expect(getKind(find(name))).toBe(kind)
  })

  it.each([
    ['slot', ['slot']],
    ['live', ['cards', 'roulette', 'dice']],
    ['sports', ['sports']],
    ['fish', ['fish']],
    ['poker', ['cards']],
    ['arcade', ['dice', 'bingo', 'climb']],
  ])('fits the type %s', (type, scripts) => {
    const ofType = MANY_GAMES.filter((game) => game.type === type)
    expect(new Set(ofType.map((game) => getKind(game).script))).toEqual(new Set(scripts))
  })
})

describe('what a game says of itself', () => {
  it.each(GAMES)('is complete for $name', (game) => {
    const { returnPercent, payTable, rules } = getGameFacts(game)
    expect(returnPercent).toBeGreaterThan(85)
    expect(returnPercent).toBeLessThan(99)
    expect(payTable.length).toBeGreaterThan(0)
    expect(payTable.every(({ pays }) => pays > 1)).toBe(true)
    expect(rules['vi-VN']).toHaveLength(rules['en-US'].length)
    const { minBet, maxBet } = getGameTerms(game)
    const { chips, first } = getChips({ minBet, maxBet })
    expect(chips).toContain(first)
    expect(chips).toHaveLength(5)
    expect(chips.every((chip) => chip >= minBet && chip <= maxBet)).toBe(true)
  })

  it('has the limits of the table for a live game', () => {
    for (const game of GAMES.filter(({ type }) => type === 'live'))
      expect(getLiveTable(game)).toMatchObject(getBetLimits(game))
  })
})
