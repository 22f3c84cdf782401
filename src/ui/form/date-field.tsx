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
  /** YYYY-MM-DD, or the incomplete input; `dateError` tells them apart. */
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** Determines the order of day and month: `en-US`, `vi-VN`. */
  readonly locale: string
  /** Name of the button that opens the calendar. */
  readonly pickLabel: string
  /** The first and last day in the calendar, YYYY-MM-DD. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/**
 * A date field: typed (faster for a birthday) or picked from the browser's calendar. Inserts slashes; shows the date in
 * words instead of the hint, so that 02/03 is not misread.
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

  function type(event: ChangeEvent<HTMLInputElement>): void {
    const next = event.target.value
    const isAtEnd = event.target.selectionEnd === next.length
    onValueChange(readDateText(next, order, isAtEnd && next.length > text.length))
  }

  const { shown, ...composition } = useComposition(text, type)

  function pick(): void {
    try {
      calendar.current?.showPicker()
    } catch {
      // Older browsers open it on focus, or not at all; typing always works.
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
