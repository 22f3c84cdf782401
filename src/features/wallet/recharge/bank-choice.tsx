import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { rechargeBanksQuery } from './recharge.queries.ts'

/** No bank of any method is called so: a code has no dot. */
const AUTOMATIC = '.automatic'

export interface BankChoiceProps {
  readonly method: string
  /** Undefined: the operator chooses. */
  readonly value: string | undefined
  readonly onChange: (code: string | undefined) => void
  readonly error?: string | undefined
}

/** The banks or channels behind a method. Nothing where there is none to choose: the operator chooses then. */
export function BankChoice({ method, value, onChange, error }: BankChoiceProps): ReactElement | null {
  const { t } = useTranslation('wallet')
  const { data = [] } = useQuery(rechargeBanksQuery(method))
  if (data.length === 0) return null
  const banks = data.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <SelectField
      label={t('bank')}
      options={[{ value: AUTOMATIC, label: t('bankAutomatic') }, ...banks]}
      value={banks.find((bank) => bank.value === value)?.value ?? AUTOMATIC}
      onValueChange={(code) => onChange(code === AUTOMATIC ? undefined : code)}
      error={error}
    />
  )
}
