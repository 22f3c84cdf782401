import * as z from 'zod/mini'
import type { Coupon } from '#generated/http/schemas/coupon.ts'
import { PesoPaidMax } from '#generated/http/schemas/peso-paid.ts'
import type { PrepareRechargeBody } from '#generated/http/schemas/prepare-recharge-body.ts'
import type { RechargeBank } from '#generated/http/schemas/recharge-bank.ts'
import type { FormSchema } from '#src/forms/use-api-form.ts'

const text = z.string().check(z.maxLength(64))

/** Pesos; undefined while nothing that can be read is typed. Earlier versions kept the text. */
// oxlint-disable-next-line promise/valid-params -- zod's catch, no promise's
export const DraftAmount = z.catch(z.optional(z.number()), undefined)

/** What is kept of the form for a reload. */
export const DepositDraft = z.object({
  method: z.optional(text),
  amount: DraftAmount,
  bank: z.optional(text),
  couponId: z.optional(text),
})
export type DepositDraft = z.output<typeof DepositDraft>

/** What the player chooses and types on the deposit form. */
export type DepositValues = {
  method: string
  /** Pesos, as the amount field gives them: undefined, NaN and Infinity are no amount. */
  amount: number | undefined
  /** Undefined: the operator chooses. */
  bank: string | undefined
  /** Undefined: none is used. */
  couponId: string | undefined
}

/** What the server offers for the chosen method. */
export interface DepositOffer {
  /** What the method allows, in pesos; undefined while that is not known. */
  readonly limits: { readonly min: number; readonly max: number } | undefined
  readonly banks: readonly RechargeBank[]
  readonly coupons: readonly Coupon[]
}

/** What is wrong with an amount; `key` is a text of the namespace `wallet`, `limit` is in pesos. */
export type DepositAmountError =
  | { readonly key: 'amountMissing' | 'amountUnclear' }
  | { readonly key: 'amountBelow' | 'amountAbove'; readonly limit: number }

/** Why an amount cannot be deposited, or null. Without limits the server decides how much is allowed. */
export function depositAmountError(
  amount: number | undefined,
  limits: DepositOffer['limits'],
): DepositAmountError | null {
  if (amount === undefined) return { key: 'amountMissing' }
  if (Number.isNaN(amount)) return { key: 'amountUnclear' }
  if (amount > (limits?.max ?? PesoPaidMax)) return { key: 'amountAbove', limit: limits?.max ?? PesoPaidMax }
  if (amount <= 0 && !limits) return { key: 'amountMissing' }
  return limits && amount < limits.min ? { key: 'amountBelow', limit: limits.min } : null
}

/** Reads the form into what is asked for. A field that does not fit what is offered is an error of that field. */
export function depositSchema({
  limits,
  banks,
  coupons,
}: DepositOffer): FormSchema<DepositValues, PrepareRechargeBody> {
  return z.pipe(
    z.custom<DepositValues>().check(({ value, issues }) => {
      const { amount = Number.NaN, couponId } = value
      const fail = (field: keyof DepositValues) =>
        issues.push({ code: 'custom', path: [field], input: value[field], message: field })
      if (depositAmountError(value.amount, limits)) fail('amount')
      const coupon = coupons.find(({ id }) => id === couponId)
      if (coupon && amount < coupon.minDeposit) fail('couponId')
    }),
    z.transform(({ method, amount = Number.NaN, bank, couponId }) => ({
      method,
      amount,
      // A bank that the player cannot see, since it has closed or is another method's, goes without.
      ...(bank !== undefined && banks.some(({ code }) => code === bank) && { bank }),
      ...(couponId !== undefined && { couponId }),
    })),
  )
}
