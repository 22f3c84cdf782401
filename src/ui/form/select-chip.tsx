import type { ReactElement } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { SelectOption } from './select-field.tsx'
import styles from './select-chip.module.css'

export interface SelectChipProps<Value extends string> {
  /** The accessible name: the chip shows what is chosen. */
  readonly label: string
  readonly options: readonly SelectOption<Value>[]
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  /** Another option than the first is chosen. */
  readonly isSet?: boolean
}

/** A choice of one in a row of chips. A native select, as SelectField. */
export function SelectChip<Value extends string>(props: SelectChipProps<Value>): ReactElement {
  const { label, options, value, onValueChange, isSet = false } = props
  return (
    <span className={styles.chip} data-set={isSet || undefined}>
      <select
        aria-label={label}
        className={styles.select}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onValueChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} className={styles.chevron} />
    </span>
  )
}
