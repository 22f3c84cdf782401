import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExchangeOrder } from '#generated/http/schemas/exchange-order.ts'
import type { Goods } from '#generated/http/schemas/goods.ts'
import { formatPoints } from '#src/lib/money-format.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { Image } from '#src/ui/data/image.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { OrderNumber } from '../order-parts.tsx'
import rows from '../rows.module.css'
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
  if (goods.length === 0) return <EmptyState title={t('goodsEmpty')} text={t('goodsEmptyText')} />
  return (
    <ul className={styles.goods} aria-label={t('goodsLabel')}>
      {goods.map((one) => {
        const { id, name, image, stock } = one
        return (
          <Card key={id} as="li" padding="sm" className={styles.tile}>
            <Image src={image} alt="" ratio="1" seed={id} />
            <div className={styles.about}>
              <p className={styles.name}>{name}</p>
              <p className={styles.cost}>{t('cost', { points: formatPoints(one.points) })}</p>
              <p className={styles.quiet}>{stock === 0 ? t('soldOut') : t('left', { stock: formatPoints(stock) })}</p>
            </div>
            {stock > 0 && points >= one.points ? (
              <Button variant="secondary" fullWidth aria-label={t('choose', { name })} onClick={() => onChoose(one)}>
                {t('common:exchange')}
              </Button>
            ) : (
              <p className={styles.quiet}>{stock > 0 ? t('tooFew') : ''}</p>
            )}
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
