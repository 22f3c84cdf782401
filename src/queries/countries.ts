import { getListCountriesQueryOptions } from '#generated/http/account/list-countries.ts'
import { STALE } from '#src/api/query-client.ts'

/** The countries to choose from, named in the player's language. */
export function countriesQuery() {
  return getListCountriesQueryOptions({ query: { staleTime: STALE.config } })
}
