import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { WayOut } from '../way-out.tsx'
import { clearWithin } from '../pending-intents.ts'
import type { OrderState } from './order-state.ts'
import type { PendingDeposit } from './pending-deposit.ts'
import { payPageQuery } from './recharge.queries.ts'

export interface OrderAccountProps {
  readonly orderNo: string
  readonly state: OrderState
  readonly sent: PendingDeposit | null
  readonly method: string
  /** It has had no verdict for a long time. */
  readonly isStuck: boolean
  readonly failure: 'fault' | 'silence' | null
}

/** What the state of a deposit means for the player, in plain words, and what happens next. */
export function OrderAccount({ orderNo, state, sent, method, isStuck, failure }: OrderAccountProps): ReactElement {
  const { t } = useTranslation('wallet')
  const { data: page } = useQuery(payPageQuery(orderNo))
  return (
    <Stack gap={3}>
      {account()}
      {isStuck && <WayOut />}
      {failure !== null && (
        <Notice tone={failure === 'fault' ? 'danger' : 'info'} role="status">
          {t(failure === 'fault' ? 'readFault' : 'readFailed')}
        </Notice>
      )}
    </Stack>
  )

  function account(): ReactElement | null {
    switch (state) {
      case 'reading':
        return null
      case 'unknown':
        return (
          <Notice tone="pending" title={t('unknownTitle')} role="status">
            <Stack gap={2}>
              <p>{t('unknownText')}</p>
              {sent && <p>{t('unknownSafe', { minutes: clearWithin(sent) })}</p>}
            </Stack>
          </Notice>
        )
      case 'notMade':
        return (
          <Notice tone="info" title={t('notMadeTitle')} role="status">
            {t('notMadeText')}
          </Notice>
        )
      case 'notFound':
        return (
          <Notice tone="info" title={t('notFoundTitle')} role="status">
            {t('notFoundText')}
          </Notice>
        )
      case 'pending':
        return page ? (
          <Notice tone="pending" title={t('pendingTitle')}>
            {t('pendingText', { method })}
          </Notice>
        ) : (
          <Notice tone="pending" title={t('pendingTitle')}>
            <Stack gap={2}>
              <p>{t('pendingNoPage')}</p>
              <p>{t(sent ? 'pendingAgain' : 'pendingNoPageMore')}</p>
            </Stack>
          </Notice>
        )
      case 'other':
        return (
          <Notice tone="info" title={t('otherTitle')} role="status">
            {t('otherText')}
          </Notice>
        )
      case 'success':
        return (
          <Notice tone="success" title={t('successTitle')} role="status">
            {t('successText')}
          </Notice>
        )
      case 'failed':
        return (
          <Notice tone="danger" title={t('failedTitle')} role="status">
            {t('failedText', { method })}
          </Notice>
        )
      case 'timeout':
        return (
          <Notice tone="info" title={t('timeoutTitle')} role="status">
            {t('timeoutText')}
          </Notice>
        )
    }
  }
}
