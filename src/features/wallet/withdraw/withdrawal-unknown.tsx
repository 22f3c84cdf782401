import { useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsHere } from '#src/components/use-is-here.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { StatusPill } from '#src/ui/surface/status-pill.tsx'
import { refreshMoney } from '../money.queries.ts'
import { useFromTop } from '../use-from-top.ts'
import { useStartFocus } from '../use-start-focus.ts'
import { useWatch } from '../use-watch.ts'
import shared from '../wallet.module.css'
import { numberWithdrawal, type OpenWithdrawal, openWithdrawals } from './open-withdrawal.ts'
import { SentSummary } from './sent-summary.tsx'
import { findWithdrawal } from './withdraw-flow.ts'
import { newestWithdrawalsQuery } from './withdraw.queries.ts'

export interface WithdrawalUnknownProps {
  readonly intent: OpenWithdrawal
  /** The history has it. */
  readonly onFound: (orderNo: string) => void
  /** It was not made, and the player wants to try again. */
  readonly onAgain: () => void
}

/** A withdrawal that was sent and had no answer: history and balance are read until it is clear what became of it. */
export function WithdrawalUnknown({ intent, onFound, onAgain }: WithdrawalUnknownProps): ReactElement {
  const { t, i18n } = useTranslation(['withdraw', 'wallet'])
  const queryClient = useQueryClient()
  const [isNotMade, setNotMade] = useState(false)
  const isHere = useIsHere()
  useFromTop()
  const start = useStartFocus(isNotMade)
  const [isReading, setReading] = useState(false)

  const read = useCallback(async (): Promise<boolean> => {
    setReading(true)
    const asked = Date.now()
    refreshMoney(queryClient)
    try {
      const { list } = await queryClient.fetchQuery(newestWithdrawalsQuery())
      const made = findWithdrawal(list, intent, asked)
      if (!made && asked < intent.settleBy) return false
      if (made) {
        numberWithdrawal(openWithdrawals, intent, made.orderNo)
        // Who has left finds it at the next visit.
        if (isHere()) onFound(made.orderNo)
        return true
      }
      openWithdrawals.forget(intent.key)
      setNotMade(true)
      return true
    } finally {
      setReading(false)
    }
  }, [queryClient, intent, onFound, isHere])
  const checkNow = useWatch(read)

  return (
    <Stack ref={start} tabIndex={-1} gap={5} className={shared.narrow}>
      <SentSummary
        intent={intent}
        pill={
          isNotMade ? (
            <StatusPill tone="neutral">{t('wallet:statusNotMade')}</StatusPill>
          ) : (
            <StatusPill tone="pending">{t('wallet:checking')}</StatusPill>
          )
        }
      />
      {isNotMade ? (
        <>
          <Notice tone="info" title={t('notMadeTitle')} role="status">
            {t('notMadeText')}
          </Notice>
          <Button variant="primary" size="lg" fullWidth onClick={onAgain}>
            {t('again')}
          </Button>
        </>
      ) : (
        <>
          <Notice tone="pending" title={t('unknownTitle')} role="status">
            <Stack gap={2}>
              <p>{t('unknownText')}</p>
              <p>{t('unknownSafe', { time: clearBy() })}</p>
            </Stack>
          </Notice>
          <Button variant="secondary" fullWidth icon="refresh" busy={isReading} onClick={checkNow}>
            {t('wallet:checkNow')}
          </Button>
        </>
      )}
    </Stack>
  )

  /** A read may come up to a minute after the moment from which it proves something. */
  function clearBy(): string {
    return formatDateTime(new Date(intent.settleBy + 60_000).toISOString(), i18n.language)
  }
}
