import type { QueryClient } from '@tanstack/react-query'
import { CONFIG_URL, configQuery } from '#src/queries/config.ts'
import { Maintenance } from './maintenance.ts'

/** The app's {@link Maintenance}: the config that it requests goes into the query cache, where the page finds it. */
export function createMaintenance({ queryClient, onBack }: { queryClient: QueryClient; onBack: () => void }) {
  return new Maintenance({
    configUrl: CONFIG_URL,
    hasConfig: () => queryClient.getQueryData(configQuery().queryKey) !== undefined,
    ask: () => queryClient.fetchQuery({ ...configQuery(), staleTime: 0, retry: false, meta: { silentError: true } }),
    onBack: () => {
      onBack()
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    },
  })
}
