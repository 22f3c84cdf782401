import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { seedCodes, seedGames, seedGoods } from './games.ts'
import { seedAnnouncements } from './letters.ts'
import { seedPlayers } from './players.ts'

/** Fills an empty database, once. A database with players that are not the seed's stays as it is. */
export async function seed(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Two processes that start at once: the second finds it filled.
    await sql`select pg_advisory_xact_lock(hashtextextended('seed', 0))`.execute(tx)
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
