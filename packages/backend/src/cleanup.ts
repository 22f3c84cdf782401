import { sql } from 'kysely'
import type { Database } from './database/open-database.ts'
import { UNUSED_DAYS } from './http/sessions.ts'
import { deleteOldPictures } from './pictures.ts'
import type { Settings } from './settings.ts'

/** Deletes what is over: counts, codes, unused sessions, and pictures after their term. To run once an hour. */
export async function cleanUp(db: Database, settings: Settings): Promise<void> {
  await sql`delete from rate where ends_at < now()`.execute(db)
  await sql`delete from otp where sent_at < now() - interval '1 day'`.execute(db)
  await sql`delete from session where used_at < now() - make_interval(days => ${UNUSED_DAYS})`.execute(db)
  await deleteOldPictures(db, settings)
}
