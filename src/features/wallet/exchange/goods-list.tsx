import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExchangeOrder } from '#generated/http/schemas/exchange-order.ts'
import type { Goods } from '#generated/http/schemas/goods.ts'
import { formatPoints } from '#src/lib/money-format.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { Image } from '#src/ui/data/image.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Progress } from '#src/ui/feedback/progress.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { OrderNumber } from '../order-parts.tsx'
import rows from './order-rows.module.css'
import styles from './mall.module.css'

export interface GoodsListProps {
  readonly goods: readonly Goods[]
  /** The player's points. */
  readonly points: number
  readonly onChoose: (goods: Goods) => void
}

/** The goods for points. A text replaces the button of goods that are unavailable. */
export function GoodsList({ goods, points, onChoose }: GoodsListProps): ReactElement {
  const { t } = useTranslation(['exchange', 'common'])
  if (goods.length === 0) return <EmptyState picture="gift" title={t('goodsEmpty')} text={t('goodsEmptyText')} />

  function action(one: Goods): ReactElement {
    if (points >= one.points) {
      return (
        <Button
          variant="secondary"
          fullWidth
          aria-label={t('choose', { name: one.name })}
          onClick={() => onChoose(one)}
        >
          {t('common:exchange')}
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
        return (
          <Card key={id} as="li" padding="none" className={styles.tile} data-sold-out={stock === 0 || undefined}>
            <div className={styles.picture}>
              <Image src={image} alt="" ratio="4 / 3" seed={id} sizes="(min-width: 640px) 240px, 45vw" />
              <span className={styles.sticker}>{t('cost', { points: formatPoints(one.points) })}</span>
            </div>
            <div className={styles.about}>
              <p className={styles.name}>{name}</p>
              <p className={styles.quiet}>{stock === 0 ? t('soldOut') : t('left', { stock: formatPoints(stock) })}</p>
            </div>
            {stock > 0 && <div className={styles.action}>{action(one)}</div>}
          </Card>
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
    <section>
      <SectionHeader title={t('ordersTitle')} icon="history" />
      <Card padding="none">
        <ul aria-label={t('ordersTitle')}>
          {orders.map(({ orderNo, goodsId, quantity, points, createdAt }) => (
            <li key={orderNo} className={rows.row}>
              <div className={rows.what}>
                <p className={rows.name}>
                  {quantity} × {goods.find(({ id }) => id === goodsId)?.name ?? goodsId}
                </p>
                <p className={rows.when}>
                  <time dateTime={createdAt}>{formatDateTime(createdAt, i18n.language)}</time>
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
