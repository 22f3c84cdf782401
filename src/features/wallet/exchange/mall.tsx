import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetExchange } from '#generated/http/money/get-exchange.ts'
import type { Goods } from '#generated/http/schemas/goods.ts'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { StaleNote } from '#src/components/query-state/stale-note.tsx'
import { UnreadableNote } from '#src/components/query-state/unreadable-note.tsx'
import { useIsOnPage } from '#src/hooks/use-is-on-page.ts'
import { formatPoints } from '#src/lib/money-format.ts'
import { Text } from '#src/ui/data/text.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { PendingIntent } from '../money-request/outcome.tsx'
import { useMoneyRequest, useMoneySending } from '../money-request/use-money-request.ts'
import { ExchangeDone, ExchangeSheet } from './exchange-sheet.tsx'
import { exchange, type Exchanged, exchangedAs, type PendingExchange } from './exchange.ts'
import { ExchangeOrders, GoodsList } from './goods-list.tsx'
import styles from './mall.module.css'

interface SendAgainProps {
  readonly intent: PendingExchange
  readonly onMade: (exchanged: Exchanged) => void
  /** The repeat ended without a success. */
  readonly onEnd: () => void
}

/** Sends the same exchange again with its key. */
function SendAgain({ intent, onMade, onEnd }: SendAgainProps): ReactElement {
  const { t } = useTranslation('wallet')
  const { isSending, repeat } = useMoneySending(useMoneyRequest(exchange))
  const isOnPage = useIsOnPage()

  async function send(): Promise<void> {
    const outcome = await repeat(intent)
    if (!isOnPage()) return
    if (outcome?.kind === 'made') onMade(exchangedAs(outcome.made, intent))
    else onEnd()
  }

  return (
    <Button variant="ghost" fullWidth movesMoney busy={isSending} onClick={() => void send()}>
      {t('sendAgain')}
    </Button>
  )
}

/** The player's points, the goods, and the latest exchanges. A pending exchange comes first. */
export function Mall(): ReactElement {
  const { t } = useTranslation(['exchange', 'common'])
  const exchanges = useMoneyRequest(exchange)
  const { intents } = exchanges
  // Not by Suspense, so that the tabs above stay while it loads.
  const read = useGetExchange()
  const { data } = read
  const [chosen, setChosen] = useState<Goods | null>(null)
  // While the sheet sends, the pending exchange is its own; the sheet reports the result.
  const [pending, setPending] = useState<PendingExchange | null>(() => intents.pending())
  const [done, setDone] = useState<Exchanged | null>(null)

  function whilePending(intent: PendingExchange): ReactElement {
    const settle = (exchanged: Exchanged | null) => {
      setPending(null)
      setDone(exchanged)
    }
    const { quantity, name } = intent
    return (
      <PendingIntent
        key={intent.key}
        requests={exchanges}
        intent={intent}
        unknown={{
          title: t('unknownTitle'),
          lines: [t('unknownSafe', { quantity, name })],
        }}
        notFound={{ title: t('notFoundTitle'), lines: [t('notFoundText')] }}
        sendAgain={(onEnd) => <SendAgain intent={intent} onMade={settle} onEnd={onEnd} />}
        againLabel={t('again')}
        onFound={(order) => settle(exchangedAs(order, intent))}
        onAgain={() => settle(null)}
      />
    )
  }

  function offers(): ReactElement {
    if (!data) {
      if (!read.isError) return <SkeletonSet kind="tiles" label={t('common:loading')} />
      return <QueryError query={read} title={t('goodsFailed')} />
    }
    return (
      <Stack gap={5}>
        <StaleNote query={read} />
        <Card as="section" surface="hero" padding="md">
          <Stack gap={1}>
            <Text tone="quiet">{t('points')}</Text>
            <p className={styles.points} translate="no">
              {formatPoints(data.points)}
            </p>
          </Stack>
        </Card>
        <GoodsList goods={data.goods} points={data.points} onChoose={setChosen} />
        <ExchangeOrders orders={data.orders} goods={data.goods} />
        <UnreadableNote query={read} count={data.unreadable ?? 0} />
        {chosen && (
          <ExchangeSheet
            goods={chosen}
            points={data.points}
            onDone={(exchanged) => {
              setChosen(null)
              setDone(exchanged)
            }}
            onUnknown={() => {
              setChosen(null)
              setPending(intents.pending())
            }}
            onClose={() => setChosen(null)}
          />
        )}
      </Stack>
    )
  }

  return (
    <>
      {pending ? whilePending(pending) : offers()}
      {done && <ExchangeDone exchanged={done} points={data?.points} onClose={() => setDone(null)} />}
    </>
  )
}
