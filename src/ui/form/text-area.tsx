import { useId, type ComponentProps, type ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import { describedBy, FieldFrame, hasText, type FieldTexts } from './field-frame.tsx'
import styles from './field.module.css'

export interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {}

/** A text input of several lines with its label, hint and error. The player can draw it higher. */
export function TextArea({
  label,
  hint,
  error,
  hideLabel,
  rows = 4,
  className,
  id,
  ...rest
}: TextAreaProps): ReactElement {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error} hideLabel={hideLabel} className={className}>
      <div className={cx(styles.frame, hasText(error) && styles.invalid, rest.disabled === true && styles.off)}>
        <textarea
          {...rest}
          {...describedBy(inputId, { hint, error }, rest['aria-describedby'])}
          id={inputId}
          rows={rows}
          className={cx(styles.input, styles.lines)}
        />
      </div>
    </FieldFrame>
  )
}
