// A process that the kill test ends in the middle: it makes and settles deposits, and prints each number once it is
// committed. Usage: node move-money.ts FOLDER
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openDatabase } from '../database/open-database.ts'
import { lockAccount, settleDeposit } from '../money.ts'

const PLAYERS = 20
/** Large enough that a row is written outside its page. */
const NOTE_BYTES = 200_000
const CHECKPOINT_EVERY = 25

const { db } = await openDatabase({ databaseUrl: undefined, folder: process.argv[2] ?? '' })
const ids: number[] = []
for (let number = 1; number <= PLAYERS; number += 1) {
  const name = `killed${number}`
  await db
    .insertInto('account')
    .values({ username: name, password: '', register_phone: name, invitation_code: name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const found = await db.selectFrom('account').select('id').where('username', '=', name).executeTakeFirstOrThrow()
  ids.push(found.id)
}
console.log('open')

for (let round = 1; ; round += 1) {
  const orderNo = randomUUID()
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, ids[round % PLAYERS] ?? 0)
    const now = new Date()
    const method = round % 10 === 0 ? 'x'.repeat(NOTE_BYTES) : 'gcash'
    await tx
      .insertInto('deposit')
      .values({
        order_no: orderNo,
        account_id: account.id,
        method,
        amount: 100,
        turnover_multiple: 1,
        status: 0,
        expires_at: now,
      })
      .execute()
    await settleDeposit(tx, orderNo, 1, now)
  })
  console.log(orderNo)
  if (round % CHECKPOINT_EVERY === 0) await sql`checkpoint`.execute(db)
}
