import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RechargeBank } from '#generated/http/schemas/recharge-bank.ts'
import type { RechargeMethod } from '#generated/http/schemas/recharge-method.ts'
import { PartnerMark } from '#src/ui/brand/partner-mark.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { RadioCards } from '#src/ui/form/radio-cards.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './deposit-fields.module.css'

/** The props of a field from `useApiForm`. */
export interface ChoiceProps<Value> {
  readonly name: string
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly error: string | undefined
}

export interface MethodFieldProps extends ChoiceProps<string> {
  readonly methods: readonly RechargeMethod[]
}

/** A field error below a choice. */
export function ChoiceError({
  id,
  error,
}: {
  readonly id: string
  readonly error: string | undefined
}): ReactElement | null {
  if (error === undefined) return null
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" size={16} />
      <Words>{error}</Words>
    </p>
  )
}

/** The payment methods, a card each. */
export function MethodField({ methods, ...field }: MethodFieldProps): ReactElement {
  const { t } = useTranslation('wallet')
  return (
    <RadioCards
      {...field}
      label={t('method')}
      options={methods.map(({ code, name }) => ({
        value: code,
        label: name,
        leading: <PartnerMark partner={code} size={32} />,
      }))}
    />
  )
}

/** The value for no bank. Bank codes contain no dot. */
const AUTOMATIC = '.automatic'

export interface BankFieldProps extends ChoiceProps<string | undefined> {
  /** The banks or channels behind the method. */
  readonly banks: readonly RechargeBank[]
}

/** Whether the player may choose between banks. Without a choice the operator chooses. */
export function hasBankChoice(banks: readonly RechargeBank[]): boolean {
  return banks.length > 1
}

/** The bank to pay by, folded away: few players need it. Renders nothing without a choice. */
export function BankField({ banks, name, value, onValueChange, error }: BankFieldProps): ReactElement | null {
  const { t } = useTranslation('wallet')
  const options = banks.map((bank) => ({ value: bank.code, label: bank.name }))
  const chosen = options.find((bank) => bank.value === value)
  const [isOpen, setOpen] = useState(chosen !== undefined)
  if (!hasBankChoice(banks)) return null
  return (
    <details
      className={styles.more}
      open={isOpen || error !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Words>{t('moreOptions')}</Words>
        <Icon name="chevron-down" size={20} />
      </summary>
      <SelectField
        name={name}
        label={t('bank')}
        options={[{ value: AUTOMATIC, label: t('bankAutomatic') }, ...options]}
        value={chosen?.value ?? AUTOMATIC}
        onValueChange={(code) => onValueChange(code === AUTOMATIC ? undefined : code)}
        error={error}
      />
    </details>
  )
}
