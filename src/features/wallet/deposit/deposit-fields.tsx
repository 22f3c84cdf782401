import { useQuery } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { RechargeBank } from '#generated/http/schemas/recharge-bank.ts'
import type { RechargeMethod } from '#generated/http/schemas/recharge-method.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Chip } from '#src/ui/surface/chip.tsx'
import { usableCouponsQuery, useCouponWords } from '../coupons.ts'
import styles from './deposit-fields.module.css'

/** The props of a field from `useApiForm`. */
interface ChoiceProps<Value> {
  readonly name: string
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly error: string | undefined
}

export interface MethodFieldProps extends ChoiceProps<string> {
  readonly methods: readonly RechargeMethod[]
}

/** More options than this do not fit side by side on a small phone. */
const SIDE_BY_SIDE = 3

function ChoiceError({ id, error }: { readonly id: string; readonly error: string | undefined }): ReactElement | null {
  if (error === undefined) return null
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" size={16} />
      {error}
    </p>
  )
}

/** The payment methods. */
export function MethodField({ methods, value, onValueChange, error }: MethodFieldProps): ReactElement {
  const { t } = useTranslation('wallet')
  const id = useId()
  return (
    <div role="group" aria-describedby={error === undefined ? undefined : id}>
      {methods.length <= SIDE_BY_SIDE ? (
        <Segmented
          label={t('method')}
          hideLabel={false}
          fullWidth
          options={methods.map(({ code, name }) => ({ value: code, label: name }))}
          value={value}
          onChange={onValueChange}
        />
      ) : (
        <fieldset>
          <legend className={styles.legend}>{t('method')}</legend>
          <div className={styles.chips}>
            {methods.map(({ code, name }) => (
              <Chip key={code} selected={code === value} onClick={() => onValueChange(code)}>
                {name}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      <ChoiceError id={id} error={error} />
    </div>
  )
}

/** The value for no bank. Bank codes contain no dot. */
const AUTOMATIC = '.automatic'

export interface BankFieldProps extends ChoiceProps<string | undefined> {
  /** The banks or channels behind the method. */
  readonly banks: readonly RechargeBank[]
}

/** The bank to pay by. Renders nothing without a choice: the operator chooses then. */
export function BankField({ banks, name, value, onValueChange, error }: BankFieldProps): ReactElement | null {
  const { t } = useTranslation('wallet')
  if (banks.length === 0) return null
  const options = banks.map((bank) => ({ value: bank.code, label: bank.name }))
  return (
    <SelectField
      name={name}
      label={t('bank')}
      options={[{ value: AUTOMATIC, label: t('bankAutomatic') }, ...options]}
      value={options.find((bank) => bank.value === value)?.value ?? AUTOMATIC}
      onValueChange={(code) => onValueChange(code === AUTOMATIC ? undefined : code)}
      error={error}
    />
  )
}

interface ChoiceCardProps {
  readonly radio: {
    readonly name: string
    readonly value: string
    readonly checked: boolean
    readonly onChange: () => void
  }
  readonly title: ReactNode
  readonly children?: ReactNode
}

/** A radio button on a card, for options with a description. */
function ChoiceCard({ radio, title, children }: ChoiceCardProps): ReactElement {
  return (
    <label className={styles.card}>
      <input type="radio" className={styles.radio} {...radio} />
      <span className={styles.body}>
        <span className={styles.title}>{title}</span>
        {children}
      </span>
    </label>
  )
}

/** The usable coupons with their terms; renders nothing without any. */
export function CouponField({
  name,
  value,
  onValueChange,
  error,
}: ChoiceProps<string | undefined>): ReactElement | null {
  const { t } = useTranslation(['wallet', 'common'])
  const words = useCouponWords()
  const id = useId()
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
  const radio = (couponId: string | undefined) => ({
    name,
    value: couponId ?? '',
    checked: value === couponId,
    onChange: () => onValueChange(couponId),
  })
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id}>
      <legend className={styles.legend}>{t('coupon')}</legend>
      <Stack gap={2}>
        <ChoiceCard radio={radio(undefined)} title={t('couponNone')} />
        {data.list.map((coupon) => {
          const { bonus, from, turnover, until } = words(coupon)
          return (
            <ChoiceCard key={coupon.id} radio={radio(coupon.id)} title={coupon.name}>
              <span>{bonus}</span>
              <span>
                {from} · {turnover}
              </span>
              <span>{until}</span>
            </ChoiceCard>
          )
        })}
      </Stack>
      <ChoiceError id={id} error={error} />
    </fieldset>
  )
}
