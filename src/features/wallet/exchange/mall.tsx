import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { type ReactElement, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Goods } from '#generated/http/schemas/goods.ts'
import { formatPoints } from '#src/lib/money-format.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ExchangeDone } from './exchange-done.tsx'
import type { Exchanged } from './exchange-flow.ts'
import { ExchangeOrders } from './exchange-orders.tsx'
import { ExchangeSheet } from './exchange-sheet.tsx'
import { ExchangeUnknown } from './exchange-unknown.tsx'
import { exchangeQuery } from './exchange.queries.ts'
import { GoodsTile } from './goods-tile.tsx'
import styles from './mall.module.css'
import { type PendingExchange, pendingExchanges } from './pending-exchange.ts'

/** The player's points, what they buy, and the latest exchanges. A pending exchange comes first. */
export const Mall = observer(function Mall() {
  const { t } = useTranslation(['exchange', 'common'])
  const uid = useStores().session.uid ?? ''
  const { data, isError, isFetching, refetch } = useQuery(exchangeQuery())
  const [chosen, setChosen] = useState<Goods | null>(null)
  const [pending, setPending] = useState<PendingExchange | null>(() => pendingExchanges.pending(uid))
  const [done, setDone] = useState<Exchanged | null>(null)

  const settle = useCallback((exchanged: Exchanged | null) => {
    setPending(null)
    setDone(exchanged)
  }, [])

  return (
    <>
      {pending ? <ExchangeUnknown key={pending.key} intent={pending} uid={uid} onSettled={settle} /> : offers()}
      {done && <ExchangeDone exchanged={done} onClose={() => setDone(null)} />}
    </>
  )

  function offers(): ReactElement {
    if (!data) {
      if (!isError) return <SkeletonSet kind="tiles" label={t('common:loading')} />
      return (
        <ErrorState
          title={t('goodsFailed')}
          retryLabel={t('common:retry')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )
    }
    return (
      <Stack gap={5}>
        <Card as="section" tone="night" padding="lg">
          <Stack gap={1}>
            <Text tone="quiet">{t('points')}</Text>
            <p className={styles.points} translate="no">
              {formatPoints(data.points)}
            </p>
          </Stack>
        </Card>
        {data.goods.length === 0 ? (
          <EmptyState title={t('goodsEmpty')} text={t('goodsEmptyText')} />
        ) : (
          <ul className={styles.goods} aria-label={t('goodsLabel')}>
            {data.goods.map((goods) => (
              <GoodsTile key={goods.id} goods={goods} points={data.points} onChoose={() => setChosen(goods)} />
            ))}
          </ul>
        )}
        <ExchangeOrders orders={data.orders ?? []} goods={data.goods} />
        {chosen && (
          <ExchangeSheet
            uid={uid}
            goods={chosen}
            points={data.points}
            onDone={(exchanged) => {
              setChosen(null)
              setDone(exchanged)
            }}
            onUnknown={() => {
              setChosen(null)
              setPending(pendingExchanges.pending(uid))
            }}
            onClose={() => setChosen(null)}
          />
        )}
      </Stack>
    )
  }
})
