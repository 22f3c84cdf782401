import { getGetBadgesQueryOptions } from '#generated/http/account/get-badges.ts'

/** The counters as the server gives them. What shows is the badge store's, which the socket writes too. */
export function badgesQuery() {
  return getGetBadgesQueryOptions({ query: { staleTime: 0 } })
}
