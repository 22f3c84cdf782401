import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { getIdentityQuery } from '#generated/http/kyc/get-identity.ts'
import type { Identity } from '#generated/http/schemas/identity.ts'

/** The polling interval of a running check, in milliseconds; only while the page is visible. */
const REVIEW_POLL_MS = 30_000

/** The status of the check. Every page requests it again, and polls while the check runs. */
export function identityQuery() {
  return queryOptions({
    ...getIdentityQuery(),
    // The operator may have decided while the player was away.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.identityStatus === 'pending' ? REVIEW_POLL_MS : false),
  })
}

/** The status of the check after a write with an unknown outcome; undefined if that fails too. */
export async function readIdentity(queryClient: QueryClient): Promise<Identity | undefined> {
  try {
    return await queryClient.fetchQuery(identityQuery())
  } catch {
    // The query client shows the failure.
    return undefined
  }
}
