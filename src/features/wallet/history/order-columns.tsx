import { useTranslation } from 'react-i18next'
import type { Recharge } from '#generated/http/schemas/recharge.ts'
import type { Withdrawal } from '#generated/http/schemas/withdrawal.ts'
import type { ReactElement } from 'react'
import { type DayColumn, EntryButton } from '#src/components/activity/day-table.tsx'
import { formatMoney } from '#src/lib/money-format.ts'
import { formatTime } from '#src/lib/time.ts'
import { PartnerMark } from '#src/ui/brand/partner-mark.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { StatusPill } from '#src/ui/surface/status-pill.tsx'
import { DepositAmount, OrderNumber, useRowStatus } from '../orders/order-parts.tsx'
import { depositLook, type StatusLook, withdrawalLook } from '../orders/statuses.ts'
import { Destination, getFeeNote, useMethodName } from './order-rows.tsx'

interface Opening {
  readonly onOpen: (orderNo: string) => void
  /** The order that is open. */
  readonly openId: string | undefined
}

function Status({ look, status }: { readonly look: StatusLook; readonly status: number }): ReactElement {
  const { tone, label } = useRowStatus(look, status)
  return <StatusPill tone={tone}>{label}</StatusPill>
}

/** The columns of a table of deposits. */
export function useDepositColumns({ onOpen, openId }: Opening): readonly DayColumn<Recharge>[] {
  const { t, i18n } = useTranslation(['records', 'wallet'])
  const getMethodName = useMethodName()
  return [
    { label: t('time'), cell: ({ createdAt }) => formatTime(createdAt, i18n.language) },
    {
      label: t('wallet:payMethod'),
      cell: ({ orderNo, method, bonus }, className) => (
        <EntryButton
          {...{ className }}
          mark={<PartnerMark partner={method} size={32} />}
          title={getMethodName(method)}
          note={bonus > 0 ? t('bonusSum', { bonus: formatMoney(bonus) }) : undefined}
          isOpen={orderNo === openId}
          onOpen={() => onOpen(orderNo)}
        />
      ),
    },
    { label: t('status'), cell: (order) => <Status look={depositLook(order)} status={order.status} /> },
    { label: t('orderNo'), cell: ({ orderNo }) => <OrderNumber orderNo={orderNo} /> },
    {
      label: t('wallet:amount'),
      isNumber: true,
      cell: (order) => <DepositAmount amount={order.amount} tone={depositLook(order).tone} />,
    },
  ]
}

/** The columns of a table of withdrawals. */
export function useWithdrawalColumns({ onOpen, openId }: Opening): readonly DayColumn<Withdrawal>[] {
  const { t, i18n } = useTranslation(['records', 'wallet', 'withdraw'])
  return [
    { label: t('time'), cell: ({ createdAt }) => formatTime(createdAt, i18n.language) },
    {
      label: t('withdraw:to'),
      cell: (order, className) => (
        <EntryButton
          {...{ className }}
          mark={<PartnerMark partner={order.bank} size={32} />}
          title={<Destination order={order} />}
          note={getFeeNote(t, order)}
          isOpen={order.orderNo === openId}
          onOpen={() => onOpen(order.orderNo)}
        />
      ),
    },
    { label: t('status'), cell: ({ status }) => <Status look={withdrawalLook(status)} status={status} /> },
    { label: t('orderNo'), cell: ({ orderNo }) => <OrderNumber orderNo={orderNo} /> },
    { label: t('wallet:amount'), isNumber: true, cell: ({ amount }) => <Money value={amount} /> },
  ]
}
