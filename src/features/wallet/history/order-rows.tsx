import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useListRechargeMethods } from '#generated/http/money/list-recharge-methods.ts'
import type { Recharge } from '#generated/http/schemas/recharge.ts'
import type { Withdrawal } from '#generated/http/schemas/withdrawal.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { PartnerMark } from '#src/ui/brand/partner-mark.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { MoneyRow } from '#src/ui/surface/money-row.tsx'
import { bankName } from '../orders/bank-name.ts'
import { DepositAmount, useRowStatus } from '../orders/order-parts.tsx'
import { splitOrderFee } from '../orders/split-fee.ts'
import { depositLook, withdrawalLook } from '../orders/statuses.ts'

export interface OrderRowProps<Order> {
  readonly order: Order
  /** When it was made, and at most one more word. */
  readonly detail: string
  /** Opens it beside the list instead of on its own page. */
  readonly onOpen?: (() => void) | undefined
  readonly isOpen?: boolean | undefined
}

/** The name of a deposit's method. */
export function useMethodName(): (code: string) => string {
  const { data: methods } = useListRechargeMethods()
  return (code) => methods?.find((method) => method.code === code)?.name ?? bankName(code)
}

/** One deposit of a list. Leads to its status, whose page is closed during a break. */
export const DepositRow = observer(function DepositRow({ order, detail, onOpen, isOpen }: OrderRowProps<Recharge>) {
  const { mayPlay } = useStores().session
  const getMethodName = useMethodName()
  const status = useRowStatus(depositLook(order), order.status)
  return (
    <MoneyRow
      mark={<PartnerMark partner={order.method} size={36} />}
      title={getMethodName(order.method)}
      detail={detail}
      amount={<DepositAmount amount={order.amount} tone={status.tone} />}
      status={status}
      {...(onOpen
        ? { onClick: onOpen, isOpen }
        : mayPlay && {
            renderLink: (props) => <Link to={ROUTES.recharge} search={{ order: order.orderNo }} {...props} />,
          })}
    />
  )
})

/** Where a withdrawal goes: its bank and masked account. */
export function Destination({
  order: { bank, bankName: name, account },
}: {
  readonly order: Withdrawal
}): ReactElement {
  return (
    <>
      <Words>{bankName(bank, name)}</Words> <span translate="no">{account}</span>
    </>
  )
}

/** What a withdrawal's fee leaves of its amount, in a few words; undefined without a fee. */
export function getFeeNote(t: TFunction<'records'>, order: Withdrawal): string | undefined {
  const split = splitOrderFee(order)
  return split ? t('afterFee', { sum: formatMoney(split.arriving) }) : undefined
}

/** One withdrawal of a list. Leads to its status. */
export function WithdrawalRow({ order, detail, onOpen, isOpen }: OrderRowProps<Withdrawal>): ReactElement {
  const { t } = useTranslation('records')
  const fee = getFeeNote(t, order)
  const status = useRowStatus(withdrawalLook(order.status), order.status)
  return (
    <MoneyRow
      mark={<PartnerMark partner={order.bank} size={36} />}
      title={<Destination order={order} />}
      detail={fee === undefined ? detail : `${detail} · ${fee}`}
      amount={<Money value={order.amount} />}
      status={status}
      {...(onOpen
        ? { onClick: onOpen, isOpen }
        : {
            renderLink: (props) => <Link to={ROUTES.withdraw} search={{ order: order.orderNo }} {...props} />,
          })}
    />
  )
}
