import { GOODS } from '../../data/goods.ts'
import { getPoints, toPesos } from '../../lib/money.ts'
import { noteIn } from '../../lib/note.ts'
import { toInstant } from '../../lib/time.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor } from '../paging.ts'

/** The number of exchanges returned: the maximum of the document. */
const SHOWN = 20

const getExchange: Handler<'getExchange'> = (request) => ({
  points: getPoints(request.player),
  goods: listFor(request.player, GOODS).map(({ id, name, kind, amount, points }) => ({
    id,
    name: noteIn(name, request.language),
    kind,
    amount: toPesos(amount),
    image: `/art/goods/${id}.svg`,
    points,
    stock: request.sandbox.mall.getStock(id),
  })),
  orders: request.sandbox.mall
    .of(request.player.uid)
    .slice(0, SHOWN)
    .map(({ orderNo, goodsId, quantity, points, createdAt }) => ({
      orderNo,
      goodsId,
      quantity,
      points,
      createdAt: toInstant(createdAt),
    })),
})

const createExchange: Handler<'createExchange'> = (request) => {
  const { goodsId, quantity } = request.body
  const goods = listFor(request.player, GOODS).find(({ id }) => id === goodsId)
  if (goods === undefined || request.sandbox.mall.getStock(goods.id) < quantity) return request.fail('goodsUnavailable')
  if (getPoints(request.player) < goods.points * quantity) return request.fail('insufficientPoints')
  const { orderNo, points, createdAt } = request.sandbox.mall.order(request.player, goods, quantity)
  request.setMessage(request.text.processed)
  return { orderNo, goodsId, quantity, points, createdAt: toInstant(createdAt) }
}

export const exchangeHandlers = { getExchange, createExchange } satisfies Handlers
