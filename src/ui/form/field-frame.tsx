import type { ReactElement, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './field.module.css'

/** The texts around every field's control. */
export interface FieldTexts {
  readonly label: string
  readonly hint?: ReactNode
  /** Marks the control invalid and is read out with it. */
  readonly error?: ReactNode
  /** The label is only for screen readers; set a placeholder then. */
  readonly hideLabel?: boolean | undefined
}

export interface FieldFrameProps extends FieldTexts {
  /** The control's id. */
  readonly id: string
  readonly className?: string | undefined
  /** The control and anything beside it. */
  readonly children: ReactNode
}

/** Whether a text is not empty: a form passes '' for no error. */
export function hasText(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== false && text !== ''
}

/** The `aria` attributes that link a control to its hint and error. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  more?: string,
): { readonly 'aria-invalid': true | undefined; readonly 'aria-describedby': string | undefined } {
  const ids = cx(more, hasText(error) && `${id}-error`, hasText(hint) && `${id}-hint`)
  return { 'aria-invalid': hasText(error) || undefined, 'aria-describedby': ids === '' ? undefined : ids }
}

/** Label above, error and hint below, for every kind of control. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  hideLabel = false,
  className,
  children,
}: FieldFrameProps): ReactElement {
  return (
    <div className={cx(styles.field, className)}>
      <label className={cx(styles.label, hideLabel && styles.hidden)} htmlFor={id}>
        {label}
      </label>
      {children}
      {hasText(error) && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
      {hasText(hint) && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
