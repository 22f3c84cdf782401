import type { ChangeEvent, ReactElement } from 'react'
import { formatPeso } from '#src/lib/money-format.ts'
import type { AmountReason } from '#src/lib/parse-amount.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { readAmountEdit } from './amount-edit.ts'
import styles from './amount-field.module.css'
import { Field, type FieldProps } from './field.tsx'
import { useComposition } from './use-composition.ts'

export interface AmountFieldProps extends Omit<FieldProps, 'value' | 'onChange' | 'type' | 'prefix' | 'look'> {
  /** The amount as it is typed: digits, one dot, at most two decimals. */
  readonly value: string
  readonly onValueChange: (text: string) => void
  /** A pasted text could be read in two ways or is no amount: nothing has changed. */
  readonly onReject?: ((reason: AmountReason) => void) | undefined
  /** Amounts to choose with one tap, in pesos. */
  readonly pills?: readonly number[] | undefined
  /** Name of the group of pills. */
  readonly pillsLabel?: string | undefined
  /** The pills are on their way: their room is kept. */
  readonly pillsPending?: boolean | undefined
  readonly currency?: string | undefined
}

/** Pills whose room is kept: two rows on a phone. */
const PENDING = [0, 1, 2, 3, 4, 5]

/** `500` for 500, `99.50` for 99.5: what tapping a pill types. */
function asTyped(amount: number): string {
  return formatPeso(amount).replaceAll(',', '').replace(/\.00$/, '')
}

/** The amount of a deposit or withdrawal, large, with pills below. It only edits text; limits are the form's. */
export function AmountField({
  value,
  onValueChange,
  onReject,
  pills = [],
  pillsLabel,
  pillsPending = false,
  currency = '₱',
  ...rest
}: AmountFieldProps): ReactElement {
  const { shown, ...composition } = useComposition(value, change)

  function change(event: ChangeEvent<HTMLInputElement>): void {
    const native = event.nativeEvent
    const known = native instanceof InputEvent
    const edit = readAmountEdit(event.target.value, known ? native.inputType : '', known ? native.data : null)
    if ('text' in edit) onValueChange(edit.text)
    else onReject?.(edit.refused)
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
        value={shown}
        {...composition}
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
              aria-pressed={value !== '' && Number(value) === pill}
              onClick={() => onValueChange(asTyped(pill))}
            >
              {currency}
              {formatPeso(pill).replace(/\.00$/, '')}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
