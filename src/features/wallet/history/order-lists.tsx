import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getListRechargeMethodsQueryOptions } from '#generated/http/money/list-recharge-methods.ts'
import { EndlessList, type EndlessListProps } from '#src/components/endless-list.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { itemsOf } from '#src/queries/paging.ts'
import { Money } from '#src/ui/data/money.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { bankName } from '../bank-name.ts'
import { ExportButton, type ExportTable } from '../export/export-button.tsx'
import { useOrderTables } from '../export/export-tables.ts'
import { OrderNumber, OrderStatusPill } from '../order-parts.tsx'
import { depositsQuery, withdrawalsQuery } from '../orders.queries.ts'
import styles from '../rows.module.css'
import { depositFilter, depositLook, type StatusLook, withdrawalFilter, withdrawalLook } from '../statuses.ts'

interface OrderRowProps {
  readonly orderNo: string
  /** RFC 3339. */
  readonly createdAt: string
  /** Pesos. */
  readonly amount: number
  /** The money has come in. */
  readonly isIn?: boolean | undefined
  readonly status: number
  readonly look: StatusLook
  /** Leads to the order's own page. */
  readonly name: ReactNode
  /** A note: a bonus, or why it failed. */
  readonly children?: ReactNode
}

/** One deposit or withdrawal: name, time, number to copy, amount and status. */
function OrderRow(props: OrderRowProps): ReactElement {
  const { orderNo, createdAt, amount, isIn = false, status, look, name, children } = props
  const { i18n } = useTranslation('records')
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.when}>
          <time dateTime={createdAt}>{formatDateTime(createdAt, i18n.language)}</time>
        </p>
        {children !== undefined && children !== '' && <p className={styles.note}>{children}</p>}
      </div>
      <div className={styles.sums}>
        <Money value={amount} tone={isIn ? 'in' : 'plain'} />
        <OrderStatusPill look={look} status={status} />
      </div>
      <p className={styles.number}>
        <OrderNumber orderNo={orderNo} />
      </p>
    </li>
  )
}

interface OrderListProps extends EndlessListProps {
  /** The file name before the date. */
  readonly exportName: string
  /** Reads all orders of the status for the export. */
  readonly read: () => Promise<ExportTable>
}

/** The orders of a status, with a button that exports them once there are some. */
function OrderList({ exportName, read, ...list }: OrderListProps): ReactElement {
  return (
    <Stack gap={4}>
      {list.children.length > 0 && (
        <Stack row justify="flex-end">
          <ExportButton name={exportName} read={read} />
        </Stack>
      )}
      <EndlessList {...list} />
    </Stack>
  )
}

/** The deposits of a status, each leading to its status view. */
export function DepositList({ status }: { readonly status: number | undefined }): ReactElement {
  const { t } = useTranslation(['records', 'common'])
  const known = depositFilter(status)
  const list = useInfiniteQuery(depositsQuery(known))
  const { data: methods } = useQuery(getListRechargeMethodsQueryOptions())
  const { deposits } = useOrderTables()
  const orders = list.data ? itemsOf(list.data.pages, ({ orderNo }) => orderNo) : []
  const deposit = (
    <Link to={ROUTES.recharge} className={buttonClass({ variant: 'primary' })}>
      {t('common:deposit')}
    </Link>
  )
  return (
    <OrderList
      exportName="deposits"
      read={() => deposits(known)}
      list={list}
      label={t('depositsLabel')}
      empty={
        known === undefined ? (
          <EmptyState picture="records" title={t('depositsEmpty')} text={t('depositsEmptyText')} action={deposit} />
        ) : (
          <EmptyState picture="records" title={t('noneOfStatus')} />
        )
      }
      failedTitle={t('depositsFailed')}
    >
      {orders.map((order) => (
        <OrderRow
          key={order.orderNo}
          orderNo={order.orderNo}
          createdAt={order.createdAt}
          amount={order.amount}
          isIn={depositLook(order.status).tone === 'success'}
          status={order.status}
          look={depositLook(order.status)}
          name={
            <Link to={ROUTES.recharge} search={{ order: order.orderNo }}>
              {methods?.find(({ code }) => code === order.method)?.name ?? bankName(order.method)}
            </Link>
          }
        >
          {order.bonus > 0 && (
            <>
              {t('bonus')} <Money value={order.bonus} size="sm" sign="always" tone="in" />
            </>
          )}
        </OrderRow>
      ))}
    </OrderList>
  )
}

/** The withdrawals of a status, each leading to its status view. */
export function WithdrawalList({ status }: { readonly status: number | undefined }): ReactElement {
  const { t } = useTranslation(['records', 'common'])
  const known = withdrawalFilter(status)
  const list = useInfiniteQuery(withdrawalsQuery(known))
  const { withdrawals } = useOrderTables()
  const orders = list.data ? itemsOf(list.data.pages, ({ orderNo }) => orderNo) : []
  return (
    <OrderList
      exportName="withdrawals"
      read={() => withdrawals(known)}
      list={list}
      label={t('withdrawalsLabel')}
      empty={
        known === undefined ? (
          <EmptyState picture="records" title={t('withdrawalsEmpty')} text={t('withdrawalsEmptyText')} />
        ) : (
          <EmptyState picture="records" title={t('noneOfStatus')} />
        )
      }
      failedTitle={t('withdrawalsFailed')}
    >
      {orders.map((order) => (
        <OrderRow
          key={order.orderNo}
          orderNo={order.orderNo}
          createdAt={order.createdAt}
          amount={order.amount}
          status={order.status}
          look={withdrawalLook(order.status)}
          name={
            <Link to={ROUTES.withdraw} search={{ order: order.orderNo }}>
              {bankName(order.bank)} <span translate="no">{order.account}</span>
            </Link>
          }
        >
          {order.reason}
        </OrderRow>
      ))}
    </OrderList>
  )
}
