import { PERSONA_PASSWORD } from '../data/personas.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import type { PlayerClient } from './player-client.ts'

/** A player's amounts, in pesos. */
interface MoneySeen {
  balance: number
  all: number
  withdrawable: number
  owed: number
  points: number
}

export async function readMoney(player: PlayerClient): Promise<MoneySeen> {
  const { userAccountVO, userPointVO, userRiskVO } = (await player.get('/api/balance')).data as {
    userAccountVO: { allAmount: number; balance: number; withdrawalAmount: number }
    userPointVO: { value: number }
    userRiskVO: { surplus: number }
  }
  const { allAmount: all, balance, withdrawalAmount: withdrawable } = userAccountVO
  return { balance, all, withdrawable, owed: userRiskVO.surplus, points: userPointVO.value }
}

/** Requests a withdrawal with the personas' transaction password. */
export function withdraw(
  player: PlayerClient,
  amount: number,
  headers: Record<string, string> = {},
  fee?: number,
): ReturnType<PlayerClient['post']> {
  return player.post('/api/withdraw/create', { amount, fee, password: hashPassword(PERSONA_PASSWORD) }, headers)
}

/** One entry of the journal, in pesos. */
export interface EntrySeen {
  type: string
  amount: number
  balanceAfter: number
  note: string
  createdAt: string
}

/** Reads a player's whole journal, newest first. */
export async function readJournal(player: PlayerClient, query = ''): Promise<EntrySeen[]> {
  const seen: EntrySeen[] = []
  for (let pageNum = 1; ; pageNum++) {
    const { list, total } = (await player.get(`/api/user/balanceJournal/fetch?pageSize=100&pageNum=${pageNum}${query}`))
      .data as { list: EntrySeen[]; total: number }
    seen.push(...list)
    if (seen.length >= total) return seen
  }
}

/** Advances the sandbox's clock. */
export async function later(player: PlayerClient, minutes: number): Promise<void> {
  await player.control('/__mock/clock', { advanceMs: minutes * 60_000 })
}
