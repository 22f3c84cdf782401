import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useBindInvitation } from '#generated/http/account/bind-invitation.ts'
import { CODES } from '#generated/http/codes.ts'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { InvitationCodeField } from '../invitation-code-field.tsx'
import { RegistrationCode } from '../invitation-code.ts'
import { InvitationStore } from '../invitation-store.ts'
import { useCredentialMessages } from '../use-credential-messages.ts'
import { FormSheet } from './form-sheet.tsx'

const InvitationForm = z.object({ code: RegistrationCode })

/** The code of the friend who invited the player, for a player who registered without one. */
export function InvitationSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account')
  const invitation = useStores().deferred.get(InvitationStore)
  const accept = useBindInvitation()
  const form = useApiForm({
    // A player who came by a friend's link but had an account already.
    defaultValues: { code: invitation.code ?? '' },
    schema: InvitationForm,
    codes: CODES.bindInvitation,
    messages: useCredentialMessages(),
    send: async ({ code }) => {
      await accept.mutateAsync({ code })
      invitation.forget()
      onClose()
    },
  })
  return (
    <FormSheet title={t('acceptInvitation')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack gap={4}>
          <Text tone="quiet">{t('acceptInvitationText')}</Text>
          <InvitationCodeField
            field={form.text('code')}
            onTidy={(tidy) => form.setValue('code', tidy)}
            label={t('friendCode')}
            data-autofocus
          />
          <FormError form={form} />
          <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
            {t('bind')}
          </Button>
        </Stack>
      </form>
    </FormSheet>
  )
}
