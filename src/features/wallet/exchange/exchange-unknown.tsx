import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsHere } from '#src/components/use-is-here.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { refreshMoney } from '../money.queries.ts'
import { useFromTop } from '../use-from-top.ts'
import { useStartFocus } from '../use-start-focus.ts'
import { useWatch } from '../use-watch.ts'
import shared from '../wallet.module.css'
import { type Exchanged, findExchange } from './exchange-flow.ts'
import { watchedExchangeQuery } from './exchange.queries.ts'
import { type OpenExchange, openExchanges } from './open-exchange.ts'

export interface ExchangeUnknownProps {
  readonly intent: OpenExchange
  /** It is clear what became of it: it was made, or it was not, null, and the player goes on. */
  readonly onSettled: (exchanged: Exchanged | null) => void
}

/** An exchange that was sent and had no answer: points and exchanges are read until it is clear what became of it. */
export function ExchangeUnknown({ intent, onSettled }: ExchangeUnknownProps): ReactElement {
  const { t, i18n } = useTranslation(['exchange', 'wallet'])
  const queryClient = useQueryClient()
  const { error, isFetching } = useQuery({ ...watchedExchangeQuery(), enabled: false })
  const isHere = useIsHere()
  const [isNotMade, setNotMade] = useState(false)
  useFromTop()
  const start = useStartFocus(isNotMade)

  const read = useCallback(async (): Promise<boolean> => {
    const asked = Date.now()
    const now = await queryClient.fetchQuery(watchedExchangeQuery())
    const exchanged = findExchange(now, intent, asked)
    if (!exchanged && asked < intent.settleBy) return false
    // Who has left is told at the next visit.
    if (!isHere()) return true
    openExchanges.forget(intent.key)
    refreshMoney(queryClient)
    if (exchanged) onSettled(exchanged)
    else setNotMade(true)
    return true
  }, [queryClient, intent, onSettled, isHere])
  const checkNow = useWatch(read)

  if (isNotMade) {
    return (
      <Stack ref={start} tabIndex={-1} gap={4} className={shared.narrow}>
        <Notice tone="info" title={t('notMadeTitle')} role="status">
          {t('notMadeText')}
        </Notice>
        <Button variant="primary" size="lg" fullWidth onClick={() => onSettled(null)}>
          {t('again')}
        </Button>
      </Stack>
    )
  }
  // A read may come up to a minute after the moment from which it proves something.
  const time = formatDateTime(new Date(intent.settleBy + 60_000).toISOString(), i18n.language)
  return (
    <Stack ref={start} tabIndex={-1} gap={4} className={shared.narrow}>
      <Notice tone="pending" title={t('unknownTitle')} role="status">
        <Stack gap={2}>
          <p>{t('unknownText', { quantity: intent.quantity, name: intent.name })}</p>
          <p>{t('unknownSafe', { time })}</p>
        </Stack>
      </Notice>
      {error !== null && (
        <Notice tone="info" role="status">
          {t('wallet:readFailed')}
        </Notice>
      )}
      <Button variant="secondary" fullWidth icon="refresh" busy={isFetching} onClick={checkNow}>
        {t('wallet:checkNow')}
      </Button>
    </Stack>
  )
}
