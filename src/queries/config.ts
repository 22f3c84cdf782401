import { getGetConfigQueryOptions } from '#generated/http/app/app.ts'
import { STALE } from '#src/api/query-client.ts'

/** Contact links and documents that the server configures. Fresh for an hour. */
export function configQuery() {
  return getGetConfigQueryOptions({ query: { staleTime: STALE.config } })
}
