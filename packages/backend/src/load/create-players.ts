import { randomBytes } from 'node:crypto'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import type { Database } from '../database/open-database.ts'
import { addPoints, toCentavos, transfer } from '../money.ts'
import { hashAgain } from '../passwords.ts'
import { sendLetter } from '../operations/inbox/letters.ts'
import { seedGoods } from '../seed/games.ts'
import { digest } from '../settings.ts'
import type { LoadPlayer } from './run-load.ts'

/** The note of the money that a player starts with. */
export const START_NOTE = 'Load'
/** Letters with a reward for each player. */
const LETTERS = 3
const LETTER = {
  type: 'reward',
  title: { 'en-US': 'Load', 'vi-VN': 'Load' },
  content: { 'en-US': 'Load', 'vi-VN': 'Load' },
  rewards: [{ type: 'cash', amount: 18 }],
} as const

/** Puts players with money, points, a wallet and an open session into a database. */
export async function createPlayers(db: Database, count: number): Promise<LoadPlayer[]> {
  const password = hashPassword('123456')
  const stored = await hashAgain(password)
  await seedGoods(db)
  const players: LoadPlayer[] = []
  for (let number = 0; number < count; number += 1) {
    const token = randomBytes(32).toString('base64url')
    players.push({ cookie: `tumpak_session=${token}`, password })
    const phone = `9${String(number).padStart(9, '0')}`
    const at = new Date()
    await db.transaction().execute(async (tx) => {
      const { id } = await tx
        .insertInto('account')
        .values({
          username: `load${number}`,
          password: stored,
          trade_password: stored,
          phone,
          register_phone: phone,
          invitation_code: `LOAD${number}`,
          invited_by: null,
          identity_status: 'approved',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('session')
        .values({ token_hash: digest(token), account_id: id, device_id: 'load' })
        .execute()
      const wallet = { account_id: id, bank: 'gcash', name: 'Load Player', account: phone }
      await tx.insertInto('wallet').values(wallet).execute()
      await transfer(tx, id, { kind: 'reward', amount: toCentavos(10_000), note: START_NOTE, at })
      for (let letter = 0; letter < LETTERS; letter += 1) await sendLetter(tx, id, LETTER, at)
      await addPoints(tx, id, 20_000, at)
    })
  }
  return players
}
