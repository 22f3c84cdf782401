import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/components/route-names.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { Money } from '#src/ui/data/money.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import styles from './latest-deposits.module.css'
import { OrderStatusPill } from '../order-status-pill.tsx'
import { rechargeLook } from '../order-status.ts'
import type { RechargeRead } from '../orders.queries.ts'
import { latestRechargesQuery, rechargeMethodsQuery } from '../recharge/recharge.queries.ts'

/** The newest deposits, each leading to its status. */
export function LatestDeposits(): ReactElement {
  const { t } = useTranslation(['wallet', 'common'])
  const { data, isError, isFetching, refetch } = useQuery(latestRechargesQuery())
  return (
    <section>
      <SectionHeader title={t('latestDeposits')} icon="history" />
      {content()}
    </section>
  )

  function content(): ReactElement {
    if (data && data.list.length === 0)
      return <EmptyState picture="records" title={t('depositsEmpty')} text={t('depositsEmptyText')} />
    if (data) {
      return (
        <Card padding="none">
          <ul aria-label={t('latestDeposits')}>
            {data.list.map((recharge) => (
              <Row key={recharge.orderNo} recharge={recharge} />
            ))}
          </ul>
        </Card>
      )
    }
    if (!isError) return <Skeleton height={200} />
    return (
      <ErrorState
        title={t('depositsFailed')}
        retryLabel={t('common:retry')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
}

function Row({ recharge }: { readonly recharge: RechargeRead }): ReactElement {
  const { i18n } = useTranslation('wallet')
  const { data: methods } = useQuery(rechargeMethodsQuery())
  const method = methods?.find(({ code }) => code === recharge.method)?.name ?? recharge.method
  return (
    <li className={styles.row}>
      <ListRow
        icon="deposit"
        title={method}
        subtitle={formatDateTime(recharge.createdAt, i18n.language)}
        trailing={
          <>
            <Money value={recharge.amount} />
            <OrderStatusPill look={rechargeLook(recharge.status)} status={recharge.status} />
          </>
        }
        renderLink={(props) => <Link to={ROUTES.recharge} search={{ order: recharge.orderNo }} {...props} />}
      />
    </li>
  )
}
