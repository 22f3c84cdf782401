import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { EndlessList } from '#src/components/endless-list.tsx'
import { ROUTES } from '#src/components/route-names.ts'
import { itemsOf } from '#src/queries/paging.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { bankName } from '../bank-name.ts'
import { ExportButton } from '../export/export-button.tsx'
import { useOrderTables } from '../export/use-order-tables.ts'
import { withdrawalLook } from '../order-status.ts'
import { withdrawalsQuery } from '../orders.queries.ts'
import { OrderRow } from './order-row.tsx'
import { withdrawalStatus } from './statuses.ts'

/** The withdrawals of a status, each leading to its status view. */
export function WithdrawalList({ status }: { readonly status: number | undefined }): ReactElement {
  const { t } = useTranslation(['records', 'common'])
  const known = withdrawalStatus(status)
  const list = useInfiniteQuery(withdrawalsQuery(known))
  const { withdrawals } = useOrderTables()
  const orders = list.data ? itemsOf(list.data.pages, ({ orderNo }) => orderNo) : []
  return (
    <Stack gap={4}>
      {orders.length > 0 && (
        <Stack row justify="flex-end">
          <ExportButton name="withdrawals" read={() => withdrawals(known)} />
        </Stack>
      )}
      <EndlessList
        list={list}
        label={t('withdrawalsLabel')}
        empty={
          known === undefined ? (
            <EmptyState picture="records" title={t('withdrawalsEmpty')} text={t('withdrawalsEmptyText')} />
          ) : (
            <EmptyState picture="records" title={t('noneOfStatus')} />
          )
        }
        error={
          <ErrorState
            title={t('withdrawalsFailed')}
            retryLabel={t('common:retry')}
            busy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        }
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
      </EndlessList>
    </Stack>
  )
}
