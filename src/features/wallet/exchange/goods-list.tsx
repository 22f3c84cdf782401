import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExchangeOrder } from '#generated/http/schemas/exchange-order.ts'
import type { Goods } from '#generated/http/schemas/goods.ts'
import { formatCount } from '#src/lib/format-count.ts'
import { formatPoints } from '#src/lib/money-format.ts'
import { serverToday } from '#src/api/server-today.ts'
import { formatCalendarTime } from '#src/lib/time.ts'
import { Image } from '#src/ui/data/image.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Progress } from '#src/ui/feedback/progress.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { OrderNumber } from '../orders/order-parts.tsx'
import styles from './mall.module.css'
import rows from './order-rows.module.css'

export interface GoodsListProps {
  readonly goods: readonly Goods[]
  /** The player's points. */
  readonly points: number
  readonly onChoose: (goods: Goods) => void
}

/**
 * The goods for points, in the server's order: a list on a phone, tiles on a wider screen. The button is the price; a
 * progress or a text replaces it where the goods cannot be had.
 */
export function GoodsList({ goods, points, onChoose }: GoodsListProps): ReactElement {
  const { t } = useTranslation(['exchange', 'common'])
  if (goods.length === 0) return <EmptyState picture="gift" title={t('goodsEmpty')} text={t('goodsEmptyText')} />

  function action(one: Goods): ReactElement {
    if (one.stock === 0) return <p className={styles.quiet}>{t('cost', { points: formatPoints(one.points) })}</p>
    if (points >= one.points) {
      return (
        <Button
          variant="secondary"
          size="sm"
          className={styles.price}
          aria-label={t('choose', { name: one.name, points: formatPoints(one.points) })}
          onClick={() => onChoose(one)}
        >
          {t('cost', { points: formatPoints(one.points) })}
        </Button>
      )
    }
    const have = formatPoints(points)
    return (
      <Progress
        label={t('tooFew')}
        value={points}
        max={one.points}
        valueText={t('progress', { have, cost: formatPoints(one.points) })}
        tone="accent"
      />
    )
  }

  return (
    <ul className={styles.goods} aria-label={t('goodsLabel')}>
      {goods.map((one) => {
        const { id, name, image, stock } = one
        const isSoldOut = stock === 0
        const isSaving = !isSoldOut && points < one.points
        return (
          <li
            key={id}
            className={styles.tile}
            data-sold-out={isSoldOut || undefined}
            data-saving={isSaving || undefined}
          >
            <Image
              src={image}
              alt=""
              ratio="4 / 3"
              seed={id}
              className={styles.picture}
              sizes="(--from-small) 240px, 88px"
            />
            <div className={styles.about}>
              <p className={styles.name}>{name}</p>
              <p className={styles.quiet}>
                {isSoldOut ? t('soldOut') : formatCount(stock, (left) => t('left', { stock: formatPoints(left) }))}
              </p>
            </div>
            <div className={styles.action}>{action(one)}</div>
          </li>
        )
      })}
    </ul>
  )
}

export interface ExchangeOrdersProps {
  readonly orders: readonly ExchangeOrder[]
  /** For names; goods that are no longer offered are shown by id. */
  readonly goods: readonly Goods[]
}

/** The latest exchanges with their numbers; renders nothing without any. */
export function ExchangeOrders({ orders, goods }: ExchangeOrdersProps): ReactElement | null {
  const { t, i18n } = useTranslation('exchange')
  if (orders.length === 0) return null
  return (
    <section className={rows.list}>
      <SectionHeader title={t('ordersTitle')} icon="history" />
      <Card padding="none">
        <ul aria-label={t('ordersTitle')}>
          {orders.map(({ orderNo, goodsId, quantity, points, createdAt }) => (
            <li key={orderNo} className={rows.row}>
              <div className={rows.what}>
                <p className={rows.name}>
                  <Words>
                    {quantity} × {goods.find(({ id }) => id === goodsId)?.name ?? goodsId}
                  </Words>
                </p>
                <p className={rows.when}>
                  <time dateTime={createdAt}>{formatCalendarTime(createdAt, i18n.language, serverToday())}</time>
                </p>
              </div>
              <div className={rows.sums}>{t('cost', { points: `−${formatPoints(points)}` })}</div>
              <p className={rows.number}>
                <OrderNumber orderNo={orderNo} />
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
