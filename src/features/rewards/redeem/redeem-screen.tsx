import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { CODES } from '#generated/http/codes.ts'
import {
  RedeemCodeBody,
  redeemCodeBodyCodeMax,
  redeemCodeBodyCodeMin,
} from '#generated/http/schemas/redeem-code-body.ts'
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
import { useRedeem } from './use-redeem.ts'

/** Spaces and invisible characters of a pasted code do not count. */
const readCode = (text: string) => text.replaceAll(/[\s\p{Cf}]/gu, '')

const RedeemForm = z.pipe(
  z.pipe(
    z.object({ code: z.string() }),
    z.transform(({ code }) => ({ code: readCode(code) })),
  ),
  RedeemCodeBody,
)

/** A code for rewards. What the player typed stays until its rewards are shown. */
export function RedeemScreen(): ReactElement {
  const { t } = useTranslation('events')
  const { overlays } = useStores()
  const { send, attempt } = useRedeem()
  const form = useApiForm({
    defaultValues: { code: '' },
    schema: RedeemForm,
    codes: CODES.redeemCode,
    messages: { code: t('codeInvalid', { min: redeemCodeBodyCodeMin, max: redeemCodeBodyCodeMax }) },
    send: (body) => send(body, () => form.methods.reset()),
  })
  const outcome = attempt?.code === readCode(form.values.code) ? attempt.outcome : undefined
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
          {outcome === 'unknown' && (
            <Alert tone="pending" role="status">
              {t('unknown')}
            </Alert>
          )}
          {outcome === 'used' && (
            <Alert tone="success" role="status">
              {t('codeDone')}
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
