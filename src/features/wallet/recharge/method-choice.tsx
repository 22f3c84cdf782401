import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { RechargeMethod } from '#generated/http/schemas/recharge-method.ts'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Chip } from '#src/ui/surface/chip.tsx'
import styles from './method-choice.module.css'

export interface MethodChoiceProps {
  readonly methods: readonly RechargeMethod[]
  readonly value: string
  readonly onChange: (code: string) => void
  readonly error?: string | undefined
}

/** More than these do not fit side by side on a small phone. */
const SIDE_BY_SIDE = 3

/** The ways to pay. */
export function MethodChoice({ methods, value, onChange, error }: MethodChoiceProps): ReactElement {
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
          onChange={onChange}
        />
      ) : (
        <fieldset>
          <legend className={styles.legend}>{t('method')}</legend>
          <div className={styles.chips}>
            {methods.map(({ code, name }) => (
              <Chip key={code} selected={code === value} onClick={() => onChange(code)}>
                {name}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      {error !== undefined && (
        <p className={styles.error} id={id}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
