import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetWallet } from '#generated/http/money/get-wallet.ts'
import type { Wallet } from '#generated/http/schemas/wallet.ts'
import { QueryError } from '#src/components/query-error.tsx'
import { PHONE_PREFIX } from '#src/lib/phone.ts'
import { Text } from '#src/ui/data/text.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { bankName } from '../bank-name.ts'
import { BindForm } from './bind-form.tsx'
import { isMobileWallet } from './wallet-rules.ts'

export interface BindWalletProps {
  /** The name of the game that requires a wallet, if any. */
  readonly forGame?: string | undefined
  readonly onClose: () => void
}

/** The bound wallet, masked and read-only. */
function BoundForm({ wallet }: { readonly wallet: Wallet }): ReactElement {
  const { t } = useTranslation('bindWallet')
  return (
    <Stack gap={4}>
      <Field label={t('bank')} value={bankName(wallet.bank)} readOnly />
      <Field label={t('name')} value={wallet.name} readOnly />
      <Field
        label={t('account')}
        prefix={isMobileWallet(wallet.bank) ? PHONE_PREFIX : undefined}
        value={wallet.account}
        readOnly
      />
      <Text size="sm" tone="quiet">
        {t('isBound')}
      </Text>
    </Stack>
  )
}

/** Binds a wallet, or shows the bound one. */
export function BindWallet({ forGame, onClose }: BindWalletProps): ReactElement {
  const { t } = useTranslation(['bindWallet', 'common'])
  const read = useGetWallet()
  const wallet = read.data

  function content(): ReactElement {
    if (wallet?.isBound === true) return <BoundForm wallet={wallet} />
    if (wallet) return <BindForm wallet={wallet} forGame={forGame} onBound={onClose} />
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
