import type { QueryClient } from '@tanstack/react-query'
import { configQuery } from '#src/queries/config.ts'
import { menuQuery } from '#src/queries/menu.ts'
import { userQuery } from '#src/queries/user.ts'
import { Maintenance, type VitalCall } from './maintenance.ts'

/** Whatever is known, and not tried again: the next question comes in its time. */
const ONCE = { staleTime: 0, retry: false, meta: { silentError: true } } as const

/** The generated keys: the parts of the path, then the parameters. */
const pathOf = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
  `/${queryKey.filter((part) => typeof part === 'string').join('/')}`

/** The app's {@link Maintenance}: what it asks goes into the query cache, so that the page finds it there. */
export function createMaintenance(deps: { queryClient: QueryClient; onDown: () => void; onBack: () => void }) {
  const { queryClient, onDown, onBack } = deps
  const calls: Record<VitalCall, () => Promise<unknown>> = {
    config: () => queryClient.fetchQuery({ ...configQuery(), ...ONCE }),
    menu: () => queryClient.fetchQuery({ ...menuQuery(), ...ONCE }),
    userInfo: () => queryClient.fetchQuery({ ...userQuery(), ...ONCE }),
  }
  return new Maintenance({
    paths: { config: pathOf(configQuery()), menu: pathOf(menuQuery()), userInfo: pathOf(userQuery()) },
    ask: (call) => calls[call](),
    onDown,
    onBack: () => {
      onBack()
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    },
  })
}
