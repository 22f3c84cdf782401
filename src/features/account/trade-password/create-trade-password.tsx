import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { CODES } from '#generated/http/codes.ts'
import { toApiError } from '#src/api/api-error.ts'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useCreateTradePassword, useTradePasswordIsSet } from '../account.queries.ts'
import { isRepeated, NewPassword } from '../credential-schemas.ts'
import { SecretField } from '../secret-field.tsx'
import { useCredentialMessages } from '../use-credential-messages.ts'

const CreateForm = z.object(NewPassword).check(isRepeated)

export interface CreateTradePasswordProps {
  readonly onDone: () => void
  /** The account has one already: it was set elsewhere. */
  readonly onIsSet: () => void
}

/** The first transaction password, typed twice. */
export function CreateTradePassword({ onDone, onIsSet }: CreateTradePasswordProps) {
  const { t } = useTranslation(['account', 'common', 'errors'])
  const create = useCreateTradePassword()
  const noteIsSet = useTradePasswordIsSet()
  const form = useApiForm({
    defaultValues: { password: '', repeated: '' },
    schema: CreateForm,
    codes: CODES.setTradePassword,
    messages: { ...useCredentialMessages(), repeated: t('errors:passwordNotMatch') },
    send: async ({ password }) => {
      try {
        await create.mutateAsync({ data: { password: hashPassword(password) } })
        onDone()
      } catch (error) {
        if (toApiError(error).code !== CODES.setTradePassword.tradePasswordSet.code) throw error
        noteIsSet()
        onIsSet()
      }
    },
  })
  return (
    <form {...form.formProps}>
      <Stack gap={4}>
        <Text tone="quiet">{t('tradeCreateText')}</Text>
        <SecretField
          {...form.text('password', { deps: 'repeated' })}
          label={t('tradePassword')}
          autoComplete="new-password"
          data-autofocus
        />
        <SecretField {...form.text('repeated')} label={t('tradePasswordAgain')} autoComplete="new-password" />
        <FormError form={form} />
        <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
          {t('common:confirm')}
        </Button>
      </Stack>
    </form>
  )
}
