import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import type { Database } from '../database/open-database.ts'
import { settleDeposit, type Account, type Tx } from '../money.ts'
import { createInvitationCode } from '../operations/account/registration.ts'
import { hashAgain } from '../passwords.ts'
import { seedAnnouncements, seedLetters } from './account.ts'
import { seedCodes, seedGames, seedRecall } from './games.ts'
import { seedGoods } from './money.ts'

/** Players of the development. All names and numbers are invented. */
export const SEEDED_PLAYERS = [
  { username: 'amihan', phone: '9171234567', about: 'verified, with a wallet and ₱5,000' },
  { username: 'dalisay', phone: '9209876543', about: 'verified, with a wallet and ₱5,000' },
  { username: 'bagong', phone: '9181230123', about: 'new' },
  { username: 'kaibigan', phone: '9190000007', about: "amihan's invited friend" },
] as const
export const SEEDED_PASSWORD = 'tumpak123'
export const SEEDED_TRADE_PASSWORD = '123456'

const DAY_MS = 86_400_000

/** Fills an empty database, once. A database with players that are not the seed's stays as it is. */
export async function seed(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const isFilled = await tx.selectFrom('account').select('id').limit(1).executeTakeFirst()
    if (isFilled !== undefined) return
    const now = new Date()
    await tx.insertInto('seeded').values({ at: now }).execute()
    await seedAnnouncements(tx, now)
    await seedGames(tx, now)
    await seedCodes(tx, now)
    await seedGoods(tx)
    await seedPlayers(tx, now)
  })
}

/** Whether the database has the players whose passwords everybody knows. */
export async function isSeeded(db: Database): Promise<boolean> {
  return (await db.selectFrom('seeded').select('at').executeTakeFirst()) !== undefined
}

async function seedPlayers(tx: Tx, now: Date): Promise<void> {
  const [amihan, dalisay, bagong, kaibigan] = SEEDED_PLAYERS
  const inviter = await createPlayer(tx, { ...amihan, now })
  await fill(tx, inviter, { name: 'Amihan Demo Reyes', idNumber: '100000000001', now })
  await fill(tx, await createPlayer(tx, { ...dalisay, now }), {
    name: 'Dalisay Demo Santos',
    idNumber: '100000000002',
    now,
  })
  await createPlayer(tx, { ...bagong, now })
  const friend = await createPlayer(tx, { ...kaibigan, now })
  await tx
    .updateTable('account')
    .set({ invited_by: inviter.id, registration_code: inviter.invitation_code })
    .where('id', '=', friend.id)
    .execute()
}

interface NewPlayer {
  readonly username: string
  readonly phone: string
  readonly now: Date
}

async function createPlayer(tx: Tx, { username, phone, now }: NewPlayer): Promise<Account> {
  return tx
    .insertInto('account')
    .values({
      username,
      password: await hashAgain(hashPassword(SEEDED_PASSWORD)),
      register_phone: phone,
      invitation_code: createInvitationCode(),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface Full {
  readonly name: string
  readonly idNumber: string
  readonly now: Date
}

/** Verifies a player, and gives a phone, a wallet, letters and a deposit that is played already. */
async function fill(tx: Tx, account: Account, { name, idNumber, now }: Full): Promise<void> {
  const { id, username, register_phone: phone } = account
  await tx
    .updateTable('account')
    .set({
      phone,
      trade_password: await hashAgain(hashPassword(SEEDED_TRADE_PASSWORD)),
      identity_status: 'approved',
      nickname: username,
    })
    .where('id', '=', id)
    .execute()
  const address = JSON.stringify({
    line: '1 Demo Street',
    city: 'Manila',
    province: 'Metro Manila',
    postalCode: '1000',
  })
  await tx
    .insertInto('identity')
    .values({
      account_id: id,
      full_name: name,
      birthday: '1990-05-17',
      email: `${username}@example.com`,
      nationality: 'PH',
      present_address: address,
      permanent_address: address,
      income_source: 'salary',
      occupation: 'employee',
      gaming_venue: 'online',
      id_type: 'national',
      id_number: idNumber,
      submitted_at: now,
    })
    .execute()
  await tx
    .insertInto('wallet')
    .values({ account_id: id, bank: 'gcash', name, account: `0${phone}` })
    .execute()
  const orderNo = `SEED${id}`
  await tx
    .insertInto('deposit')
    .values({
      order_no: orderNo,
      account_id: id,
      method: 'gcash',
      amount: 500_000,
      turnover_multiple: 0,
      status: 0,
      expires_at: new Date(now.getTime() + DAY_MS),
    })
    .execute()
  await settleDeposit(tx, orderNo, 1, now)
  await seedLetters(tx, id, now)
  await seedRecall(tx, id, `BK-${id}`, new Date(now.getTime() + 30 * DAY_MS))
}
