import { useTranslation } from 'react-i18next'
import { listRecharges } from '#generated/http/money/list-recharges.ts'
import { listWithdrawals } from '#generated/http/money/list-withdrawals.ts'
import type { ListRechargesParams } from '#generated/http/schemas/list-recharges-params.ts'
import type { ListWithdrawalsParams } from '#generated/http/schemas/list-withdrawals-params.ts'
import { plainPeso } from '#src/lib/money-format.ts'
import { sortableTime } from '#src/lib/time.ts'
import { readAll } from '#src/queries/read-all.ts'
import { bankName } from '../bank-name.ts'
import { type JournalFilter, readJournal } from '../records/records.queries.ts'
import { depositLook, type StatusLook, withdrawalLook } from '../statuses.ts'
import type { ExportTable } from './export-button.tsx'

/** The largest page that the document allows. */
export const EXPORT_PAGE_SIZE = 100

export interface OrderTables {
  readonly deposits: (status: ListRechargesParams['status']) => Promise<ExportTable>
  readonly withdrawals: (status: ListWithdrawalsParams['status']) => Promise<ExportTable>
}

/** All deposits or withdrawals of a status, as the rows of an export. */
export function useOrderTables(): OrderTables {
  const { t } = useTranslation(['records', 'wallet'])
  const statusWord = ({ word }: StatusLook, status: number) =>
    word === 'statusOther' ? t(`wallet:${word}`, { status }) : t(`wallet:${word}`)
  return {
    async deposits(status) {
      const filter = { ...(status !== undefined && { status }), pageSize: EXPORT_PAGE_SIZE }
      const { list, ...read } = await readAll(
        (pageNum) => listRecharges({ ...filter, pageNum }),
        ({ orderNo }) => orderNo,
      )
      const names = ['kind', 'orderNo', 'time', 'amount', 'bonus', 'status', 'method'] as const
      const rows = list.map((order) => [
        t('deposits'),
        order.orderNo,
        sortableTime(order.createdAt),
        plainPeso(order.amount),
        plainPeso(order.bonus),
        statusWord(depositLook(order.status), order.status),
        bankName(order.method),
      ])
      return { rows: [names.map((name) => t(`columns.${name}`)), ...rows], ...read }
    },
    async withdrawals(status) {
      const filter = { ...(status !== undefined && { status }), pageSize: EXPORT_PAGE_SIZE }
      const { list, ...read } = await readAll(
        (pageNum) => listWithdrawals({ ...filter, pageNum }),
        ({ orderNo }) => orderNo,
      )
      const names = ['kind', 'orderNo', 'time', 'amount', 'status', 'method', 'account', 'reason'] as const
      const rows = list.map((order) => [
        t('withdrawals'),
        order.orderNo,
        sortableTime(order.createdAt),
        plainPeso(order.amount),
        statusWord(withdrawalLook(order.status), order.status),
        bankName(order.bank),
        order.account,
        order.reason,
      ])
      return { rows: [names.map((name) => t(`columns.${name}`)), ...rows], ...read }
    },
  }
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
    const names = ['id', 'time', 'type', 'in', 'out', 'balanceAfter', 'note'] as const
    const rows = list.map(({ id, createdAt, type, amount, balanceAfter, note }) => [
      id,
      sortableTime(createdAt),
      typeName(type),
      amount > 0 ? plainPeso(amount) : '',
      amount < 0 ? plainPeso(Math.abs(amount)) : '',
      plainPeso(balanceAfter),
      note,
    ])
    return { rows: [names.map((name) => t(`columns.${name}`)), ...rows], ...read }
  }
}
