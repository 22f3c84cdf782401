import { useQuery } from '@tanstack/react-query'
import { getConfigQuery } from '#generated/http/app/get-config.ts'
import type { FirstDepositOffer } from '#generated/http/schemas/first-deposit-offer.ts'
import { readLinkUrl } from '#src/lib/foreign-url.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/**
 * The operator's offer to visitors. Null for players, without an offer, and where its terms cannot be opened; undefined
 * until known. Call it within `observer`.
 */
export function useFirstDepositOffer(): FirstDepositOffer | null | undefined {
  const { isLoggedIn } = useStores().session
  const { data, isPending } = useQuery({ ...getConfigQuery(), enabled: !isLoggedIn })
  if (isLoggedIn) return null
  if (isPending) return undefined
  const offer = data?.firstDepositOffer
  return offer && readLinkUrl(offer.termsUrl, globalThis.location) ? offer : null
}
