import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './checkbox.module.css'
import { hasText } from './field-frame.tsx'

export interface CheckboxInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** The box alone, inside a label of its own: a row that can be chosen. */
export function CheckboxInput({ onChange, className, ...rest }: CheckboxInputProps): ReactElement {
  return (
    <input
      {...rest}
      type="checkbox"
      className={cx(styles.input, className)}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}

export interface CheckboxProps extends CheckboxInputProps {
  /** The label; links inside it stay usable. */
  readonly children: ReactNode
  readonly error?: ReactNode
}

/** An explicit consent, for example to the terms. */
export function Checkbox({ children, checked, onChange, error, className, ...rest }: CheckboxProps): ReactElement {
  const id = useId()
  const hasError = hasText(error)
  return (
    <div className={className}>
      <label className={styles.row}>
        <CheckboxInput
          {...rest}
          className={cx(hasError && styles.invalid)}
          checked={checked}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? `${id}-error` : undefined}
          onChange={onChange}
        />
        <span>{children}</span>
      </label>
      {hasError && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
