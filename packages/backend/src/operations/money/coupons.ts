import { sql, type Selectable } from 'kysely'
import { DAY_MS } from '../../calendar.ts'
import type { Tables } from '../../database/tables.ts'
import type { Texts } from '../../database/tables/core.ts'
import type { Handler, Handlers } from '../../http/call.ts'
import { toPesos, type Tx } from '../../money.ts'
import { readPage } from '../paging.ts'

type State = 'usable' | 'used' | 'expired'

/** What a coupon adds and requires; amounts are centavos. */
export interface CouponTerms {
  readonly name: Texts
  /** The part of the deposit that is added; 0 if all of `bonusMax` is. */
  readonly bonusPercent: number
  readonly bonusMax: number
  readonly minDeposit: number
  readonly turnoverMultiple: number
  readonly isWelcome?: boolean
  /** How long it is good for. */
  readonly days: number
}

/** Gives a player a coupon. */
export async function grantCoupon(tx: Tx, accountId: number, terms: CouponTerms, at: Date): Promise<void> {
  await tx
    .insertInto('coupon')
    .values({
      account_id: accountId,
      name: JSON.stringify(terms.name),
      bonus_percent: terms.bonusPercent,
      bonus_max: terms.bonusMax,
      min_deposit: terms.minDeposit,
      turnover_multiple: terms.turnoverMultiple,
      is_welcome: terms.isWelcome ?? false,
      expires_at: new Date(at.getTime() + terms.days * DAY_MS),
      created_at: at,
    })
    .execute()
}

/** The player's coupons with their states: a pending deposit uses its coupon, a failed one gives it back. */
function selectCoupons(tx: Tx, accountId: number, now: Date) {
  return tx
    .with('own', (db) =>
      db
        .selectFrom('coupon')
        .selectAll()
        .where('account_id', '=', accountId)
        .select(
          sql<State>`case
            when exists (select from deposit d where d.coupon_id = coupon.id and d.status in (0, 1)) then 'used'
            when expires_at <= ${now}::timestamptz then 'expired'
            else 'usable' end`.as('state'),
        ),
    )
    .selectFrom('own')
    .selectAll()
}

/** The coupon of the player with this id, if a deposit of this amount may use it now. */
export async function findUsableCoupon(
  tx: Tx,
  accountId: number,
  id: string,
  amount: number,
  now: Date,
): Promise<Selectable<Tables['coupon']> | undefined> {
  const number = /^C(\d{1,15})$/.exec(id)?.[1]
  if (number === undefined) return undefined
  const coupon = await selectCoupons(tx, accountId, now).where('id', '=', Number(number)).executeTakeFirst()
  return coupon?.state === 'usable' && amount >= coupon.min_deposit ? coupon : undefined
}

export function toCouponId(id: number): string {
  return `C${id}`
}

const listCoupons: Handler<'listCoupons'> = async ({ tx, account, now, query, language }) => {
  let coupons = selectCoupons(tx, account.id, now)
  if (query.state !== undefined) coupons = coupons.where('state', '=', query.state)
  const ordered = coupons
    .orderBy(sql`state <> 'usable'`)
    .orderBy('expires_at')
    .orderBy('id')
  const { rows, total } = await readPage(tx, ordered, query)
  return {
    list: rows.map((coupon) => ({
      id: toCouponId(coupon.id),
      name: coupon.name[language],
      bonusPercent: coupon.bonus_percent,
      bonusMax: toPesos(coupon.bonus_max),
      minDeposit: toPesos(coupon.min_deposit),
      turnoverMultiple: coupon.turnover_multiple,
      // Only the first deposit is offered it.
      isWelcome: coupon.is_welcome && account.deposited === 0,
      state: coupon.state,
      expiresAt: coupon.expires_at.toISOString(),
    })),
    total,
  }
}

export const couponHandlers = { listCoupons } satisfies Handlers
