import { getGetConfigQueryOptions } from '#generated/http/app/get-config.ts'
import { STALE } from '#src/api/query-client.ts'

/** Contact links and documents that the server configures. Fresh for an hour. */
export function configQuery() {
  return getGetConfigQueryOptions({ query: { staleTime: STALE.config } })
}
