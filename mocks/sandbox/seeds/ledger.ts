import { findGame } from '../../data/games/games.ts'
import { PERSONAS } from '../../data/personas.ts'
import type { Note } from '../../lib/note.ts'
import { HOUR_MS } from '../../lib/time.ts'
import type { Account } from '../identity/account.ts'
import type { LedgerType } from '../money/ledger.ts'
import { getNote as noteOfRecharge, RECHARGE } from '../money/recharges.ts'
import { isReturned, getNote as noteOfWithdrawal, WITHDRAWAL } from '../money/withdrawals.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Seed } from './seed.ts'

interface Draft {
  type: LedgerType
  amount: number
  note: Note
  at: number
  orderNo?: string
  fee?: number
}

const TOURNAMENT: Note = { 'en-US': 'Fiesta tournament, first place', 'vi-VN': 'Giải đấu lễ hội, hạng nhất' }

/**
 * Writes the personas' ledgers from zero to their defined balances. It runs last, because it orders the changes of all
 * other domains by time. A tournament prize makes up any difference.
 */
export const seedLedger: Seed = (sandbox, players) => {
  for (const { username } of PERSONAS) writeLedger(sandbox, players[username])
}

function writeLedger(sandbox: Sandbox, account: Account): void {
  const { balances } = account
  const target = PERSONAS.map((persona) => persona.seed).find((seed) => seed.registerPhone === account.registerPhone)
  const balance = target !== undefined && 'balances' in target ? target.balances.playable : 0
  const drafts = [
    ...draftDeposits(sandbox, account),
    ...draftWithdrawals(sandbox, account),
    ...draftRounds(account),
    ...draftRewards(sandbox, account),
  ]
  const missing = balance - drafts.reduce((sum, { amount }) => sum + amount, 0)
  if (missing > 0) drafts.push({ type: 'reward', amount: missing, note: TOURNAMENT, at: account.createdAt + HOUR_MS })
  balances.playable = 0
  for (const { type, amount, note, ...more } of drafts.toSorted((a, b) => a.at - b.at))
    sandbox.ledger.post(account, type, amount, note, more)
}

function draftDeposits(sandbox: Sandbox, account: Account): Draft[] {
  const orders = sandbox.recharges.of(account.uid).filter(({ status }) => status === RECHARGE.success)
  // The orders are those of three months; older deposits count too.
  const listed = orders.reduce((sum, { amount }) => sum + amount, 0)
  account.balances.deposited = Math.max(account.balances.deposited, listed)
  return orders.flatMap((order) => [
    { type: 'deposit', amount: order.amount, note: noteOfRecharge(order), at: order.updatedAt, orderNo: order.orderNo },
    {
      type: 'bonus',
      amount: order.bonus,
      note: order.coupon?.terms.name ?? '',
      at: order.updatedAt,
      orderNo: order.orderNo,
    },
  ])
}

function draftWithdrawals(sandbox: Sandbox, account: Account): Draft[] {
  const orders = sandbox.withdrawals.of(account.uid)
  const hasEnded = (status: number): boolean =>
    status === WITHDRAWAL.success || status === WITHDRAWAL.failed || status === WITHDRAWAL.rejected
  account.balances.held = orders.reduce((sum, { amount, status }) => (hasEnded(status) ? sum : sum + amount), 0)
  return orders.flatMap((order) => [
    {
      type: 'withdrawal',
      amount: -order.amount,
      fee: order.fee,
      note: noteOfWithdrawal(order),
      at: order.createdAt,
      orderNo: order.orderNo,
    },
    {
      type: 'return',
      amount: isReturned(order.status) ? order.amount : 0,
      note: noteOfWithdrawal(order),
      at: order.updatedAt,
      orderNo: order.orderNo,
    },
  ])
}

/** The records are newest first; of two changes at one instant the bet comes first. */
function draftRounds(account: Account): Draft[] {
  return account.rounds.toReversed().flatMap(({ gameId, bet, win, playedAt }) => {
    const note = findGame(gameId)?.name ?? gameId
    return [
      { type: 'bet', amount: -bet, note, at: playedAt },
      { type: 'win', amount: win, note, at: playedAt },
    ]
  })
}

/** Rewards that other domains have credited while creating the sandbox. */
function draftRewards(sandbox: Sandbox, account: Account): Draft[] {
  return sandbox.ledger
    .take(account.uid)
    .map(({ type, amount, note, createdAt }) => ({ type, amount, note, at: createdAt }))
}
