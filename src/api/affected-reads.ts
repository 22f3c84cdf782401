import type { QueryClient } from '@tanstack/react-query'
import { AFFECTS, ANSWERS } from '#generated/http/affects.ts'
import { invalidateReads } from './invalidate-reads.ts'
import { pathOfKey } from './public-queries.ts'

/** A write that changes reads, by its operationId. */
export type AffectingOperation = keyof typeof AFFECTS

/**
 * Invalidates the reads of these paths, endless lists included; active ones refetch. Watched reads keep their own
 * intervals.
 *
 * @param paths as in the generated tables; after a final slash a parameter follows
 */
export function invalidatePaths(client: QueryClient, paths: readonly string[]): void {
  void invalidateReads(client, {
    predicate: ({ queryKey, meta }) => {
      const path = pathOfKey(queryKey)
      return (
        meta?.isWatched !== true && paths.some((read) => (read.endsWith('/') ? path.startsWith(read) : path === read))
      )
    },
  })
}

/**
 * {@link invalidatePaths} of a write's `x-affects`. Mutations call it themselves; a money request also calls it when it
 * settles.
 */
export function invalidateAffected(client: QueryClient, operationId: AffectingOperation): void {
  invalidatePaths(client, AFFECTS[operationId])
}

function isKeyOf<Table extends object>(table: Table, key: unknown): key is keyof Table {
  return typeof key === 'string' && Object.hasOwn(table, key)
}

/** Updates the cache after a successful write; the `mutationKey` of a generated mutation is its operationId. */
export function applyWrite(client: QueryClient, mutationKey: readonly unknown[] | undefined, response: unknown): void {
  const operationId = mutationKey?.[0]
  if (isKeyOf(ANSWERS, operationId)) {
    const queryKey = ANSWERS[operationId].split('/')
    // A read in flight is older, and would replace the response.
    void client.cancelQueries({ queryKey, exact: true })
    client.setQueryData(queryKey, response)
  }
  if (isKeyOf(AFFECTS, operationId)) invalidateAffected(client, operationId)
}
