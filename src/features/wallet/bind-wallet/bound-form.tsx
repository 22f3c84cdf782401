import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Wallet } from '#generated/http/schemas/wallet.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { bankName } from '../bank-name.ts'

/** The bound wallet, masked; it can be read and not changed. */
export function BoundForm({ wallet }: { readonly wallet: Wallet }): ReactElement {
  const { t } = useTranslation('bindWallet')
  return (
    <Stack gap={4}>
      <Field label={t('bank')} value={bankName(wallet.bank)} readOnly />
      <Field label={t('name')} value={wallet.name} readOnly />
      <Field label={t('account')} value={wallet.account} readOnly />
      <Text size="sm" tone="quiet">
        {t('isBound')}
      </Text>
    </Stack>
  )
}
