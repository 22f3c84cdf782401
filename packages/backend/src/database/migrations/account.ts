import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Codes, identities, letters and the operator's texts. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, STATEMENTS)
}

const STATEMENTS: readonly string[] = []
