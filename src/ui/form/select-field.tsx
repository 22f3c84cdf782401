import { useId, type ComponentProps, type ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { describedBy, FieldFrame, hasText, type FieldTexts } from './field-frame.tsx'
import fieldStyles from './field.module.css'
import styles from './select-field.module.css'

export interface SelectOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean | undefined
}

export interface SelectFieldProps<Value extends string>
  extends FieldTexts, Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children' | 'multiple' | 'size'> {
  readonly options: readonly SelectOption<Value>[]
  /** Empty if nothing is chosen. */
  readonly value: Value | ''
  readonly onValueChange: (value: Value) => void
  /** Shown while nothing is chosen; it cannot be chosen. */
  readonly placeholder?: string | undefined
}

/** One of many options. A native select: the phone provides its list, keys and search. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  hideLabel,
  options,
  value,
  onValueChange,
  placeholder,
  className,
  id,
  ...rest
}: SelectFieldProps<Value>): ReactElement {
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <FieldFrame id={selectId} label={label} hint={hint} error={error} hideLabel={hideLabel} className={className}>
      <div
        className={cx(
          fieldStyles.frame,
          styles.frame,
          hasText(error) && fieldStyles.invalid,
          rest.disabled === true && fieldStyles.off,
        )}
      >
        <select
          {...rest}
          {...describedBy(selectId, { hint, error }, rest['aria-describedby'])}
          id={selectId}
          className={styles.select}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onValueChange(chosen.value)
          }}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </div>
    </FieldFrame>
  )
}
