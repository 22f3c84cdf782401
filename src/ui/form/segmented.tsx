import { useId, type ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import styles from './segmented.module.css'

export interface SegmentedOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: IconName | undefined
  readonly disabled?: boolean | undefined
}

export interface SegmentedProps<Value extends string> {
  readonly label: string
  readonly hideLabel?: boolean | undefined
  readonly options: readonly SegmentedOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly fullWidth?: boolean | undefined
  /** The field's name in its form, which the form uses to focus it. */
  readonly name?: string | undefined
}

/** Two to four options side by side. Native radio buttons provide keys and names. */
export function Segmented<Value extends string>({
  label,
  hideLabel = true,
  options,
  value,
  onChange,
  fullWidth = false,
  name,
}: SegmentedProps<Value>): ReactElement {
  const ownName = useId()
  return (
    <fieldset className={cx(styles.group, fullWidth && styles.fullWidth)}>
      {hideLabel ? (
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
      ) : (
        <legend className={styles.legend}>{label}</legend>
      )}
      <div className={styles.track}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon !== undefined && <Icon name={option.icon} size={18} />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
