import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Balance } from '#generated/http/schemas/balance.ts'
import type { Wallet } from '#generated/http/schemas/wallet.ts'
import { Money } from '#src/ui/data/money.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { getBankName } from '../orders/bank-name.ts'
import { formatMinutes } from '#src/lib/format-minutes.ts'
import { splitFee, subtractPesos } from '../orders/split-fee.ts'
import { Summary } from '../orders/summary.tsx'

export interface WithdrawalAsideProps {
  readonly balance: Balance | undefined
  readonly wallet: Wallet
  /** Pesos; undefined unless they can be withdrawn. */
  readonly amount: number | undefined
}

/** What a withdrawal brings and costs, beside its form. */
export function WithdrawalAside({ balance, wallet, amount }: WithdrawalAsideProps): ReactElement {
  const { t, i18n } = useTranslation(['withdraw', 'wallet'])
  const { withdrawalFee: fee, withdrawalMinutes: minutes } = wallet
  const arriving = amount === undefined ? undefined : (splitFee(amount, fee)?.arriving ?? amount)
  return (
    <Summary
      title={t('wallet:summary')}
      lead={arriving === undefined ? undefined : { label: t('arriving'), value: <Money value={arriving} size="xl" /> }}
      empty={t('summaryEmpty')}
      balance={balance && amount !== undefined ? subtractPesos(balance.userAccountVO.balance, amount) : undefined}
      items={[
        { label: t('to'), value: getBankName(wallet) },
        { label: t('account'), value: wallet.account },
        ...(fee === undefined
          ? []
          : [{ label: t('wallet:fee'), value: fee > 0 ? <Money value={fee} /> : t('wallet:feeNone') }]),
        ...(minutes === undefined
          ? []
          : [
              {
                label: t('wallet:arrival'),
                value: t('wallet:within', { time: formatMinutes(minutes, i18n.language) }),
              },
            ]),
      ]}
    >
      <Text size="sm">{t('confirmNote')}</Text>
    </Summary>
  )
}
