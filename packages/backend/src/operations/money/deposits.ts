import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { Refusal, type Handler, type Handlers } from '../../http/call.ts'
import { DEPOSIT, lockAccount, toCentavos, toPesos, type Account } from '../../money.ts'
import { digest } from '../../settings.ts'
import { isInDays, readPage } from '../paging.ts'
import { tellReachedLimits } from '../responsible/news.ts'
import { assertLimitsLeave, assertMayPlay } from '../responsible/refusals.ts'
import { findUsableCoupon, toCouponId } from './coupons.ts'
import { METHODS, MIN_FIRST_DEPOSIT, SUGGESTED_AMOUNTS } from './methods.ts'
import { createOrderNo } from './order-number.ts'
import { formatAmount } from './texts.ts'

/** A prepared deposit can be created for as long, and a created one be paid. */
const OPEN_MS = 15 * 60_000

function findMethod(code: string) {
  const method = METHODS.find((one) => one.code === code)
  if (method === undefined) throw new Refusal('methodUnavailable')
  return method
}

/** The least that the player may deposit: the operator has a minimum for the first one. */
function getMin(account: Account, method: { readonly min: number }): number {
  return account.deposited === 0 ? Math.max(method.min, MIN_FIRST_DEPOSIT) : method.min
}

const listRechargeMethods: Handler<'listRechargeMethods'> = ({ account }) =>
  METHODS.map((method) => ({
    code: method.code,
    name: method.name,
    min: toPesos(getMin(account, method)),
    max: toPesos(method.max),
    fee: toPesos(method.fee),
    arrivalMinutes: method.arrivalMinutes,
    turnoverMultiple: method.turnoverMultiple,
  }))

const listRechargeAmounts: Handler<'listRechargeAmounts'> = ({ account, query }) => {
  const method = findMethod(query.method)
  const min = getMin(account, method)
  const amounts = SUGGESTED_AMOUNTS.filter((amount) => amount >= min && amount <= method.max)
  return { list: amounts.map(toPesos), min: toPesos(min), max: toPesos(method.max) }
}

const listRechargeBanks: Handler<'listRechargeBanks'> = ({ query }) => [
  ...(METHODS.find(({ code }) => code === query.method)?.banks ?? []),
]

const prepareRecharge: Handler<'prepareRecharge'> = async (call) => {
  const { tx, now, account, body } = call
  await assertMayPlay(tx, account, call)
  const method = findMethod(body.method)
  const amount = toCentavos(body.amount)
  const min = getMin(account, method)
  if (amount < min) throw new Refusal('belowMinimum', { min: formatAmount(min) })
  if (amount > method.max) throw new Refusal('aboveMaximum', { max: formatAmount(method.max) })
  if (body.bank !== undefined && !method.banks.some(({ code }) => code === body.bank))
    throw new Refusal('bankUnavailable')
  const coupon =
    body.couponId === undefined ? undefined : await findUsableCoupon(tx, account.id, body.couponId, amount, now)
  if (body.couponId !== undefined && coupon === undefined) throw new Refusal('couponUnusable')
  await assertLimitsLeave(tx, account, { kinds: ['deposit'], amount }, call)
  const bonus = coupon === undefined ? 0 : getBonus(coupon, amount)
  const multiple = coupon?.turnover_multiple ?? method.turnoverMultiple
  const deposit = await tx
    .insertInto('deposit')
    .values({
      order_no: createOrderNo('D', now),
      account_id: account.id,
      method: method.code,
      bank: body.bank ?? null,
      amount,
      fee: method.fee,
      bonus,
      coupon_id: coupon?.id ?? null,
      turnover_multiple: multiple,
      expires_at: new Date(now.getTime() + OPEN_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return {
    orderNo: deposit.order_no,
    method: deposit.method,
    amount: toPesos(amount),
    bonus: toPesos(bonus),
    turnoverMultiple: multiple,
    wageringAdded: toPesos((amount + bonus) * multiple),
    fee: toPesos(deposit.fee),
    expiresAt: deposit.expires_at.toISOString(),
  }
}

/** What a coupon adds to a deposit, in whole centavos. */
function getBonus(coupon: Selectable<Tables['coupon']>, amount: number): number {
  const { bonus_percent: percent, bonus_max: max } = coupon
  return percent === 0 ? max : Math.min(max, Math.floor((amount * percent) / 100))
}

const createRecharge: Handler<'createRecharge'> = async (call) => {
  const { tx, now, body, origin, language, adapters } = call
  const account = await lockAccount(tx, call.account.id)
  const deposit = await tx
    .selectFrom('deposit')
    .selectAll()
    .where('order_no', '=', body.orderNo)
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  if (deposit !== undefined && deposit.status !== null) throw new Refusal('orderAlreadyBuilt')
  if (deposit === undefined || deposit.expires_at <= now) throw new Refusal('orderExpired')
  const { order_no: orderNo, method, amount, fee, coupon_id: coupon } = deposit
  if (coupon !== null && (await findUsableCoupon(tx, account.id, toCouponId(coupon), amount, now)) === undefined)
    throw new Refusal('couponUnusable')
  await assertMayPlay(tx, account, call)
  await assertLimitsLeave(tx, account, { kinds: ['deposit'], amount }, call)
  const token = randomBytes(24).toString('base64url')
  await tx
    .updateTable('deposit')
    .set({
      status: DEPOSIT.pending,
      pay_token_hash: digest(token),
      app_origin: origin,
      expires_at: new Date(now.getTime() + OPEN_MS),
      created_at: now,
      updated_at: now,
    })
    .where('order_no', '=', orderNo)
    .execute()
  await tellReachedLimits(tx, account.id, now)
  const page = await adapters.payments.createPayment({ orderNo, method, amount: amount + fee, token, origin, language })
  return { orderNo, ...page }
}

const listRecharges: Handler<'listRecharges'> = async ({ tx, account, query }) => {
  // Prepared ones have no status, and no place in the history.
  let own = tx.selectFrom('deposit').selectAll().where('account_id', '=', account.id).where('status', 'is not', null)
  if (query.orderNo !== undefined) own = own.where('order_no', '=', query.orderNo)
  if (query.status !== undefined) own = own.where('status', '=', query.status)
  own = own.where(isInDays('created_at', query)).orderBy('created_at', 'desc').orderBy('order_no', 'desc')
  const { rows, total } = await readPage(tx, own, query)
  return {
    list: rows.map((deposit) => ({
      orderNo: deposit.order_no,
      method: deposit.method,
      amount: toPesos(deposit.amount),
      bonus: toPesos(deposit.bonus),
      status: deposit.status as 0 | 1 | 2 | 3,
      ...(deposit.fail_reason === 'cancelled' && { failReason: deposit.fail_reason }),
      createdAt: deposit.created_at.toISOString(),
      updatedAt: deposit.updated_at.toISOString(),
    })),
    total,
  }
}

export const depositHandlers = {
  listRechargeMethods,
  listRechargeAmounts,
  listRechargeBanks,
  prepareRecharge,
  createRecharge,
  listRecharges,
} satisfies Handlers
