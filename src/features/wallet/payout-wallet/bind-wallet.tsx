import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetWallet } from '#generated/http/money/get-wallet.ts'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { BindForm } from './bind-form.tsx'
import { BoundWalletCard } from './bound-wallet-card.tsx'

export interface BindWalletProps {
  /** The name of the game that requires a wallet, if any. */
  readonly forGame?: string | undefined
  /** Runs after the sheet is closed. */
  readonly onBound?: (() => void) | undefined
  readonly onClose: () => void
}

/** Binds a wallet, or shows the bound one. */
export function BindWallet({ forGame, onBound, onClose }: BindWalletProps): ReactElement {
  const { t } = useTranslation(['bindWallet', 'common'])
  const read = useGetWallet()
  const wallet = read.data

  function finish(): void {
    onClose()
    onBound?.()
  }

  function content(): ReactElement {
    if (wallet?.isBound === true) return <BoundWalletCard wallet={wallet} />
    if (wallet) return <BindForm wallet={wallet} forGame={forGame} onBound={finish} />
    if (!read.isError) return <SkeletonSet kind="form" label={t('common:loading')} />
    return <QueryError query={read} title={t('failed')} />
  }

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
}
