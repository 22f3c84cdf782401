import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { CODES } from '#generated/http/codes.ts'
import { useForm } from '#src/components/form/use-form.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useUpdateProfile } from '../account.queries.ts'
import { bareNickname, LIMITS, nicknameProblem } from '../credential-rules.ts'
import { FormSheet } from './form-sheet.tsx'

/** The name that the app shows. One that has not changed is not sent. */
export const NicknameSheet = observer(function NicknameSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  const before = useStores().session.user?.nickname ?? ''
  const update = useUpdateProfile()
  const form = useForm({
    initial: { nickname: before },
    rules: { nickname: nicknameProblem },
    codes: CODES.updateUser,
    send: async ({ nickname }) => {
      if (bareNickname(nickname) !== before) await update.mutateAsync({ data: { nickname: bareNickname(nickname) } })
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
