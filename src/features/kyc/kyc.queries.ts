import type { QueryClient } from '@tanstack/react-query'
import { getGetIdentitySuspenseQueryOptions } from '#generated/http/kyc/get-identity.ts'
import type { Identity } from '#generated/http/schemas/identity.ts'

/** How often a check that is under way is asked for, in milliseconds; only while the page is seen. */
const REVIEW_POLL_MS = 30_000

/** How far the check has come. Every page of it asks anew, and again and again while it is under way. */
export function identityQuery() {
  return getGetIdentitySuspenseQueryOptions({
    query: {
      // The operator may have decided while the player was away.
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => (state.data?.identityStatus === 'pending' ? REVIEW_POLL_MS : false),
    },
  })
}

/** How the check stands after a write that left that open; undefined where that cannot be told either. */
export async function readIdentity(queryClient: QueryClient): Promise<Identity | undefined> {
  try {
    return await queryClient.fetchQuery(identityQuery())
  } catch {
    // Told by the query client.
    return undefined
  }
}
