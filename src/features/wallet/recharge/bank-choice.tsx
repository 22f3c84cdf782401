import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { RechargeBank } from '#generated/http/schemas/recharge-bank.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'

/** No bank of any method is called so: a code has no dot. */
const AUTOMATIC = '.automatic'

export interface BankChoiceProps {
  /** The banks or channels behind the method. */
  readonly banks: readonly RechargeBank[]
  /** Undefined: the operator chooses. */
  readonly value: string | undefined
  readonly onChange: (code: string | undefined) => void
  readonly error?: string | undefined
}

/** The bank to pay by. Nothing where there is none to choose: the operator chooses then. */
export function BankChoice({ banks, value, onChange, error }: BankChoiceProps): ReactElement | null {
  const { t } = useTranslation('wallet')
  if (banks.length === 0) return null
  const options = banks.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <SelectField
      label={t('bank')}
      options={[{ value: AUTOMATIC, label: t('bankAutomatic') }, ...options]}
      value={options.find((bank) => bank.value === value)?.value ?? AUTOMATIC}
      onValueChange={(code) => onChange(code === AUTOMATIC ? undefined : code)}
      error={error}
    />
  )
}
