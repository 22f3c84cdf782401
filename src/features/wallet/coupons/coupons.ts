import { infiniteQueryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listCoupons, listCouponsQuery } from '#generated/http/money/list-coupons.ts'
import type { CouponState } from '#generated/http/schemas/coupon-state.ts'
import type { Coupon } from '#generated/http/schemas/coupon.ts'
import { serverToday } from '#src/api/server-today.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { formatCalendarTime } from '#src/lib/time.ts'
import { nextPage } from '#src/queries/paging.ts'

const PAGE_SIZE = 20

/** Coupons page by page, in one state. */
export function couponsQuery(state: CouponState) {
  const filter = { state, pageSize: PAGE_SIZE }
  return infiniteQueryOptions({
    queryKey: [...listCouponsQuery(filter).queryKey, 'infinite'],
    queryFn: ({ pageParam, signal }) => listCoupons({ ...filter, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

/** Keeps the sign on the line of its amount: a line may end between + and ₱. */
const WORD_JOINER = '\u2060'

/** A coupon's terms as text. All amounts are the server's. */
export interface CouponWords {
  /** The bonus in one line: `+20% up to ₱500.00`. */
  readonly bonus: string
  /** The value on a ticket's stub: `+20%` or `+₱88.00`. */
  readonly value: string
  /** Below it: the most that the percentage adds. */
  readonly limit: string | undefined
  readonly from: string
  readonly turnover: string
  readonly until: string
}

/** The words of a coupon, in the language in use. */
export function useCouponWords(): (coupon: Coupon) => CouponWords {
  const { t, i18n } = useTranslation('wallet')
  return ({ bonusPercent, bonusMax, minDeposit, turnoverMultiple, expiresAt }) => ({
    bonus:
      bonusPercent === 0
        ? t('couponFixed', { sum: WORD_JOINER + formatMoney(bonusMax) })
        : t('couponPercent', { percent: bonusPercent, max: formatMoney(bonusMax) }),
    value: bonusPercent === 0 ? `+${formatMoney(bonusMax)}` : `+${bonusPercent}%`,
    limit: bonusPercent === 0 ? undefined : t('couponLimit', { max: formatMoney(bonusMax) }),
    from: t('couponFrom', { min: formatMoney(minDeposit) }),
    turnover: t('couponTurnover', { times: turnoverMultiple }),
    until: t('couponUntil', { time: formatCalendarTime(expiresAt, i18n.language, serverToday(), 'sentence') }),
  })
}
