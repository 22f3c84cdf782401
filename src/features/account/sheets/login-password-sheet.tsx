import { useTranslation } from 'react-i18next'
import { CODES } from '#generated/http/codes.ts'
import { useForm } from '#src/components/form/use-form.ts'
import { hashPassword } from '#src/lib/password-hash.ts'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useChangePassword } from '../account.queries.ts'
import { passwordProblem, repeatedPasswordProblem } from '../credential-rules.ts'
import { SecretField } from '../secret-field.tsx'
import { FormSheet } from './form-sheet.tsx'

/** Another login password, for who knows the present one. The session goes on. */
export function LoginPasswordSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  const change = useChangePassword()
  const form = useForm({
    initial: { oldPassword: '', password: '', repeated: '' },
    rules: { oldPassword: passwordProblem, password: passwordProblem, repeated: repeatedPasswordProblem },
    codes: CODES.changeLoginPassword,
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
          <SecretField {...form.text('password')} label={t('newPassword')} autoComplete="new-password" />
          <SecretField {...form.text('repeated')} label={t('repeatPassword')} autoComplete="new-password" />
          <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
            {t('common:save')}
          </Button>
        </Stack>
      </form>
    </FormSheet>
  )
}
