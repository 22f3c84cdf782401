import { useState, type ReactElement } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'suffix'> {
  /** Name of the button that shows the password. */
  readonly showLabel: string
  /** Name of the button that hides it. */
  readonly concealLabel: string
}

/** A password with a button to show it; hidden by default. */
export function PasswordField({ showLabel, concealLabel, ...rest }: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false)
  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      data-password
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? concealLabel : showLabel}
          onClick={() => setShown(!shown)}
          disabled={rest.disabled}
        />
      }
    />
  )
}
