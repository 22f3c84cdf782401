import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Limits, breaks and reality checks. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, STATEMENTS)
}

const STATEMENTS: readonly string[] = []
