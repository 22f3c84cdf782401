import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#src/lib/time.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import type { OpenDeposit } from './open-deposit.ts'
import type { OrderState } from './order-state.ts'
import { payKeys } from './pay-key.ts'
import { payPageQuery } from './recharge.queries.ts'

export interface OrderAccountProps {
  readonly orderNo: string
  readonly uid: string
  readonly state: OrderState
  readonly sent: OpenDeposit | null
  readonly method: string
  readonly failure: 'fault' | 'silence' | null
}

/** What the state of a deposit means for the player, in plain words, and what happens next. */
export function OrderAccount({ orderNo, uid, state, sent, method, failure }: OrderAccountProps): ReactElement {
  const { t, i18n } = useTranslation('wallet')
  const { data: page } = useQuery(payPageQuery(orderNo))
  return (
    <Stack gap={3}>
      {account()}
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
      case 'unknown': {
        const time = sent ? formatDateTime(new Date(sent.settleBy + 60_000).toISOString(), i18n.language) : ''
        return (
          <Notice tone="pending" title={t('unknownTitle')} role="status">
            <Stack gap={2}>
              <p>{t('unknownText')}</p>
              {sent && <p>{t('unknownSafe', { time })}</p>}
            </Stack>
          </Notice>
        )
      }
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
              <p>{t(payKeys.read(uid, orderNo) === undefined ? 'pendingNoPageMore' : 'pendingAgain')}</p>
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
