import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { walletQuery } from '#src/queries/wallet.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { BindForm } from './bind-form.tsx'
import { BoundForm } from './bound-form.tsx'

export interface BindWalletProps {
  /** The game that asked for it, if one did. */
  readonly forGame?: string | undefined
  readonly onClose: () => void
}

/** The popup of section 2 of the specification: binds a wallet, or shows the one that is bound. */
export function BindWallet({ forGame, onClose }: BindWalletProps): ReactElement {
  const { t } = useTranslation(['bindWallet', 'common'])
  const { data: wallet, isError, isFetching, refetch } = useQuery(walletQuery())
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={wallet?.isBound === true ? t('boundTitle') : t('title')}
      closeLabel={t('common:close')}
    >
      {content()}
    </BottomSheet>
  )

  function content(): ReactElement {
    if (wallet?.isBound === true) return <BoundForm wallet={wallet} />
    if (wallet) return <BindForm wallet={wallet} forGame={forGame} onBound={onClose} />
    if (!isError) return <SkeletonSet kind="form" label={t('common:loading')} />
    return (
      <ErrorState title={t('failed')} retryLabel={t('common:retry')} busy={isFetching} onRetry={() => void refetch()} />
    )
  }
}
