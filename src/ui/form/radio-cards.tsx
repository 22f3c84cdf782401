import { useId, type ReactElement, type ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Words } from '#src/ui/data/words.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './radio-cards.module.css'

export interface RadioCard<Value extends string> {
  readonly value: Value
  readonly label: string
  /** A mark or an icon before the label. */
  readonly leading?: ReactNode
  /** Lines below the label, across the card. */
  readonly notes?: readonly string[]
}

export interface RadioCardsProps<Value extends string> {
  readonly label: string
  /** The label is only for screen readers: a heading says it. */
  readonly hideLabel?: boolean | undefined
  readonly options: readonly RadioCard<Value>[]
  /** Empty if nothing is chosen. */
  readonly value: Value | ''
  readonly onValueChange: (value: Value) => void
  readonly error?: string | undefined
  /** The field's name in its form, which the form uses to focus it. */
  readonly name?: string | undefined
  /** One below the other, for a sheet. */
  readonly column?: boolean | undefined
}

/** One of a few options, a card each. Native radio buttons provide keys and names. */
export function RadioCards<Value extends string>({
  label,
  hideLabel = false,
  options,
  value,
  onValueChange,
  error,
  name,
  column = false,
}: RadioCardsProps<Value>): ReactElement {
  const id = useId()
  const hasError = error !== undefined && error !== ''
  return (
    <fieldset className={cx(hasError && styles.invalid)} aria-describedby={hasError ? id : undefined}>
      {hideLabel ? (
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
      ) : (
        <legend className={styles.legend}>{label}</legend>
      )}
      <div className={cx(styles.cards, column && styles.column)}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              className={styles.radio}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            {option.leading}
            <span className={styles.name}>{option.label}</span>
            {option.notes && (
              <span className={styles.notes}>
                {option.notes.map((note) => (
                  <span key={note}>
                    <Words>{note}</Words>{' '}
                  </span>
                ))}
              </span>
            )}
          </label>
        ))}
      </div>
      {hasError && (
        <p className={styles.error} id={id}>
          <Icon name="alert" size={16} />
          <Words>{error}</Words>
        </p>
      )}
    </fieldset>
  )
}
