import { sql, type Kysely } from 'kysely'

/** Runs statements of SQL in their order. */
export async function runStatements(db: Kysely<never>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
