import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Coupon } from '#generated/http/schemas/coupon.ts'
import { Ticket } from '#src/ui/surface/ticket.tsx'
import { useCouponWords } from './coupons.ts'

export interface CouponTicketProps {
  readonly coupon: Coupon
  /** Shown while the coupon is usable. */
  readonly action?: ReactNode
}

/** A coupon as a ticket: its bonus on the stub, its terms beside it. */
export function CouponTicket({ coupon, action }: CouponTicketProps): ReactElement {
  const { t } = useTranslation('wallet')
  const words = useCouponWords()
  const { value, limit, from, turnover, until } = words(coupon)
  const isUsable = coupon.state === 'usable'
  return (
    <Ticket
      as="li"
      value={value}
      valueNote={limit}
      title={coupon.name}
      terms={[from, turnover, until]}
      action={action}
      state={isUsable ? 'open' : coupon.state === 'expired' ? 'expired' : 'used'}
      stateLabel={isUsable ? undefined : t(coupon.state === 'expired' ? 'couponExpired' : 'couponUsed')}
    />
  )
}
