import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { EndlessList } from '#src/components/endless-list.tsx'
import { ROUTES } from '#src/components/route-names.ts'
import { itemsOf } from '#src/queries/paging.ts'
import { Money } from '#src/ui/data/money.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { bankName } from '../bank-name.ts'
import { ExportButton } from '../export/export-button.tsx'
import { useOrderTables } from '../export/use-order-tables.ts'
import { rechargeLook } from '../order-status.ts'
import { rechargesQuery } from '../orders.queries.ts'
import { rechargeMethodsQuery } from '../recharge/recharge.queries.ts'
import { OrderRow } from './order-row.tsx'
import { depositStatus } from './statuses.ts'

/** The deposits of a status, each leading to its status view. */
export function DepositList({ status }: { readonly status: number | undefined }): ReactElement {
  const { t } = useTranslation(['records', 'common'])
  const known = depositStatus(status)
  const list = useInfiniteQuery(rechargesQuery(known))
  const { data: methods } = useQuery(rechargeMethodsQuery())
  const { deposits } = useOrderTables()
  const orders = list.data ? itemsOf(list.data.pages, ({ orderNo }) => orderNo) : []
  const deposit = (
    <Link to={ROUTES.recharge} className={buttonClass({ variant: 'primary' })}>
      {t('common:deposit')}
    </Link>
  )
  return (
    <Stack gap={4}>
      {orders.length > 0 && (
        <Stack row justify="flex-end">
          <ExportButton name="deposits" read={() => deposits(known)} />
        </Stack>
      )}
      <EndlessList
        list={list}
        label={t('depositsLabel')}
        empty={
          known === undefined ? (
            <EmptyState picture="records" title={t('depositsEmpty')} text={t('depositsEmptyText')} action={deposit} />
          ) : (
            <EmptyState picture="records" title={t('noneOfStatus')} />
          )
        }
        error={
          <ErrorState
            title={t('depositsFailed')}
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
            isIn={rechargeLook(order.status).tone === 'success'}
            status={order.status}
            look={rechargeLook(order.status)}
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
      </EndlessList>
    </Stack>
  )
}
