import { RECHARGE_STATUS } from '#generated/http/enum-names.ts'
import { listRechargesQuery } from '#generated/http/money/list-recharges.ts'
import type { RechargeMethod } from '#generated/http/schemas/recharge-method.ts'
import type { Recharge } from '#generated/http/schemas/recharge.ts'
import type { DepositDraft } from '../drafts/money-store.ts'
import { depositAmountError, type DepositOffer } from './deposit-values.ts'

/** The least first deposit, in pesos. Shown and proposed only: the server decides. */
export const FIRST_DEPOSIT_MIN = 500

/** The last deposit that arrived, from which a form takes its first values. */
export function lastDepositQuery() {
  return listRechargesQuery({ status: RECHARGE_STATUS.success, pageNum: 1, pageSize: 1 })
}

/** The method that a form begins with: as it was left, the last one used, else the first one. */
export function chooseMethod(
  methods: readonly RechargeMethod[],
  draft: DepositDraft | undefined,
  last: Pick<Recharge, 'method'> | undefined,
): RechargeMethod | undefined {
  const find = (code: string | undefined) => methods.find((method) => method.code === code)
  return find(draft?.method) ?? find(last?.method) ?? methods[0]
}

/**
 * The amount in pesos that a form begins with: the last one, never more, else the first of the server's that fits.
 *
 * @param amounts the quick amounts, in any order
 * @param last the amount of the last deposit; undefined before the first one
 */
export function chooseAmount(
  amounts: readonly number[],
  limits: DepositOffer['limits'],
  last: number | undefined,
): number | undefined {
  const fits = (amount: number) => depositAmountError(amount, limits) === null
  if (last !== undefined && fits(last)) return last
  const fitting = amounts.filter(fits).toSorted((a, b) => a - b)
  return last === undefined
    ? fitting.find((amount) => amount >= FIRST_DEPOSIT_MIN)
    : fitting.findLast((amount) => amount <= last)
}
