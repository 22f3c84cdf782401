import { type ReactElement, useId } from 'react'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { Chip } from '#src/ui/surface/chip.tsx'
import styles from './filter-bar.module.css'

export interface FilterChoiceProps<Value> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** More answers are a list of the device, which it can search. */
const MAX_PILLS = 24

/** One question of a filter: a label and its answers as pills. */
export function FilterChoice<Value extends string | number | undefined>(props: FilterChoiceProps<Value>): ReactElement {
  const { label, options, value, onChange } = props
  const id = useId()
  if (options.length > MAX_PILLS) {
    return (
      <SelectField
        label={label}
        options={options.map((option, index) => ({ value: String(index), label: option.label }))}
        value={String(options.findIndex((option) => option.value === value))}
        onValueChange={(index) => {
          const chosen = options[Number(index)]
          if (chosen) onChange(chosen.value)
        }}
      />
    )
  }
  return (
    <div>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <div className={styles.pills} role="group" aria-labelledby={id}>
        {options.map((option) => (
          <Chip key={option.label} selected={option.value === value} onClick={() => onChange(option.value)}>
            {option.label}
          </Chip>
        ))}
      </div>
    </div>
  )
}
