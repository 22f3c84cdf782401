import { useTranslation } from 'react-i18next'
import type { ListRechargesParams } from '#generated/http/schemas/list-recharges-params.ts'
import type { ListWithdrawalsParams } from '#generated/http/schemas/list-withdrawals-params.ts'
import { plainPeso } from '#src/lib/money-format.ts'
import { sortableTime } from '#src/lib/time.ts'
import { bankName } from '../bank-name.ts'
import { rechargeLook, type StatusLook, withdrawalLook } from '../order-status.ts'
import { readRecharges, readWithdrawals } from '../orders.queries.ts'
import type { ExportTable } from './export-button.tsx'
import { EXPORT_PAGE_SIZE, readAll } from './read-all.ts'

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
        (pageNum) => readRecharges({ ...filter, pageNum }),
        ({ orderNo }) => orderNo,
      )
      const names = ['kind', 'orderNo', 'time', 'amount', 'bonus', 'status', 'method'] as const
      const rows = list.map((order) => [
        t('deposits'),
        order.orderNo,
        sortableTime(order.createdAt),
        plainPeso(order.amount),
        plainPeso(order.bonus),
        statusWord(rechargeLook(order.status), order.status),
        bankName(order.method),
      ])
      return { rows: [names.map((name) => t(`columns.${name}`)), ...rows], ...read }
    },
    async withdrawals(status) {
      const filter = { ...(status !== undefined && { status }), pageSize: EXPORT_PAGE_SIZE }
      const { list, ...read } = await readAll(
        (pageNum) => readWithdrawals({ ...filter, pageNum }),
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
