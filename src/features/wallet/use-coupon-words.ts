import { useTranslation } from 'react-i18next'
import type { Coupon } from '#generated/http/schemas/coupon.ts'
import { formatPeso } from '#src/lib/money-format.ts'
import { formatDateTime } from '#src/lib/time.ts'

/** What a coupon gives and asks for, in words. Its sums are the server's; none is computed here. */
export interface CouponWords {
  readonly bonus: string
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
        ? t('couponFixed', { sum: `₱${formatPeso(bonusMax)}` })
        : t('couponPercent', { percent: bonusPercent, max: `₱${formatPeso(bonusMax)}` }),
    from: t('couponFrom', { min: `₱${formatPeso(minDeposit)}` }),
    turnover: t('couponTurnover', { times: turnoverMultiple }),
    until: t('couponUntil', { time: formatDateTime(expiresAt, i18n.language) }),
  })
}
