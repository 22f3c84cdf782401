import { useRef, type ChangeEvent, type ReactElement } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { dateInWords, dateOrder, dateToText, isDate, readDateText } from './date-text.ts'
import styles from './date-field.module.css'
import { IconButton } from './icon-button.tsx'
import { useComposition } from './use-composition.ts'

export interface DateFieldProps extends Omit<
  FieldProps,
  'value' | 'onChange' | 'type' | 'suffix' | 'look' | 'min' | 'max'
> {
  /** YYYY-MM-DD, or what has been typed so far; `dateProblem` tells the two apart. */
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** Decides the order of day and month: `en-US`, `vi-VN`. */
  readonly locale: string
  /** Name of the button that opens the calendar. */
  readonly pickLabel: string
  /** First and last day that the calendar offers, YYYY-MM-DD. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/**
 * A date, typed (a birthday is quicker typed than found) or picked from the browser's own calendar. Slashes come by
 * themselves; the date in words replaces the hint, so that 02/03 is never mistaken.
 */
export function DateField({
  value,
  onValueChange,
  locale,
  pickLabel,
  min,
  max,
  hint,
  ...rest
}: DateFieldProps): ReactElement {
  const calendar = useRef<HTMLInputElement>(null)
  const order = dateOrder(locale)
  const text = dateToText(value, order)

  const { shown, ...composition } = useComposition(text, type)

  function type(event: ChangeEvent<HTMLInputElement>): void {
    const next = event.target.value
    const isAtEnd = event.target.selectionEnd === next.length
    onValueChange(readDateText(next, order, isAtEnd && next.length > text.length))
  }

  function pick(): void {
    try {
      calendar.current?.showPicker()
    } catch {
      // Older browsers open it on focus, or not at all: the date can be typed.
      calendar.current?.focus()
    }
  }

  return (
    <Field
      autoComplete="off"
      inputMode="numeric"
      maxLength={24}
      {...rest}
      hint={dateInWords(value, locale) ?? hint}
      value={shown}
      {...composition}
      suffix={
        <span className={styles.pick}>
          <input
            ref={calendar}
            type="date"
            className={styles.calendar}
            tabIndex={-1}
            aria-hidden="true"
            min={min}
            max={max}
            disabled={rest.disabled}
            value={isDate(value) ? value : ''}
            onChange={(event) => onValueChange(event.target.value)}
          />
          <IconButton icon="calendar" label={pickLabel} disabled={rest.disabled} onClick={pick} />
        </span>
      }
    />
  )
}
