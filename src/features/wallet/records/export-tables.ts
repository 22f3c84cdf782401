import { useTranslation } from 'react-i18next'
import { listRecharges } from '#generated/http/money/list-recharges.ts'
import { listWithdrawals } from '#generated/http/money/list-withdrawals.ts'
import { EXPORT_PAGE_SIZE, type ExportTable } from '#src/components/activity/export-button.tsx'
import { plainPeso } from '#src/lib/money-format.ts'
import { sortableTime } from '#src/lib/time.ts'
import { readAll } from '#src/queries/read-all.ts'
import { bankName } from '../orders/bank-name.ts'
import { depositParams, type OrderFilter, withdrawalParams } from '../orders/orders.queries.ts'
import { splitOrderFee } from '../orders/split-fee.ts'
import { depositLook, type HistoryKind, type StatusLook, withdrawalLook } from '../orders/statuses.ts'
import { type JournalFilter, readJournal } from './records.queries.ts'

/** All deposits or withdrawals of a filter, as the rows of an export. */
export function useOrderTable(): (filter: OrderFilter & { readonly kind: HistoryKind }) => Promise<ExportTable> {
  const { t } = useTranslation(['records', 'wallet'])
  const statusWord = ({ word }: StatusLook, status: number) =>
    word === 'statusOther' ? t(`wallet:${word}`, { status }) : t(`wallet:${word}`)

  async function deposits(filter: OrderFilter): Promise<ExportTable> {
    const params = { ...depositParams(filter), pageSize: EXPORT_PAGE_SIZE }
    const { list, ...read } = await readAll(
      (pageNum) => listRecharges({ ...params, pageNum }),
      ({ orderNo }) => orderNo,
    )
    const names = ['kind', 'orderNo', 'time', 'amount', 'bonus', 'status', 'method'] as const
    const rows = list.map((order) => [
      t('deposits'),
      order.orderNo,
      sortableTime(order.createdAt),
      plainPeso(order.amount),
      plainPeso(order.bonus),
      statusWord(depositLook(order), order.status),
      bankName(order.method),
    ])
    return { rows: [names.map((name) => t(`columns.${name}`)), ...rows], ...read }
  }

  async function withdrawals(filter: OrderFilter): Promise<ExportTable> {
    const params = { ...withdrawalParams(filter), pageSize: EXPORT_PAGE_SIZE }
    const { list, ...read } = await readAll(
      (pageNum) => listWithdrawals({ ...params, pageNum }),
      ({ orderNo }) => orderNo,
    )
    const names = [
      ...(['kind', 'orderNo', 'time', 'amount', 'fee', 'arriving'] as const),
      ...(['status', 'method', 'account', 'reason'] as const),
    ]
    const rows = list.map((order) => [
      t('withdrawals'),
      order.orderNo,
      sortableTime(order.createdAt),
      plainPeso(order.amount),
      ...(['fee', 'arriving'] as const).map((name) => plainPeso(splitOrderFee(order)?.[name] ?? Number.NaN)),
      statusWord(withdrawalLook(order.status), order.status),
      bankName(order.bank, order.bankName),
      order.account,
      order.reason,
    ])
    return { rows: [names.map((name) => t(`columns.${name}`)), ...rows], ...read }
  }

  return ({ kind, ...filter }) => (kind === 'deposits' ? deposits(filter) : withdrawals(filter))
}

/**
 * All balance changes of a filter, as export rows. Money in and out are two columns, so that no amount is negative.
 */
export function useJournalTable(typeName: (code: string) => string): (filter: JournalFilter) => Promise<ExportTable> {
  const { t } = useTranslation('records')
  return async (filter) => {
    const { list, ...read } = await readAll(
      (pageNum) => readJournal({ ...filter, pageNum, pageSize: EXPORT_PAGE_SIZE }),
      ({ id }) => id,
    )
    const names = ['id', 'time', 'type', 'in', 'out', 'fee', 'balanceAfter', 'note'] as const
    const rows = list.map(({ id, createdAt, type, amount, fee = Number.NaN, balanceAfter, note }) => [
      id,
      sortableTime(createdAt),
      typeName(type),
      amount > 0 ? plainPeso(amount) : '',
      amount < 0 ? plainPeso(Math.abs(amount)) : '',
      plainPeso(fee),
      plainPeso(balanceAfter),
      note,
    ])
    return { rows: [names.map((name) => t(`columns.${name}`)), ...rows], ...read }
  }
}
