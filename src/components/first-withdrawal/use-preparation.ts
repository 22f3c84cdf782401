import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lacksPreparation, readIsBound } from '#src/queries/first-withdrawal.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/** Opens the steps before the first withdrawal over the page; a finished one leads on to the next. */
export interface Preparation {
  readonly bindWallet: () => void
  readonly setPassword: () => void
  /** The identity was submitted: opens what can be done meanwhile. Nothing while it is unknown what is missing. */
  readonly leadOn: () => void
}

/** {@link Preparation} of the player. After the last step the withdrawal page opens, if they may withdraw by then. */
export function usePreparation(): Preparation {
  const { session, overlays } = useStores()
  const queryClient = useQueryClient()
  const router = useRouter()
  const needsPassword = (): boolean => session.user?.isNullPasswordTrade === true

  function goOn(): void {
    if (needsPassword()) setPassword()
    else if (!lacksPreparation(session) && readIsBound(queryClient) === true)
      void router.navigate({ to: ROUTES.withdraw })
  }

  function bindWallet(): void {
    overlays.open('bindWallet', { onBound: goOn })
  }

  function setPassword(): void {
    overlays.open('tradePassword', {}, () => {
      if (!needsPassword()) goOn()
    })
  }

  function leadOn(): void {
    if (session.role !== 'player' && session.role !== 'paused') return
    const isBound = readIsBound(queryClient)
    if (isBound === false) bindWallet()
    else if (isBound === true && needsPassword()) setPassword()
  }

  return { bindWallet, setPassword, leadOn }
}
