import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { CODES } from '#generated/http/codes.ts'
import { useRedeemCode } from '#generated/http/rewards/redeem-code.ts'
import {
  RedeemCodeBody,
  redeemCodeBodyCodeMax,
  redeemCodeBodyCodeMin,
} from '#generated/http/schemas/redeem-code-body.ts'
import { toApiError } from '#src/api/api-error.ts'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Parol } from '#src/ui/brand/parol.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'

/** Spaces of a pasted code do not count. */
const RedeemForm = z.pipe(
  z.pipe(
    z.object({ code: z.string() }),
    z.transform(({ code }) => ({ code: code.replaceAll(/\s/gu, '') })),
  ),
  RedeemCodeBody,
)

/** A code for rewards. A lost response stays unknown: sending the code again is safe, it works once for a player. */
export function RedeemScreen(): ReactElement {
  const { t } = useTranslation('events')
  const { overlays } = useStores()
  const redeem = useRedeemCode({ request: { successMessage: null } })
  const [isUnknown, setUnknown] = useState(false)
  const form = useApiForm({
    defaultValues: { code: '' },
    schema: RedeemForm,
    codes: CODES.redeemCode,
    messages: { code: t('codeInvalid', { min: redeemCodeBodyCodeMin, max: redeemCodeBodyCodeMax }) },
    send: async (data) => {
      try {
        const { rewards } = await redeem.mutateAsync({ data })
        setUnknown(false)
        form.setValue('code', '')
        overlays.open('reward', { rewards, claimedAt: Date.now() })
      } catch (error) {
        setUnknown(toApiError(error).isOutcomeUnknown)
        throw error
      }
    },
  })
  return (
    <Stack gap={5}>
      <Card surface="hero" padding="lg" lantern={false} data-scheme="night">
        <Stack row gap={4} align="center">
          <Parol size={64} glow />
          <Text>{t('codeText')}</Text>
        </Stack>
      </Card>
      <form {...form.formProps}>
        <Stack gap={4}>
          <Field
            {...form.text('code')}
            label={t('code')}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="send"
            translate="no"
          />
          {isUnknown && (
            <Alert tone="pending" role="status">
              {t('unknown')}
            </Alert>
          )}
          <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
            {t('redeemNow')}
          </Button>
        </Stack>
      </form>
      <Card padding="sm">
        <ListRow
          icon="star"
          title={t('whereTitle')}
          subtitle={t('whereText')}
          chevron
          onClick={() => void overlays.enqueue('follow', {})}
        />
      </Card>
    </Stack>
  )
}
