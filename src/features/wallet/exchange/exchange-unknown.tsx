import { useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#src/lib/time.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { refreshMoney } from '../money.queries.ts'
import { useFromTop } from '../use-from-top.ts'
import { useStartFocus } from '../use-start-focus.ts'
import { useWatch } from '../use-watch.ts'
import shared from '../wallet.module.css'
import { wasExchanged } from './exchange-flow.ts'
import { watchedExchangeQuery } from './exchange.queries.ts'
import { type OpenExchange, openExchanges } from './open-exchange.ts'

export interface ExchangeUnknownProps {
  readonly intent: OpenExchange
  /** It is clear what became of it, and the player goes on. */
  readonly onSettled: () => void
}

/** An exchange that was sent and had no answer: points and exchanges are read until it is clear what became of it. */
export function ExchangeUnknown({ intent, onSettled }: ExchangeUnknownProps): ReactElement {
  const { t, i18n } = useTranslation(['exchange', 'wallet'])
  const queryClient = useQueryClient()
  const [isNotMade, setNotMade] = useState(false)
  useFromTop()
  const start = useStartFocus(isNotMade)

  const read = useCallback(async (): Promise<boolean> => {
    const asked = Date.now()
    const now = await queryClient.fetchQuery(watchedExchangeQuery())
    const isMade = wasExchanged(now, intent)
    if (!isMade && asked < intent.settleBy) return false
    openExchanges.forget(intent.key)
    refreshMoney(queryClient)
    if (isMade) onSettled()
    else setNotMade(true)
    return true
  }, [queryClient, intent, onSettled])
  const checkNow = useWatch(read)

  if (isNotMade) {
    return (
      <Stack ref={start} tabIndex={-1} gap={4} className={shared.narrow}>
        <Notice tone="info" title={t('notMadeTitle')} role="status">
          {t('notMadeText')}
        </Notice>
        <Button variant="primary" size="lg" fullWidth onClick={onSettled}>
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
      <Button variant="secondary" fullWidth icon="refresh" onClick={checkNow}>
        {t('wallet:checkNow')}
      </Button>
    </Stack>
  )
}
