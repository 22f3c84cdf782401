import { type CSSProperties, type ReactElement, useState } from 'react'
import { formatMoney, formatPeso, PESO_SIGN, plainPeso } from '#src/lib/money-format.ts'
import { toAmount, type ParsedAmount, parseAmount } from '#src/lib/parse-amount.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import styles from './amount-field.module.css'
import { Field, type FieldProps } from './field.tsx'

export interface AmountFieldProps extends Omit<
  FieldProps,
  'value' | 'onChange' | 'type' | 'prefix' | 'look' | 'restText'
> {
  /** Pesos. Undefined: empty. NaN: the text is not an amount. Infinity: larger than a server accepts. */
  readonly value: number | undefined
  readonly onValueChange: (value: number | undefined) => void
  /** How to correct a text that more typing cannot complete; shown at once. */
  readonly help?: { readonly unclear: string; readonly decimals: string } | undefined
  /** Suggested amounts, in pesos. */
  readonly pills?: readonly number[] | undefined
  /** Name of the group of pills. */
  readonly pillsLabel?: string | undefined
  /** The pills are loading: reserve their space. */
  readonly pillsPending?: boolean | undefined
}

/** The reserved pills: two rows of three. */
const PENDING = [0, 1, 2, 3, 4, 5]

/** `500`, `750.50`; empty if it is not an amount. */
function toText(value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return ''
  return Number.isInteger(value) ? String(value) : plainPeso(value)
}

/** The characters of the longest amount, from which their size follows. */
function measurePills(pills: readonly number[]): CSSProperties {
  const length = Math.max(...pills.map((pill) => formatMoney(pill).length))
  return { '--length': length } as CSSProperties
}

function getHelp(amount: ParsedAmount, help: AmountFieldProps['help']): string | undefined {
  if (amount.ok) return undefined
  return amount.reason === 'decimals' || amount.reason === 'unclear' ? help?.[amount.reason] : undefined
}

/**
 * A large amount field with suggested amounts below. The only place that parses an amount: the input text stays
 * unchanged, and `onValueChange` gets a number. The form checks limits. Thousands are grouped while it has no focus.
 */
export function AmountField({
  value,
  onValueChange,
  help,
  onKeyDown,
  onBlur,
  pills = [],
  pillsLabel,
  pillsPending = false,
  error,
  ...rest
}: AmountFieldProps): ReactElement {
  const [text, setText] = useState(() => toText(value))
  const [known, setKnown] = useState(value)
  const amount = parseAmount(text)
  if (!Object.is(known, value)) {
    setKnown(value)
    // Changed from outside, for example by a Max button.
    if (!Object.is(toAmount(amount), value)) setText(toText(value))
  }

  function change(next: string): void {
    setText(next)
    onValueChange(toAmount(parseAmount(next)))
  }

  /** Shows the amount in digits and one dot. */
  function commit(): void {
    if (amount.ok) setText(amount.plain)
  }

  return (
    <div className={styles.amountField}>
      <Field
        autoComplete="off"
        inputMode="decimal"
        placeholder="0.00"
        {...rest}
        look="amount"
        prefix={PESO_SIGN}
        value={text}
        restText={amount.ok ? formatPeso(amount.value) : undefined}
        error={getHelp(amount, help) ?? error}
        onChange={(event) => change(event.target.value)}
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
        <div className={styles.pills} role="group" aria-label={pillsLabel} style={measurePills(pills)}>
          {pills.map((pill) => {
            const [whole, cents] = formatMoney(pill).split('.')
            return (
              <button
                key={pill}
                type="button"
                className={styles.pill}
                translate="no"
                disabled={rest.disabled}
                aria-pressed={amount.ok && amount.value === pill}
                onClick={() => rest.readOnly !== true && change(plainPeso(pill))}
              >
                {whole}
                {cents !== undefined && <span className={styles.cents}>.{cents}</span>}
              </button>
            )
          })}
        </div>
      )}
    </div>
  )
}
