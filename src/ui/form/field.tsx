import { useId, type ComponentProps, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { describedBy, FieldFrame, hasText, type FieldTexts } from './field-frame.tsx'
import styles from './field.module.css'

export interface FieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'prefix'> {
  /** Before the input, such as `+63` or `₱`. */
  readonly prefix?: ReactNode
  /** After the input: a unit, a button. */
  readonly suffix?: ReactNode
  readonly look?: 'plain' | 'amount' | undefined
  /** Shown in place of an amount's value while the input has no focus. Never read out: the value is. */
  readonly restText?: string | undefined
}

function RestText({ text }: { readonly text: string }): ReactElement {
  return (
    <span
      className={styles.rest}
      style={{ '--length': text.length } as CSSProperties}
      aria-hidden="true"
      translate="no"
    >
      {text}
    </span>
  )
}

/** A text input with its label, hint and error. The input fills the frame, so a tap anywhere focuses it. */
export function Field({
  label,
  hint,
  error,
  prefix,
  suffix,
  hideLabel,
  look = 'plain',
  restText,
  className,
  id,
  ...rest
}: FieldProps): ReactElement {
  const ownId = useId()
  const inputId = id ?? ownId
  const input = (
    <input
      {...rest}
      {...describedBy(inputId, { hint, error }, rest['aria-describedby'])}
      id={inputId}
      className={styles.input}
    />
  )
  return (
    <FieldFrame
      id={inputId}
      label={label}
      hint={hint}
      error={error}
      hideLabel={hideLabel}
      className={cx(look === 'amount' && styles.amount, className)}
    >
      <div className={cx(styles.frame, hasText(error) && styles.invalid, rest.disabled === true && styles.off)}>
        {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
        {look === 'amount' ? (
          <span className={styles.entry}>
            {input}
            {restText !== undefined && <RestText text={restText} />}
          </span>
        ) : (
          input
        )}
        {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
      </div>
    </FieldFrame>
  )
}
