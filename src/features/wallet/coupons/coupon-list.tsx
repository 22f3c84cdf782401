import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COUPON_STATES } from '#generated/http/open-enums.ts'
import type { CouponState } from '#generated/http/schemas/coupon-state.ts'
import { DeferredHelp } from '#src/components/help/deferred-help.ts'
import { EndlessCards } from '#src/components/query-state/endless-list.tsx'
import { useMedia } from '#src/hooks/use-media.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { collectItems } from '#src/queries/paging.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { PageColumns } from '#src/ui/layout/page-columns.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import shared from '../wallet.module.css'
import { CouponTicket } from './coupon-ticket.tsx'
import { couponsQuery } from './coupons.ts'

/** The player's coupons by state, with bonus, terms and expiry. */
export function CouponList(): ReactElement {
  const { t } = useTranslation(['exchange', 'common'])
  const [state, setState] = useState<CouponState>('usable')
  const list = useInfiniteQuery(couponsQuery(state))
  const hasCompanion = useMedia('(--from-wide)')
  const coupons = list.data ? collectItems(list.data.pages, ({ id }) => id) : []
  return (
    <PageColumns companion={hasCompanion && <DeferredHelp topic="coupons" />}>
      <Stack gap={4}>
        <div className={shared.narrow}>
          <Segmented
            label={t('couponStates')}
            fullWidth
            options={COUPON_STATES.map((value) => ({ value, label: t(value) }))}
            value={state}
            onChange={setState}
          />
        </div>
        <EndlessCards
          list={list}
          label={t('couponsLabel')}
          empty={<EmptyState picture="coupon" title={t('couponsEmpty')} text={t('couponsEmptyText')} />}
          failedTitle={t('couponsFailed')}
        >
          {coupons.map((coupon) => (
            <CouponTicket
              key={coupon.id}
              coupon={coupon}
              action={
                <Link
                  to={ROUTES.recharge}
                  search={{ coupon: coupon.id }}
                  className={buttonClass({ variant: 'secondary', size: 'sm' })}
                >
                  {t('useCoupon')}
                </Link>
              }
            />
          ))}
        </EndlessCards>
      </Stack>
    </PageColumns>
  )
}
