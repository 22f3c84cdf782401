import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recharge } from '#generated/http/schemas/recharge.ts'
import type { Withdrawal } from '#generated/http/schemas/withdrawal.ts'
import { DayList } from '#src/components/activity/day-list.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { formatTime } from '#src/lib/time.ts'
import { collectItems } from '#src/queries/paging.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { depositsQuery, type OrderFilter, withdrawalsQuery } from '../orders/orders.queries.ts'
import { useDepositColumns, useWithdrawalColumns } from './order-columns.tsx'
import { DepositRow, WithdrawalRow } from './order-rows.tsx'

export interface OrderListProps {
  readonly filter: OrderFilter
  /** Replaces the empty list of a filter that hides something. */
  readonly noMatch: ReactElement | undefined
  /** An order opens beside the list; else it leads to its page. */
  readonly hasPane: boolean
  readonly onOpen: (orderNo: string) => void
  /** The order that is open beside the list. */
  readonly openId: string | undefined
}

/** The deposits of a filter, each leading to its status view. */
export const DepositList = observer(function DepositList(props: OrderListProps) {
  const { filter, noMatch, hasPane, onOpen, openId } = props
  const { mayPlay } = useStores().session
  const { t, i18n } = useTranslation(['records', 'common'])
  const list = useInfiniteQuery(depositsQuery(filter))
  const columns = useDepositColumns({ onOpen, openId })
  const deposit = mayPlay && (
    <Link to={ROUTES.recharge} className={buttonClass({ variant: 'primary' })}>
      {t('common:deposit')}
    </Link>
  )

  function getDetail({ createdAt, bonus }: Recharge): string {
    const time = formatTime(createdAt, i18n.language)
    return bonus > 0 ? `${time} · ${t('bonusSum', { bonus: formatMoney(bonus) })}` : time
  }

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
      renderRow={(order) => <DepositRow order={order} detail={getDetail(order)} {...openProps(order)} />}
      columns={columns}
      openId={openId}
    />
  )

  function openProps({ orderNo }: Recharge) {
    return hasPane ? { onOpen: () => onOpen(orderNo), isOpen: orderNo === openId } : {}
  }
})

/** The withdrawals of a filter, each leading to its status view. */
export function WithdrawalList({ filter, noMatch, hasPane, onOpen, openId }: OrderListProps): ReactElement {
  const { t, i18n } = useTranslation('records')
  const list = useInfiniteQuery(withdrawalsQuery(filter))
  const columns = useWithdrawalColumns({ onOpen, openId })
  return (
    <DayList
      list={list}
      label={t('withdrawalsLabel')}
      empty={noMatch ?? <EmptyState picture="records" title={t('withdrawalsEmpty')} text={t('withdrawalsEmptyText')} />}
      failedTitle={t('withdrawalsFailed')}
      items={list.data ? collectItems(list.data.pages, ({ orderNo }) => orderNo) : []}
      idOf={({ orderNo }) => orderNo}
      timeOf={({ createdAt }) => createdAt}
      renderRow={(order) => (
        <WithdrawalRow order={order} detail={formatTime(order.createdAt, i18n.language)} {...openProps(order)} />
      )}
      columns={columns}
      openId={openId}
    />
  )

  function openProps({ orderNo }: Withdrawal) {
    return hasPane ? { onOpen: () => onOpen(orderNo), isOpen: orderNo === openId } : {}
  }
}
