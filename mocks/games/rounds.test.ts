import { describe, expect, it } from 'vitest'
import { mulberry32 } from '@tumpak/contract-kit/random.ts'
import { GAMES } from '../data/games/games.ts'
import { getTurnoverOwed, requireTurnover, toCentavos } from '../lib/money.ts'
import { Sandboxes } from '../sandbox/sandboxes.ts'
import type { GameKind } from './game-kind.ts'
import { getGameFacts, getKind, KINDS } from './kinds.ts'
import { getBetLimits } from './terms.ts'

const NOW = Date.UTC(2026, 10, 20, 4)
const BETS = 1_000
/** Covers a thousand of the largest bets. */
const DEPOSIT = 20_000_000_000
const TURNOVER_TIMES = 10

const CASES = KINDS.map((kind, i) => {
  const game = GAMES.find((one) => getKind(one) === kind)
  if (game === undefined) throw new Error(`no game is of kind ${i}`)
  return { name: game.name, kind, game }
})

function addUp(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** A player of a new sandbox with a deposit that is to be turned over, in an open game. */
function openGame(gameId: string) {
  const sandbox = new Sandboxes(() => NOW).get(`rounds-${gameId}`)
  const account = sandbox.accounts.byUsername('newplayer')
  if (account === undefined) throw new Error('there is no newplayer')
  sandbox.ledger.post(account, 'deposit', DEPOSIT, 'deposit')
  requireTurnover(account.balances, DEPOSIT, TURNOVER_TIMES)
  const session = sandbox.sessions.open(account.uid, 'phone')
  const token = sandbox.plays.launch({ uid: account.uid, sessionId: session.id, gameId, appOrigin: '' })
  const playKey = sandbox.plays.open(token, 'en-US')?.playKey ?? ''
  return { sandbox, account, playKey }
}

describe('a thousand bets', () => {
  it.each(CASES)('on $name agree in rounds, journal, wagering and balance', ({ kind, game }) => {
    const { sandbox, account, playKey } = openGame(game.id)
    const next = mulberry32(65)
    const { minBet, maxBet } = getBetLimits(game)
    const [least, most] = [toCentavos(minBet), toCentavos(maxBet)]
    const picks = kind.getPicks(game)
    const placed: { bet: number; win: number }[] = []
    let balance = DEPOSIT
    for (let i = 0; i < BETS; i++) {
      const bet = least + Math.floor(next() * (most - least + 1))
      const pick = picks[Math.floor(next() * picks.length)] ?? ''
      // Refused bets between the others must leave no trace.
      expect(sandbox.plays.bet(playKey, i % 2 === 0 ? least - 1 : most + 1, pick)).toBe('badBet')
      const turn = sandbox.plays.bet(playKey, bet, pick)
      if (typeof turn === 'string' || turn.outcome === undefined) throw new Error('the bet was refused')
      balance += turn.win - bet
      expect(turn.balance).toBe(balance)
      placed.push({ bet, win: turn.win })
    }
    const [bets, wins] = [addUp(placed.map(({ bet }) => bet)), addUp(placed.map(({ win }) => win))]
    expect(account.rounds.toReversed().map(({ bet, win }) => ({ bet, win }))).toEqual(placed)
    expect(account.rounds.every(({ gameId }) => gameId === game.id)).toBe(true)
    const journal = sandbox.ledger.of(account.uid)
    const ofType = (type: string) => journal.filter((entry) => entry.type === type).map(({ amount }) => amount)
    expect(ofType('bet').toReversed()).toEqual(placed.map(({ bet }) => -bet))
    expect(ofType('win').toReversed()).toEqual(placed.map(({ win }) => win).filter((win) => win > 0))
    expect(journal[0]?.balanceAfter).toBe(balance)
    expect(account.balances.playable).toBe(DEPOSIT - bets + wins)
    expect(getTurnoverOwed(account.balances)).toBe(DEPOSIT * TURNOVER_TIMES - bets)
    expect(account.turnover).toBe(bets)
    // Some rounds win, some lose, and each win is of whole centavos.
    expect(placed.some(({ bet, win }) => win > bet)).toBe(true)
    expect(placed.some(({ win }) => win === 0)).toBe(true)
    expect(placed.every(({ win }) => Number.isSafeInteger(win))).toBe(true)
  })

  it('beyond the balance or on an unknown pick change nothing', () => {
    const { sandbox, account, playKey } = openGame('live-001')
    sandbox.ledger.post(account, 'withdrawal', 6_000 - DEPOSIT, 'withdrawal')
    expect(sandbox.plays.bet(playKey, 10_000, 'player')).toEqual({ outcome: undefined, win: 0, balance: 6_000 })
    expect(sandbox.plays.bet(playKey, 5_000, 'pair')).toBe('badBet')
    expect(sandbox.plays.bet(playKey, 5_000, '')).toBe('badBet')
    expect(account.rounds).toEqual([])
    expect(account.balances.playable).toBe(6_000)
  })

  it('return the bet on a tie, as a round of its own', () => {
    const { sandbox, account, playKey } = openGame('live-001')
    const isTie = () => {
      const turn = sandbox.plays.bet(playKey, 5_005, 'banker')
      return typeof turn !== 'string' && turn.win === 5_005
    }
    let rounds = 1
    while (!isTie()) rounds += 1
    expect(account.rounds).toHaveLength(rounds)
    expect(account.rounds[0]).toMatchObject({ bet: 5_005, win: 5_005 })
    expect(sandbox.ledger.of(account.uid).slice(0, 2)).toMatchObject([
      { type: 'win', amount: 5_005 },
      { type: 'bet', amount: -5_005 },
    ])
    // 95 % of 5,005 is 4,754.75: the part of a centavo stays with the house.
    expect(account.rounds.map(({ win }) => win)).toContain(5_005 + 4_754)
  })
})

describe('the return', () => {
  const ROUNDS = 30_000
  const BET = 100
  const MAX_DEVIATION = 4

  function measure(kind: GameKind, game: (typeof CASES)[number]['game'], pick: string) {
    const next = mulberry32(7)
    const wins = Array.from({ length: ROUNDS }, () => kind.play({ game, bet: BET, pick, next }).win / BET)
    const mean = addUp(wins) / ROUNDS
    const variance = addUp(wins.map((win) => (win - mean) ** 2)) / ROUNDS
    return { mean, margin: MAX_DEVIATION * Math.sqrt(variance / ROUNDS) }
  }

  it.each(CASES)('of $name is what its facts say for the best pick, and no more for any other', ({ kind, game }) => {
    const promised = getGameFacts(game).returnPercent / 100
    const picks = kind.getPicks(game)
    const measured = (picks.length === 0 ? [''] : picks).map((pick) => measure(kind, game, pick))
    for (const { mean, margin } of measured) expect(mean).toBeLessThan(promised + margin)
    expect(measured.some(({ mean, margin }) => mean > promised - margin)).toBe(true)
  })
})
