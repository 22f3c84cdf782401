import { useTranslation } from 'react-i18next'
import { CODES } from '#generated/http/codes.ts'
import { useForm } from '#src/components/form/use-form.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useAcceptInvitation } from '../account.queries.ts'
import { registrationCodeProblem } from '../credential-rules.ts'
import { FormSheet } from './form-sheet.tsx'

/** The code of the friend who invited the player, for who registered without one. */
export function InvitationSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account')
  const accept = useAcceptInvitation()
  const form = useForm({
    initial: { code: '' },
    rules: { code: registrationCodeProblem },
    codes: CODES.bindInvitation,
    send: async ({ code }) => {
      await accept.mutateAsync({ code: code.trim() })
      onClose()
    },
  })
  return (
    <FormSheet title={t('acceptInvitation')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack gap={4}>
          <Text tone="quiet">{t('acceptInvitationText')}</Text>
          <Field
            {...form.text('code')}
            label={t('friendCode')}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            data-autofocus
          />
          <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
            {t('bind')}
          </Button>
        </Stack>
      </form>
    </FormSheet>
  )
}
