import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useListRechargeMethods } from '#generated/http/money/list-recharge-methods.ts'
import type { Recharge } from '#generated/http/schemas/recharge.ts'
import { serverToday } from '#src/api/server-today.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { QueryError } from '#src/components/query-error.tsx'
import { StaleNote } from '#src/components/stale-note.tsx'
import { UnreadableNote } from '#src/components/unreadable-note.tsx'
import { cx } from '#src/lib/cx.ts'
import { formatCalendarTime } from '#src/lib/time.ts'
import { PartnerMark } from '#src/ui/brand/partner-mark.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { MoneyRow } from '#src/ui/surface/money-row.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { bankName } from '../bank-name.ts'
import { DepositAmount, useRowStatus } from '../order-parts.tsx'
import { latestDepositsQuery } from '../orders.queries.ts'
import { depositLook } from '../statuses.ts'
import shared from '../wallet.module.css'

function Row({ recharge }: { readonly recharge: Recharge }): ReactElement {
  const { i18n } = useTranslation('wallet')
  const { data: methods } = useListRechargeMethods()
  const status = useRowStatus(depositLook(recharge.status), recharge.status)
  return (
    <li>
      <MoneyRow
        mark={<PartnerMark partner={recharge.method} size={36} />}
        title={methods?.find(({ code }) => code === recharge.method)?.name ?? bankName(recharge.method)}
        detail={formatCalendarTime(recharge.createdAt, i18n.language, serverToday())}
        amount={<DepositAmount amount={recharge.amount} tone={status.tone} />}
        status={status}
        renderLink={(props) => <Link to={ROUTES.recharge} search={{ order: recharge.orderNo }} {...props} />}
      />
    </li>
  )
}

/** The newest deposits, each leading to its status. */
export function LatestDeposits(): ReactElement {
  const { t } = useTranslation(['wallet', 'common'])
  const latest = useQuery(latestDepositsQuery())
  const { data, isError } = latest

  function content(): ReactElement {
    if (data && data.list.length === 0)
      return data.unreadable ? (
        <UnreadableNote query={latest} count={data.unreadable} />
      ) : (
        <EmptyState picture="records" title={t('depositsEmpty')} text={t('depositsEmptyText')} />
      )
    if (data) {
      return (
        <Stack gap={3}>
          <StaleNote query={latest} />
          <Card padding="sm">
            <ul aria-label={t('latestDeposits')}>
              {data.list.map((recharge) => (
                <Row key={recharge.orderNo} recharge={recharge} />
              ))}
            </ul>
          </Card>
          <UnreadableNote query={latest} count={data.unreadable ?? 0} />
        </Stack>
      )
    }
    if (!isError) return <Skeleton height={200} />
    return <QueryError query={latest} title={t('depositsFailed')} />
  }

  return (
    <section>
      <SectionHeader
        title={t('latestDeposits')}
        action={
          <Link
            to={ROUTES.transactionHistory}
            className={cx(buttonClass({ variant: 'ghost', size: 'sm', flush: true }), shared.oneLine)}
          >
            {t('common:seeAll')}
          </Link>
        }
      />
      {content()}
    </section>
  )
}
