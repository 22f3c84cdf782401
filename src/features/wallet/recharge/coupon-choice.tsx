import { useQuery } from '@tanstack/react-query'
import { type ReactElement, type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { ChoiceCard } from '../choice-card.tsx'
import { usableCouponsQuery } from '../coupons.queries.ts'
import { useCouponWords } from '../use-coupon-words.ts'
import styles from './method-choice.module.css'

export interface CouponChoiceProps {
  /** Undefined: none is used. */
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
  readonly ref?: Ref<HTMLFieldSetElement>
  readonly error?: string | undefined
}

/** The coupons that may be used, each with what it adds and asks for; nothing where the player has none. */
export function CouponChoice({ ref, value, onChange, error }: CouponChoiceProps): ReactElement | null {
  const { t } = useTranslation(['wallet', 'common'])
  const words = useCouponWords()
  const name = useId()
  const { data, isError, isFetching, refetch } = useQuery(usableCouponsQuery())
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
  if (!data) return <Skeleton height={96} />
  if (data.list.length === 0) return null
  return (
    <fieldset ref={ref} aria-describedby={error === undefined ? undefined : `${name}-error`}>
      <legend className={styles.legend}>{t('coupon')}</legend>
      <Stack gap={2}>
        <ChoiceCard
          name={name}
          value=""
          checked={value === undefined}
          onChoose={() => onChange(undefined)}
          title={t('couponNone')}
        />
        {data.list.map((coupon) => {
          const { bonus, from, turnover, until } = words(coupon)
          return (
            <ChoiceCard
              key={coupon.id}
              name={name}
              value={coupon.id}
              checked={value === coupon.id}
              onChoose={() => onChange(coupon.id)}
              title={coupon.name}
            >
              <span>{bonus}</span>
              <span>
                {from} · {turnover}
              </span>
              <span>{until}</span>
            </ChoiceCard>
          )
        })}
      </Stack>
      {error !== undefined && (
        <p className={styles.error} id={`${name}-error`}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
