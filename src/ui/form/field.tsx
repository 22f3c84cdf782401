import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './field.module.css'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  readonly label: string
  readonly hint?: ReactNode
  /** Marks the input invalid and is read with it. */
  readonly error?: ReactNode
  /** Stands before the text, as `+63` or `₱` do. */
  readonly prefix?: ReactNode
  /** Stands after the text: a unit, a button. */
  readonly suffix?: ReactNode
  /** The label is read out but not seen; give a placeholder then. */
  readonly hideLabel?: boolean | undefined
  readonly look?: 'plain' | 'amount' | undefined
}

/** A text input with its label, hint and error. The input fills the frame: a tap anywhere on it types. */
export function Field({
  label,
  hint,
  error,
  prefix,
  suffix,
  hideLabel = false,
  look = 'plain',
  className,
  id,
  ...rest
}: FieldProps): ReactElement {
  const ownId = useId()
  const inputId = id ?? ownId
  const hasError = error !== undefined && error !== null && error !== false && error !== ''
  const hasHint = hint !== undefined && hint !== null && hint !== ''
  const described = cx(rest['aria-describedby'], hasError && `${inputId}-error`, hasHint && `${inputId}-hint`)
  return (
    <div className={cx(styles.field, look === 'amount' && styles.amount, className)}>
      <label className={cx(styles.label, hideLabel && styles.hidden)} htmlFor={inputId}>
        {label}
      </label>
      <div className={cx(styles.frame, hasError && styles.invalid, rest.disabled === true && styles.off)}>
        {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
        <input
          {...rest}
          id={inputId}
          className={styles.input}
          aria-invalid={hasError || undefined}
          aria-describedby={described === '' ? undefined : described}
        />
        {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
      </div>
      {hasError && (
        <p className={styles.error} id={`${inputId}-error`}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
      {hasHint && (
        <p className={styles.hint} id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
