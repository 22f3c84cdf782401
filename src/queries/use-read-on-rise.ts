import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { reaction } from 'mobx'
import { useEffect, useEffectEvent } from 'react'
import type { BadgeName } from '#src/stores/badge-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/**
 * Reads a query again when its counter rises, such as by the socket: what is on screen is older. The server's first
 * counts are no news.
 */
export function useReadOnRise(name: BadgeName, queryKey: QueryKey): void {
  const queryClient = useQueryClient()
  const { badges } = useStores()
  const readAgain = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey }))
  useEffect(
    () =>
      reaction(
        () => ({ count: badges.counts[name], isKnown: badges.isKnown }),
        (now, before) => {
          if (before.isKnown && now.count > before.count) readAgain()
        },
      ),
    [badges, name],
  )
}
