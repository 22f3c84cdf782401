import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Games, rounds and rewards. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, STATEMENTS)
}

const STATEMENTS: readonly string[] = []
