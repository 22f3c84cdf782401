import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { CODES } from '#generated/http/codes.ts'
import {
  RedeemCodeBody,
  redeemCodeBodyCodeMax,
  redeemCodeBodyCodeMin,
} from '#generated/http/schemas/redeem-code-body.ts'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { RewardArt } from '#src/ui/brand/reward-art.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { PageColumns } from '#src/ui/layout/page-columns.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import styles from './redeem.module.css'
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
  const { send, getOutcome } = useRedeem()
  const form = useApiForm({
    defaultValues: { code: '' },
    schema: RedeemForm,
    codes: CODES.redeemCode,
    messages: { code: t('codeInvalid', { min: redeemCodeBodyCodeMin, max: redeemCodeBodyCodeMax }) },
    send: (body) => send(body, () => form.methods.reset()),
  })
  const outcome = form.isSending ? undefined : getOutcome(readCode(form.values.code))
  const places = (
    <Card as="section" padding="lg">
      <Stack gap={3}>
        <Text as="h2" size="lg">
          {t('whereTitle')}
        </Text>
        <div className={styles.places}>
          <ListRow
            icon="share"
            title={t('where.channels')}
            subtitle={t('where.channelsText')}
            chevron
            onClick={() => void overlays.enqueue('follow', {})}
          />
          <ListRow
            icon="inbox"
            title={t('where.inbox')}
            subtitle={t('where.inboxText')}
            chevron
            renderLink={(props) => <Link to={ROUTES.inbox} {...props} />}
          />
          <ListRow
            icon="support"
            title={t('where.support')}
            subtitle={t('where.supportText')}
            chevron
            renderLink={(props) => <Link to={ROUTES.livechat} {...props} />}
          />
          <ListRow
            icon="history"
            title={t('where.past')}
            subtitle={t('where.pastText')}
            chevron
            renderLink={(props) => <Link to={ROUTES.records} {...props} />}
          />
        </div>
      </Stack>
    </Card>
  )
  return (
    <PageColumns companion={places}>
      <Card as="section" padding="lg" aria-label={t('codeTitle')}>
        <Stack gap={4}>
          <div className={styles.head}>
            <RewardArt type="coupon" size={72} />
            <div>
              <Text as="h2" size="lg">
                {t('codeTitle')}
              </Text>
              <Text size="sm" tone="quiet">
                {t('codeText')}
              </Text>
            </div>
          </div>
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
              {outcome === 'unknown' ? (
                <Alert tone="pending" role="status">
                  {t('unknown')}
                </Alert>
              ) : (
                <FormError form={form} />
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
        </Stack>
      </Card>
    </PageColumns>
  )
}
