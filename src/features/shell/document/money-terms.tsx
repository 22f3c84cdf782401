import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { getWalletQuery } from '#generated/http/money/get-wallet.ts'
import { listRechargeMethodsQuery } from '#generated/http/money/list-recharge-methods.ts'
import { PesoWithdrawnMin } from '#generated/http/schemas/peso-withdrawn.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { useIsUserSettled } from '#src/queries/user.ts'
import { DataList, type DataListItem } from '#src/ui/data/data-list.tsx'
import styles from './document-popup.module.css'

/** The document is complete without them: a failed read shows nothing. */
const OPTIONAL = { meta: { silentError: true } }

function TermsNow({ items }: { readonly items: readonly DataListItem[] }): ReactElement | null {
  const { t } = useTranslation('documents')
  if (items.length === 0) return null
  return (
    <div className={styles.help}>
      <h4 className={styles.subheading}>{t('termsNow')}</h4>
      <DataList items={items} />
    </div>
  )
}

/** Minimum and turnover multiple of each deposit method, as the server has them for this player; a visitor has none. */
export const MethodTerms = observer(function MethodTerms() {
  const { t } = useTranslation('documents')
  const { data = [] } = useQuery({ ...listRechargeMethodsQuery(), ...OPTIONAL, enabled: useIsUserSettled() })
  return (
    <TermsNow
      items={data.map(({ name, min, turnoverMultiple: count }) => ({
        label: name,
        value:
          count === 0
            ? t('methodTermsFree', { min: formatMoney(min) })
            : t('methodTerms', { min: formatMoney(min), count }),
      }))}
    />
  )
})

/** Minimum and fee of a withdrawal to the player's wallet. */
export const WalletTerms = observer(function WalletTerms() {
  const { t } = useTranslation('documents')
  const { data } = useQuery({ ...getWalletQuery(), ...OPTIONAL, enabled: useIsUserSettled() })
  if (data?.isBound !== true) return null
  const { bank, names = [], minWithdrawal = PesoWithdrawnMin, withdrawalFee: fee } = data
  const min = formatMoney(minWithdrawal)
  const label = names.find(({ code }) => code === bank)?.name ?? bank
  const value = fee === undefined ? t('walletTerms', { min }) : t('walletTermsFee', { min, fee: formatMoney(fee) })
  return <TermsNow items={[{ label, value }]} />
})
