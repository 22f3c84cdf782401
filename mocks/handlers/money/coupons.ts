import { toPesos } from '../../lib/money.ts'
import { noteIn } from '../../lib/note.ts'
import { toInstant } from '../../lib/time.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor, toPage } from '../paging.ts'

const listCoupons: Handler<'listCoupons'> = (request) => {
  const { coupons } = request.sandbox
  const { state } = request.query
  const own = listFor(request.player, coupons.of(request.player.uid)).filter(
    (coupon) => state === undefined || coupons.getState(coupon) === state,
  )
  return toPage(own, request.query, (coupon) => ({
    id: coupon.id,
    name: noteIn(coupon.terms.name, request.language),
    bonusPercent: coupon.terms.bonusPercent,
    bonusMax: toPesos(coupon.terms.bonusMax),
    minDeposit: toPesos(coupon.terms.minDeposit),
    turnoverMultiple: coupon.terms.turnoverMultiple,
    isWelcome: coupon.terms.isWelcome ?? false,
    state: coupons.getState(coupon),
    expiresAt: toInstant(coupon.expiresAt),
  }))
}

export const couponHandlers = { listCoupons } satisfies Handlers
