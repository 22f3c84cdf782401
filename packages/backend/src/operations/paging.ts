import { sql, type SelectQueryBuilder, type Transaction } from 'kysely'
import { addDays } from '../calendar.ts'
import type { Tables } from '../database/tables.ts'

/** What lists are asked for. Days are those of the contract's zone. */
export interface PageQuery {
  readonly pageNum?: number
  readonly pageSize?: number
  readonly from?: string
  readonly to?: string
}

/** One page of a query's rows, and how many rows it has in all. */
export async function readPage<DB extends Tables, From extends keyof DB, Row>(
  tx: Transaction<Tables>,
  query: SelectQueryBuilder<DB, From, Row>,
  { pageNum = 1, pageSize = 20 }: PageQuery,
): Promise<{ readonly rows: Row[]; readonly total: number }> {
  const counted = sql<{ total: number }>`select count(*)::int as total from (${query}) as counted`.execute(tx)
  const total = (await counted).rows[0]?.total ?? 0
  const rows = await query
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  return { rows, total }
}

/** The zone of the contract's days (`x-zone`), which has no summer time. */
const ZONE = '+08:00'

/** The first instant of a day. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00${ZONE}`)
}

/** Whether a column is within the days of a list, of which both may be missing. */
export function isInDays(column: string, { from, to }: PageQuery) {
  const start = from === undefined ? '-infinity' : startOfDay(from)
  const end = to === undefined ? 'infinity' : startOfDay(addDays(to, 1))
  return sql<boolean>`${sql.ref(column)} >= ${start}::timestamptz and ${sql.ref(column)} < ${end}::timestamptz`
}

/** The day of an instant, such as `2026-11-20`. */
export function getDay(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
}
