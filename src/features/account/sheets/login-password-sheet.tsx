import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useChangeLoginPassword } from '#generated/http/account/change-login-password.ts'
import { CODES } from '#generated/http/codes.ts'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { isRepeated, NewPassword, Password } from '../credential-schemas.ts'
import { SecretField } from '../secret-field.tsx'
import { useCredentialMessages } from '../use-credential-messages.ts'
import { FormSheet } from './form-sheet.tsx'

const ChangeForm = z.object({ oldPassword: Password, ...NewPassword }).check(isRepeated)

/** Changes the login password, given the current one. The session stays open. */
export function LoginPasswordSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  const change = useChangeLoginPassword()
  const form = useApiForm({
    defaultValues: { oldPassword: '', password: '', repeated: '' },
    schema: ChangeForm,
    codes: CODES.changeLoginPassword,
    messages: useCredentialMessages(),
    send: async ({ oldPassword, password }) => {
      await change.mutateAsync({
        data: { oldPassword: hashPassword(oldPassword), password: hashPassword(password) },
      })
      onClose()
    },
  })
  return (
    <FormSheet title={t('changeLoginPassword')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack gap={4}>
          <SecretField
            {...form.text('oldPassword')}
            label={t('oldPassword')}
            autoComplete="current-password"
            data-autofocus
          />
          <SecretField
            {...form.text('password', { deps: 'repeated' })}
            label={t('newPassword')}
            autoComplete="new-password"
          />
          <SecretField {...form.text('repeated')} label={t('repeatPassword')} autoComplete="new-password" />
          <FormError form={form} />
          <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
            {t('common:save')}
          </Button>
        </Stack>
      </form>
    </FormSheet>
  )
}
