import type { ApiForm } from '#src/forms/use-api-form.ts'
import { Field, type FieldProps } from '#src/ui/form/field.tsx'
import { normalizeInvitationCode } from './invitation-code.ts'

export interface InvitationCodeFieldProps extends Pick<FieldProps, 'label' | 'placeholder' | 'required'> {
  /** `form.text('invitationCode')`. */
  readonly field: ReturnType<ApiForm<{ code: string }>['text']>
  /** Replaces the input by the code as it is sent. */
  readonly onTidy: (code: string) => void
  readonly 'data-autofocus'?: true
}

/** A friend's or a registration code. Leaving the field shows it in upper case. */
export function InvitationCodeField({ field, onTidy, ...rest }: InvitationCodeFieldProps) {
  return (
    <Field
      {...field}
      {...rest}
      onBlur={(event) => {
        const code = normalizeInvitationCode(event.target.value)
        if (code !== event.target.value) onTidy(code)
        field.onBlur(event)
      }}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
