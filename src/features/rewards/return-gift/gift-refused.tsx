import { Link, useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import type { GiftRefusal } from './return-gift.queries.ts'

export interface GiftRefusedProps {
  readonly refusal: GiftRefusal
  /** The gift's number, to come back to it with another account. */
  readonly sn: string
}

/** Why there is no gift to open, and what the player can do. */
export function GiftRefused({ refusal, sn }: GiftRefusedProps): ReactElement {
  const { t } = useTranslation('returnGift')
  const router = useRouter()
  const returnTo = router.buildLocation({ to: ROUTES.returnGift, params: { sn } }).href
  return (
    <EmptyState
      picture={refusal === 'recallUnknown' ? 'search' : 'gift'}
      title={t(`refusedTitle.${refusal}`)}
      text={t(`refusedText.${refusal}`)}
      action={
        <Stack gap={3}>
          {refusal === 'recallNotYours' ? (
            <Link to={ROUTES.login} search={{ returnTo }} className={buttonClass({ variant: 'primary' })}>
              {t('otherAccount')}
            </Link>
          ) : (
            <Link to={ROUTES.event} className={buttonClass({ variant: 'primary' })}>
              {t('toEvents')}
            </Link>
          )}
          <Link to={ROUTES.livechat} className={buttonClass({ variant: 'ghost' })}>
            {t('askSupport')}
          </Link>
        </Stack>
      }
    />
  )
}
