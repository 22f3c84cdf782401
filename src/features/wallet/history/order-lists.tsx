import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useListRechargeMethods } from '#generated/http/money/list-recharge-methods.ts'
import type { Recharge } from '#generated/http/schemas/recharge.ts'
import type { Withdrawal } from '#generated/http/schemas/withdrawal.ts'
import { DayList } from '#src/components/activity/day-list.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { formatTime } from '#src/lib/time.ts'
import { collectItems } from '#src/queries/paging.ts'
import { PartnerMark } from '#src/ui/brand/partner-mark.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { MoneyRow } from '#src/ui/surface/money-row.tsx'
import { bankName } from '../bank-name.ts'
import { DepositAmount, useRowStatus } from '../order-parts.tsx'
import { depositsQuery, type OrderFilter, withdrawalsQuery } from '../orders.queries.ts'
import { depositLook, withdrawalLook } from '../statuses.ts'

export interface OrderListProps {
  readonly filter: OrderFilter
  /** Replaces the empty list of a filter that hides something. */
  readonly noMatch: ReactElement | undefined
}

function DepositRow({ order }: { readonly order: Recharge }): ReactElement {
  const { t, i18n } = useTranslation('records')
  const { data: methods } = useListRechargeMethods()
  const status = useRowStatus(depositLook(order.status), order.status)
  const time = formatTime(order.createdAt, i18n.language)
  const bonus = t('bonusSum', { bonus: formatMoney(order.bonus) })
  return (
    <MoneyRow
      mark={<PartnerMark partner={order.method} size={36} />}
      title={methods?.find(({ code }) => code === order.method)?.name ?? bankName(order.method)}
      detail={order.bonus > 0 ? `${time} · ${bonus}` : time}
      amount={<DepositAmount amount={order.amount} tone={status.tone} />}
      status={status}
      renderLink={(props) => <Link to={ROUTES.recharge} search={{ order: order.orderNo }} {...props} />}
    />
  )
}

/** The deposits of a filter, each leading to its status view. */
export function DepositList({ filter, noMatch }: OrderListProps): ReactElement {
  const { t } = useTranslation(['records', 'common'])
  const list = useInfiniteQuery(depositsQuery(filter))
  const deposit = (
    <Link to={ROUTES.recharge} className={buttonClass({ variant: 'primary' })}>
      {t('common:deposit')}
    </Link>
  )
  return (
    <DayList
      list={list}
      label={t('depositsLabel')}
      empty={
        noMatch ?? (
          <EmptyState picture="records" title={t('depositsEmpty')} text={t('depositsEmptyText')} action={deposit} />
        )
      }
      failedTitle={t('depositsFailed')}
      items={list.data ? collectItems(list.data.pages, ({ orderNo }) => orderNo) : []}
      idOf={({ orderNo }) => orderNo}
      timeOf={({ createdAt }) => createdAt}
      renderRow={(order) => <DepositRow order={order} />}
    />
  )
}

function WithdrawalRow({ order }: { readonly order: Withdrawal }): ReactElement {
  const { i18n } = useTranslation('records')
  const status = useRowStatus(withdrawalLook(order.status), order.status)
  return (
    <MoneyRow
      mark={<PartnerMark partner={order.bank} size={36} />}
      title={
        <>
          <Words>{bankName(order.bank, order.bankName)}</Words> <span translate="no">{order.account}</span>
        </>
      }
      detail={formatTime(order.createdAt, i18n.language)}
      amount={<Money value={order.amount} />}
      status={status}
      renderLink={(props) => <Link to={ROUTES.withdraw} search={{ order: order.orderNo }} {...props} />}
    />
  )
}

/** The withdrawals of a filter, each leading to its status view. */
export function WithdrawalList({ filter, noMatch }: OrderListProps): ReactElement {
  const { t } = useTranslation('records')
  const list = useInfiniteQuery(withdrawalsQuery(filter))
  return (
    <DayList
      list={list}
      label={t('withdrawalsLabel')}
      empty={noMatch ?? <EmptyState picture="records" title={t('withdrawalsEmpty')} text={t('withdrawalsEmptyText')} />}
      failedTitle={t('withdrawalsFailed')}
      items={list.data ? collectItems(list.data.pages, ({ orderNo }) => orderNo) : []}
      idOf={({ orderNo }) => orderNo}
      timeOf={({ createdAt }) => createdAt}
      renderRow={(order) => <WithdrawalRow order={order} />}
    />
  )
}
