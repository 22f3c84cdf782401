import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsHere } from '#src/components/use-is-here.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { checkIntent } from '../check-intent.ts'
import { refreshMoney } from '../money.queries.ts'
import { clearWithin, mayGoOn } from '../pending-intents.ts'
import { useFromTop } from '../use-from-top.ts'
import { useStartFocus } from '../use-start-focus.ts'
import { useWatch } from '../use-watch.ts'
import shared from '../wallet.module.css'
import { WayOut } from '../way-out.tsx'
import { type Exchanged, judgeExchange } from './exchange-flow.ts'
import { watchedExchangeQuery } from './exchange.queries.ts'
import { type PendingExchange, pendingExchanges } from './pending-exchange.ts'
import { useExchange } from './use-exchange.ts'

export interface ExchangeUnknownProps {
  readonly intent: PendingExchange
  readonly uid: string
  /** It was made, or it was not found, null, and the player goes on. */
  readonly onSettled: (exchanged: Exchanged | null) => void
}

/** An exchange that was sent and has no verdict: points and exchanges are read until it is clear what became of it. */
export function ExchangeUnknown({ intent, uid, onSettled }: ExchangeUnknownProps): ReactElement {
  const { t } = useTranslation(['exchange', 'wallet'])
  const queryClient = useQueryClient()
  const { error, isFetching } = useQuery({ ...watchedExchangeQuery(), enabled: false })
  const { isSending, repeat } = useExchange(uid)
  const isHere = useIsHere()
  const [isNotFound, setNotFound] = useState(false)
  const [waited, setWaited] = useState(0)
  useFromTop()
  const start = useStartFocus(isNotFound)

  const read = useCallback(async (): Promise<boolean> => {
    const verdict = await checkIntent({
      intents: pendingExchanges,
      intent,
      isHere,
      // An exchange has no page of its own: it stays pending until it was shown.
      orderNoOf: () => undefined,
      async ask(latest, waitedMs) {
        setWaited(waitedMs)
        return judgeExchange(await queryClient.fetchQuery(watchedExchangeQuery()), latest, waitedMs)
      },
    })
    if (verdict.kind === 'unclear') return false
    // The next visit shows the result to a player who has left.
    if (!isHere()) return true
    refreshMoney(queryClient)
    if (verdict.kind === 'found') {
      pendingExchanges.forget(intent.key)
      onSettled(verdict.order)
    } else setNotFound(true)
    return true
  }, [queryClient, intent, onSettled, isHere])
  const checkNow = useWatch(read)

  if (isNotFound) {
    return (
      <Stack ref={start} tabIndex={-1} gap={4} className={shared.narrow}>
        <Notice tone="info" title={t('notFoundTitle')} role="status">
          {t('notFoundText')}
        </Notice>
        <Button variant="primary" size="lg" fullWidth onClick={() => onSettled(null)}>
          {t('again')}
        </Button>
      </Stack>
    )
  }
  return (
    <Stack ref={start} tabIndex={-1} gap={4} className={shared.narrow}>
      <Notice tone="pending" title={t('unknownTitle')} role="status">
        <Stack gap={2}>
          <p>{t('unknownText', { quantity: intent.quantity, name: intent.name })}</p>
          <p>{t('unknownSafe', { minutes: clearWithin(intent) })}</p>
        </Stack>
      </Notice>
      {error !== null && (
        <Notice tone="info" role="status">
          {t('wallet:readFailed')}
        </Notice>
      )}
      {mayGoOn(waited) && <WayOut text={t('wallet:sendAgainText')} />}
      <Button variant="secondary" fullWidth icon="refresh" busy={isFetching} onClick={checkNow}>
        {t('wallet:checkNow')}
      </Button>
      {mayGoOn(waited) && (
        <Button variant="ghost" fullWidth busy={isSending} onClick={sendAgain}>
          {t('wallet:sendAgain')}
        </Button>
      )}
    </Stack>
  )

  function sendAgain(): void {
    void repeat(intent).then((outcome) => {
      if (outcome?.kind === 'made' && isHere()) {
        onSettled({ name: intent.name, quantity: intent.quantity, order: outcome.made })
      } else checkNow()
    })
  }
}
