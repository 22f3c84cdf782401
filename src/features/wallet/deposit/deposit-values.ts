import * as z from 'zod/mini'
import type { Coupon } from '#generated/http/schemas/coupon.ts'
import { PesoPaidMax } from '#generated/http/schemas/peso-paid.ts'
import type { PrepareRechargeBody } from '#generated/http/schemas/prepare-recharge-body.ts'
import type { RechargeBank } from '#generated/http/schemas/recharge-bank.ts'
import type { RechargeMethod } from '#generated/http/schemas/recharge-method.ts'
import type { RechargeQuote } from '#generated/http/schemas/recharge-quote.ts'
import type { FormSchema } from '#src/forms/use-api-form.ts'

/** The values of the deposit form. */
export type DepositValues = {
  method: string
  /** Pesos, from the amount field: undefined, NaN and Infinity are no amount. */
  amount: number | undefined
  /** Undefined: the operator chooses. */
  bank: string | undefined
  /** Undefined: no coupon. */
  couponId: string | undefined
}

/** What the server offers for the chosen method. */
export interface DepositOffer {
  /** The method's limits in pesos; undefined while unknown. */
  readonly limits: { readonly min: number; readonly max: number } | undefined
  readonly banks: readonly RechargeBank[]
  readonly coupons: readonly Coupon[]
  /** The coupon that is used unless the player chooses; undefined for none. */
  readonly preselected?: Coupon | undefined
}

/** The coupon of a deposit: the chosen one, else the preselected one from its least deposit on. */
export function getCoupon(
  { amount = Number.NaN, couponId }: Pick<DepositValues, 'amount' | 'couponId'>,
  { coupons, preselected }: Pick<DepositOffer, 'coupons' | 'preselected'>,
): Coupon | undefined {
  if (couponId !== undefined) return coupons.find(({ id }) => id === couponId)
  return preselected && amount >= preselected.minDeposit ? preselected : undefined
}

/** The field error of an amount; `key` is in the namespace `wallet`, `limit` is in pesos. */
export type DepositAmountError =
  | { readonly key: 'amountMissing' | 'amountUnclear' }
  | { readonly key: 'amountBelow' | 'amountAbove'; readonly limit: number }

/** The field error of an amount, or null. Without limits the server decides. */
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

/** Parses the form into the request body. A value that is not offered is an error of its field. */
export function depositSchema(offer: DepositOffer): FormSchema<DepositValues, PrepareRechargeBody> {
  const { limits, banks } = offer
  return z.pipe(
    z.custom<DepositValues>().check(({ value, issues }) => {
      const { amount = Number.NaN } = value
      const fail = (field: keyof DepositValues) =>
        issues.push({ code: 'custom', path: [field], input: value[field], message: field })
      if (depositAmountError(value.amount, limits)) fail('amount')
      const coupon = getCoupon(value, offer)
      if (coupon && amount < coupon.minDeposit) fail('couponId')
    }),
    z.transform((values) => {
      const { method, amount = Number.NaN, bank } = values
      const couponId = values.couponId ?? getCoupon(values, offer)?.id
      return {
        method,
        amount,
        // Drop a bank that is not shown: it has closed, or belongs to another method.
        ...(bank !== undefined && banks.some(({ code }) => code === bank) && { bank }),
        ...(couponId !== undefined && { couponId }),
      }
    }),
  )
}

/** Whether the amount field has an amount that can be shown and sent. */
export function isAmount(amount: number | undefined): amount is number {
  return amount !== undefined && amount > 0 && amount < Infinity
}

/** Pesos as whole centavos, to compare and add amounts exactly. */
function toCentavos(pesos: number): number {
  return Math.round(pesos * 100)
}

/** What a deposit of an amount does, in pesos; without a quote by the rules of the method and the coupon. */
export interface DepositEffect {
  readonly amount: number
  /** The amount and the fee. */
  readonly price: number
  readonly fee: number
  /** How many times amount and bonus must be wagered. */
  readonly multiple: number
  /** What the coupon adds. */
  readonly bonus: number
  /** What must be wagered before amount and bonus can be withdrawn. */
  readonly wagering: number
  /** What the playable balance grows by. */
  readonly credit: number
}

/** The effect of a deposit; undefined without an amount that can be sent. */
export function getDepositEffect(
  amount: number | undefined,
  { turnoverMultiple, fee = 0 }: Pick<RechargeMethod, 'turnoverMultiple' | 'fee'>,
  coupon: Coupon | undefined,
): DepositEffect | undefined {
  if (!isAmount(amount)) return undefined
  const paid = toCentavos(amount)
  const bonus = coupon && amount >= coupon.minDeposit ? getBonus(paid, coupon) : 0
  const multiple = coupon?.turnoverMultiple ?? turnoverMultiple
  return {
    amount,
    price: (paid + toCentavos(fee)) / 100,
    fee,
    multiple,
    bonus: bonus / 100,
    wagering: ((paid + bonus) * multiple) / 100,
    credit: (paid + bonus) / 100,
  }
}

/** A term of a deposit that the form showed, and that the quote may have otherwise. */
export type Term = 'amount' | 'bonus' | 'multiple' | 'wagering' | 'fee'

/**
 * The terms of a quote, amounts in pesos. One that the server leaves out is as the form showed it: the quote changes none.
 *
 * @param shown what the form showed beside its button
 */
export function getQuotedTerms(quote: RechargeQuote, shown: DepositEffect): Readonly<Record<Term, number>> {
  const { amount, bonus, turnoverMultiple: multiple = shown.multiple, fee = shown.fee } = quote
  const wagering = quote.wageringAdded ?? ((toCentavos(amount) + toCentavos(bonus)) * multiple) / 100
  return { amount, fee, bonus, multiple, wagering }
}

/** The terms in which a quote differs, to the centavo, from what the form showed. */
export function getChangedTerms(quote: RechargeQuote, shown: DepositEffect): readonly Term[] {
  const quoted = getQuotedTerms(quote, shown)
  return (Object.keys(quoted) as Term[]).filter((term) => toCentavos(quoted[term]) !== toCentavos(shown[term]))
}

/** A coupon's bonus on centavos, in centavos. */
function getBonus(paid: number, { bonusPercent, bonusMax }: Coupon): number {
  const limit = toCentavos(bonusMax)
  return bonusPercent === 0 ? limit : Math.min(Math.floor((paid * bonusPercent) / 100), limit)
}

/** A sum of pesos, exact to the centavo. */
export function addPesos(a: number, b: number): number {
  return (toCentavos(a) + toCentavos(b)) / 100
}

/** What the player pays for a quote, in pesos: the amount and the fee. */
export function getPrice({ amount, fee = 0 }: RechargeQuote): number {
  return addPesos(amount, fee)
}
