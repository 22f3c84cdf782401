import { GOODS } from '../../data/goods.ts'
import { pointsOf, toPesos } from '../../sandbox/money.ts'
import { toInstant } from '../../sandbox/time.ts'
import type { Handler, Handlers } from '../handler.ts'
import { noteIn } from '../note-in.ts'
import { listFor } from '../paging.ts'

/** The number of exchanges returned: the maximum of the document. */
const SHOWN = 20

const getExchange: Handler<'getExchange'> = (call) => ({
  points: pointsOf(call.player),
  goods: listFor(call.player, GOODS).map(({ id, name, kind, amount, points }) => ({
    id,
    name: noteIn(name, call.language),
    kind,
    amount: toPesos(amount),
    image: `/art/goods/${id}.svg`,
    points,
    stock: call.sandbox.mall.stockOf(id),
  })),
  orders: call.sandbox.mall
    .of(call.player.uid)
    .slice(0, SHOWN)
    .map(({ orderNo, goodsId, quantity, points, createdAt }) => ({
      orderNo,
      goodsId,
      quantity,
      points,
      createdAt: toInstant(createdAt),
    })),
})

const createExchange: Handler<'createExchange'> = (call) => {
  const { goodsId, quantity } = call.body
  const goods = listFor(call.player, GOODS).find(({ id }) => id === goodsId)
  if (goods === undefined || call.sandbox.mall.stockOf(goods.id) < quantity) return call.fail('goodsUnavailable')
  if (pointsOf(call.player) < goods.points * quantity) return call.fail('insufficientPoints')
  const { orderNo, points, createdAt } = call.sandbox.mall.order(call.player, goods, quantity)
  call.tell(call.text.processed)
  return { orderNo, goodsId, quantity, points, createdAt: toInstant(createdAt) }
}

export const exchangeHandlers = { getExchange, createExchange } satisfies Handlers
