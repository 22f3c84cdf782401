import type { Selectable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { Refusal, type Handler, type Handlers, type Payload } from '../../http/call.ts'
import { getStanding, lockAccount, toPesos, transfer } from '../../money.ts'
import { createOrderNo } from './order-number.ts'
import { PROCESSED } from './texts.ts'

/** How many of the latest exchanges are shown. */
const SHOWN_ORDERS = 20

const getExchange: Handler<'getExchange'> = async ({ tx, account, language }) => {
  const goods = await tx.selectFrom('goods').selectAll().orderBy('place').execute()
  const orders = await tx
    .selectFrom('exchange')
    .selectAll()
    .where('account_id', '=', account.id)
    .orderBy('created_at', 'desc')
    .orderBy('order_no', 'desc')
    .limit(SHOWN_ORDERS)
    .execute()
  const { points } = await getStanding(tx, account.id)
  return {
    points,
    goods: goods.map(({ id, name, kind, amount, points, stock }) => ({
      id,
      name: name[language],
      kind,
      amount: toPesos(amount),
      image: `/api/art/goods/${id}.svg`,
      points,
      stock,
    })),
    orders: orders.map(showOrder),
  }
}

const createExchange: Handler<'createExchange'> = async (call) => {
  const { tx, now, body } = call
  const { id: account_id } = await lockAccount(tx, call.account.id)
  const goods = await tx
    .updateTable('goods')
    .set((eb) => ({ stock: eb('stock', '-', body.quantity) }))
    .where('id', '=', body.goodsId)
    .where('stock', '>=', body.quantity)
    .returningAll()
    .executeTakeFirst()
  if (goods === undefined) throw new Refusal('goodsUnavailable')
  const points = goods.points * body.quantity
  if (points > (await getStanding(tx, account_id)).points) throw new Refusal('insufficientPoints')
  const orderNo = createOrderNo('E', now)
  const order = await tx
    .insertInto('exchange')
    .values({ order_no: orderNo, account_id, goods_id: goods.id, quantity: body.quantity, points, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  const amount = goods.kind === 'cash' ? goods.amount * body.quantity : 0
  await transfer(tx, account_id, { kind: 'exchange', amount, note: goods.name, orderNo, at: now })
  call.setMessage(PROCESSED)
  return showOrder(order)
}

function showOrder(order: Selectable<Tables['exchange']>): Payload<'createExchange'> {
  return {
    orderNo: order.order_no,
    goodsId: order.goods_id,
    quantity: order.quantity,
    points: order.points,
    createdAt: order.created_at.toISOString(),
  }
}

export const exchangeHandlers = { getExchange, createExchange } satisfies Handlers
