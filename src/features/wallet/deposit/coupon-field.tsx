import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useId } from 'react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Coupon } from '#generated/http/schemas/coupon.ts'
import { UnreadableNote } from '#src/components/query-state/unreadable-note.tsx'
import { formatCount } from '#src/lib/format-count.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { usableCouponsQuery } from '#src/queries/coupons.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { CouponTicket } from '../coupons/coupon-ticket.tsx'
import { useCouponWords } from '../coupons/coupons.ts'
import { useBackCloses } from '#src/components/panes/use-back-closes.ts'
import styles from './deposit-fields.module.css'
import { ChoiceError, type ChoiceProps } from './deposit-fields.tsx'

export interface CouponRowProps extends Omit<ChoiceProps<string | undefined>, 'onValueChange'> {
  /** The coupon of the choice beside it, which is not in this row. */
  readonly welcome: Coupon | undefined
  /** What the chosen coupon adds, in pesos; undefined without an amount that can be sent. */
  readonly bonus: number | undefined
  readonly onOpen: () => void
}

/** The chosen coupon in one row, which opens all. Nothing without any, or while promotions are held. */
export const CouponRow = observer(function CouponRow(props: CouponRowProps) {
  return useStores().session.arePromotionsHeld ? null : <Row {...props} />
})

function Row({ name, value, error, welcome, bonus, onOpen }: CouponRowProps): ReactElement | null {
  const { t } = useTranslation(['wallet', 'common'])
  const words = useCouponWords()
  const id = useId()
  const read = useQuery(usableCouponsQuery())
  const { data, isError, isFetching, refetch } = read
  if (isError && !data) {
    return (
      <Stack row align="center" justify="space-between" gap={3}>
        <p>{t('couponsFailed')}</p>
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      </Stack>
    )
  }
  if (!data) return <Skeleton height={56} />
  const count = data.total - (welcome ? 1 : 0)
  if (count <= 0) return <UnreadableNote query={read} count={data.unreadable ?? 0} />
  const chosen = data.list.find(({ id }) => id === value && id !== welcome?.id)

  function valueText(coupon: Coupon): string {
    // Below the coupon's least deposit its terms say more than nothing.
    return bonus ? t('bonusAbout', { sum: formatMoney(bonus) }) : words(coupon).bonus
  }
  return (
    <div>
      <button
        type="button"
        name={name}
        className={styles.coupon}
        data-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : id}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <Icon name="redeem" size={20} />
        <span className={styles.couponName}>
          {chosen ? chosen.name : formatCount(count, (number) => t('couponsCount', { number }))}
        </span>
        <span className={styles.couponValue} data-chosen={chosen !== undefined}>
          {chosen && valueText(chosen)}
        </span>
        <Icon name="chevron-right" size={20} />
      </button>
      <ChoiceError id={id} error={error} />
    </div>
  )
}

export interface CouponSheetProps {
  readonly coupons: readonly Coupon[]
  /** The id of the chosen coupon. */
  readonly value: string | undefined
  /** Closes, too. */
  readonly onChoose: (couponId: string | undefined) => void
  readonly onClose: () => void
}

/** The usable coupons to choose from. Stands outside the form, which Enter would submit. */
export function CouponSheet({ coupons, value, onChoose, onClose }: CouponSheetProps): ReactElement {
  const { t } = useTranslation(['wallet', 'common'])
  const read = useQuery(usableCouponsQuery())
  useBackCloses(onClose)
  const none = value !== undefined && (
    <Button variant="secondary" size="lg" fullWidth onClick={() => onChoose(undefined)}>
      {t('couponNone')}
    </Button>
  )
  return (
    <BottomSheet open title={t('coupon')} closeLabel={t('common:close')} onClose={onClose} actions={none || undefined}>
      <Stack as="ul" gap={3} className={styles.tickets}>
        {coupons.map((coupon) => (
          <CouponTicket
            key={coupon.id}
            coupon={coupon}
            action={
              <Button
                size="sm"
                icon={coupon.id === value ? 'check' : undefined}
                aria-pressed={coupon.id === value}
                aria-label={t('couponUse', { name: coupon.name })}
                onClick={() => onChoose(coupon.id)}
              >
                {t(coupon.id === value ? 'couponChosen' : 'couponUseShort')}
              </Button>
            }
          />
        ))}
      </Stack>
      <UnreadableNote query={read} count={read.data?.unreadable ?? 0} />
    </BottomSheet>
  )
}
