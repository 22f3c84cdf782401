import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listJournalQuery } from '#generated/http/money/list-journal.ts'
import { useListJournalTypes } from '#generated/http/money/list-journal-types.ts'
import { serverToday } from '#src/api/server-today.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { cx } from '#src/lib/cx.ts'
import { formatCalendarTime } from '#src/lib/time.ts'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { DepositRow, WithdrawalRow } from '../history/order-rows.tsx'
import { latestDepositsQuery, latestWithdrawalsQuery, MAX_LATEST } from '../orders/orders.queries.ts'
import { JournalRow } from '../records/journal-row.tsx'
import shared from '../wallet.module.css'
import { LatestList } from './latest-list.tsx'

/** Deposits that a phone shows. */
const FEW = 5

/** The link to the whole list. */
function SeeAll({ to, search }: Pick<LinkProps, 'to' | 'search'>): ReactElement {
  const { t } = useTranslation()
  return (
    <Link
      to={to}
      search={search}
      className={cx(buttonClass({ variant: 'ghost', size: 'sm', flush: true }), shared.oneLine)}
    >
      {t('seeAll')}
    </Link>
  )
}

function useCalendarTime(): (createdAt: string) => string {
  const { i18n } = useTranslation()
  return (createdAt) => formatCalendarTime(createdAt, i18n.language, serverToday())
}

function DepositsList({ count }: { readonly count: number }): ReactElement {
  const { t } = useTranslation('wallet')
  const toTime = useCalendarTime()
  return (
    <LatestList
      read={useQuery(latestDepositsQuery())}
      label={t('latestDeposits')}
      empty={{ title: t('depositsEmpty'), text: t('depositsEmptyText') }}
      failedTitle={t('depositsFailed')}
      count={count}
      idOf={({ orderNo }) => orderNo}
      renderRow={(order) => <DepositRow order={order} detail={toTime(order.createdAt)} />}
    />
  )
}

function WithdrawalsList(): ReactElement {
  const { t } = useTranslation('records')
  const toTime = useCalendarTime()
  return (
    <LatestList
      read={useQuery(latestWithdrawalsQuery())}
      label={t('withdrawalsLabel')}
      empty={{ title: t('withdrawalsEmpty'), text: t('withdrawalsEmptyText') }}
      failedTitle={t('withdrawalsFailed')}
      count={MAX_LATEST}
      idOf={({ orderNo }) => orderNo}
      renderRow={(order) => <WithdrawalRow order={order} detail={toTime(order.createdAt)} />}
    />
  )
}

function ChangesList(): ReactElement {
  const { t } = useTranslation('records')
  const toTime = useCalendarTime()
  const { data: types = [] } = useListJournalTypes()
  return (
    <LatestList
      read={useQuery(listJournalQuery({ pageNum: 1, pageSize: MAX_LATEST }))}
      label={t('recordsLabel')}
      empty={{ title: t('recordsEmpty'), text: t('recordsEmptyText') }}
      failedTitle={t('recordsFailed')}
      count={MAX_LATEST}
      idOf={({ id }) => id}
      renderRow={(entry) => (
        <JournalRow
          entry={entry}
          time={toTime(entry.createdAt)}
          typeName={types.find(({ code }) => code === entry.type)?.name ?? entry.type}
          renderLink={(props) => <Link to={ROUTES.records} search={{ open: entry.id }} {...props} />}
        />
      )}
    />
  )
}

/** The newest deposits, each leading to its status. */
export function LatestDeposits(): ReactElement {
  const { t } = useTranslation('wallet')
  return (
    <section>
      <SectionHeader title={t('latestDeposits')} action={<SeeAll to={ROUTES.transactionHistory} />} />
      <DepositsList count={FEW} />
    </section>
  )
}

const KINDS = ['deposits', 'withdrawals', 'changes'] as const
type Kind = (typeof KINDS)[number]

/** The newest deposits, withdrawals or balance changes, for a page with room for them. */
export function LatestActivity(): ReactElement {
  const { t } = useTranslation(['wallet', 'common', 'records'])
  const [kind, setKind] = useState<Kind>('deposits')
  const names = { deposits: t('deposits'), withdrawals: t('records:withdrawals'), changes: t('common:records') }
  const links = {
    deposits: <SeeAll to={ROUTES.transactionHistory} />,
    withdrawals: <SeeAll to={ROUTES.transactionHistory} search={{ kind: 'withdrawals' }} />,
    changes: <SeeAll to={ROUTES.records} />,
  }
  return (
    <section>
      <SectionHeader title={t('common:activity')} icon="history" action={links[kind]} />
      <Stack gap={3}>
        <Segmented
          label={t('common:activity')}
          fullWidth
          options={KINDS.map((value) => ({ value, label: names[value] }))}
          value={kind}
          onChange={setKind}
        />
        {kind === 'deposits' && <DepositsList count={MAX_LATEST} />}
        {kind === 'withdrawals' && <WithdrawalsList />}
        {kind === 'changes' && <ChangesList />}
      </Stack>
    </section>
  )
}
