import type { ReactElement } from 'react'
import { formatPeso, plainPeso } from '#src/lib/money-format.ts'
import type { ParsedAmount } from '#src/lib/parse-amount.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import styles from './amount-field.module.css'
import { Field, type FieldProps } from './field.tsx'

export interface AmountFieldProps extends Omit<FieldProps, 'value' | 'onChange' | 'type' | 'prefix' | 'look'> {
  /** The field's text, parsed. */
  readonly amount: ParsedAmount
  /** The text as typed or pasted, of a pill; or, on Enter and on leaving the field, the amount in digits and one dot. */
  readonly onTextChange: (text: string) => void
  /** Amounts to choose with one tap, in pesos. */
  readonly pills?: readonly number[] | undefined
  /** Name of the group of pills. */
  readonly pillsLabel?: string | undefined
  /** The pills are on their way: their room is kept. */
  readonly pillsPending?: boolean | undefined
  readonly currency?: string | undefined
}

/** Pills whose room is kept: three rows on a phone. */
const PENDING = [0, 1, 2, 3, 4, 5]

/**
 * The amount of a deposit or withdrawal, large, with pills below. What is typed stays as it is: `parseAmount` reads it,
 * and limits and errors are the form's.
 */
export function AmountField({
  amount,
  onTextChange,
  onKeyDown,
  onBlur,
  pills = [],
  pillsLabel,
  pillsPending = false,
  currency = '₱',
  ...rest
}: AmountFieldProps): ReactElement {
  function commit(): void {
    if (amount.ok && amount.plain !== amount.text) onTextChange(amount.plain)
  }

  return (
    <div className={styles.amountField}>
      <Field
        autoComplete="off"
        inputMode="decimal"
        placeholder="0.00"
        {...rest}
        look="amount"
        prefix={currency}
        value={amount.text}
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          onKeyDown?.(event)
        }}
        onBlur={(event) => {
          commit()
          onBlur?.(event)
        }}
      />
      {pills.length === 0 && pillsPending && (
        <div className={styles.pills} aria-hidden="true">
          {PENDING.map((place) => (
            <Skeleton key={place} height={44} />
          ))}
        </div>
      )}
      {pills.length > 0 && (
        <div className={styles.pills} role="group" aria-label={pillsLabel}>
          {pills.map((pill) => (
            <button
              key={pill}
              type="button"
              className={styles.pill}
              disabled={rest.disabled}
              aria-pressed={amount.ok && amount.value === pill}
              onClick={() => onTextChange(plainPeso(pill))}
            >
              {currency}
              {formatPeso(pill)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
