import { useId, useState, type ChangeEvent, type ComponentProps, type ReactElement, type SyntheticEvent } from 'react'
import { describedBy, FieldFrame, hasText, type FieldTexts } from './field-frame.tsx'
import { activeBoxes, cleanCode } from './otp-edit.ts'
import styles from './otp-field.module.css'
import { useComposition } from './use-composition.ts'

export interface OtpFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** Digits only. */
  readonly value: string
  readonly onValueChange: (code: string) => void
  /** The length of a complete code. */
  readonly length?: number | undefined
}

/**
 * A code from a text message. One input, so that autofill, pasting with spaces and screen readers work; the boxes are
 * drawn behind it.
 */
export function OtpField({
  label,
  hint,
  error,
  hideLabel,
  value,
  onValueChange,
  length = 6,
  className,
  id,
  ...rest
}: OtpFieldProps): ReactElement {
  const ownId = useId()
  const inputId = id ?? ownId
  const [selection, setSelection] = useState({ start: 0, end: 0 })
  const active = activeBoxes(selection.start, selection.end, length)

  function change(event: ChangeEvent<HTMLInputElement>): void {
    const code = cleanCode(event.target.value, length)
    onValueChange(code)
    setSelection({ start: code.length, end: code.length })
  }

  const { shown, ...composition } = useComposition(value, change)

  function select(event: SyntheticEvent<HTMLInputElement>): void {
    const { selectionStart, selectionEnd } = event.currentTarget
    setSelection({ start: selectionStart ?? 0, end: selectionEnd ?? 0 })
  }

  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error} hideLabel={hideLabel} className={className}>
      <div className={styles.code} data-invalid={hasText(error) || undefined}>
        <input
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="[0-9]*"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...describedBy(inputId, { hint, error }, rest['aria-describedby'])}
          type="text"
          id={inputId}
          className={styles.input}
          value={shown}
          onSelect={select}
          {...composition}
        />
        <div className={styles.boxes} aria-hidden="true">
          {Array.from({ length }, (_, box) => (
            <span key={box} className={styles.box} data-active={(box >= active.start && box < active.end) || undefined}>
              {value[box]}
            </span>
          ))}
        </div>
      </div>
    </FieldFrame>
  )
}
