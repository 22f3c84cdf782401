import { getGetConfigQueryOptions, getGetConfigUrl } from '#generated/http/app/get-config.ts'
import { STALE } from '#src/api/query-client.ts'

/** The call that start-up cannot do without. */
export const CONFIG_URL = getGetConfigUrl()

/** Contact links and documents that the server configures. Fresh for an hour. */
export function configQuery() {
  return getGetConfigQueryOptions({ query: { staleTime: STALE.config } })
}
