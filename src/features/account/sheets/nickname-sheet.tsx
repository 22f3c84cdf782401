import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useUpdateUser } from '#generated/http/account/update-user.ts'
import { CODES } from '#generated/http/codes.ts'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { LIMITS, Nickname } from '../credential-schemas.ts'
import { useCredentialMessages } from '../use-credential-messages.ts'
import { FormSheet } from './form-sheet.tsx'

const NicknameForm = z.object({ nickname: Nickname })

/** The display name. An unchanged one is not sent. */
export const NicknameSheet = observer(function NicknameSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  const before = useStores().session.user?.nickname ?? ''
  const update = useUpdateUser()
  const form = useApiForm({
    defaultValues: { nickname: before },
    schema: NicknameForm,
    codes: CODES.updateUser,
    messages: useCredentialMessages(),
    send: async ({ nickname }) => {
      if (nickname !== before) await update.mutateAsync({ data: { nickname } })
      onClose()
    },
  })
  return (
    <FormSheet title={t('changeNickname')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack gap={4}>
          <Field
            {...form.text('nickname')}
            label={t('nickname')}
            hint={t('nicknameHint', LIMITS.nickname)}
            autoComplete="nickname"
            data-autofocus
          />
          <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
            {t('common:save')}
          </Button>
        </Stack>
      </form>
    </FormSheet>
  )
})
