import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExchangeOrder } from '#generated/http/schemas/exchange-order.ts'
import type { Goods } from '#generated/http/schemas/goods.ts'
import { formatPoints } from '#src/lib/money-format.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { Card } from '#src/ui/surface/card.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { OrderNumber } from '../order-number.tsx'
import rows from '../rows.module.css'

export interface ExchangeOrdersProps {
  readonly orders: readonly ExchangeOrder[]
  /** To name what was exchanged; what is no longer offered is called by its id. */
  readonly goods: readonly Goods[]
}

/** The latest exchanges, each with its number to copy; nothing while there are none. */
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
