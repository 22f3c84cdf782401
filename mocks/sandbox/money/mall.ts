import { GOODS, type GoodsEntry } from '../../data/goods.ts'
import { BoundedMap } from '../../lib/bounded-map.ts'
import type { Account } from '../identity/account.ts'
import type { SandboxCore } from '../sandbox-core.ts'
import { createOrderNumbers } from './order-number.ts'

/** An exchange of points. */
export interface MallOrder {
  uid: string
  orderNo: string
  goodsId: string
  quantity: number
  points: number
  createdAt: number
}

const MAX_ORDERS = 20_000

/** The goods that points buy in a sandbox, and their stock. */
export class Mall {
  readonly #sandbox: SandboxCore
  readonly #stock = new Map(GOODS.map(({ id, stock }) => [id, stock]))
  readonly #orderNo = createOrderNumbers('E')
  readonly #orders = new BoundedMap<MallOrder>(MAX_ORDERS)

  constructor(sandbox: SandboxCore) {
    this.#sandbox = sandbox
  }

  getStock(goodsId: string): number {
    return this.#stock.get(goodsId) ?? 0
  }

  /** A player's exchanges, newest first. */
  of(uid: string): MallOrder[] {
    return this.#orders
      .values()
      .filter((order) => order.uid === uid)
      .toReversed()
  }

  /** Exchanges points for goods, or for money that goes to the balance. The caller has checked points and stock. */
  order(account: Account, goods: GoodsEntry, quantity: number): MallOrder {
    const points = goods.points * quantity
    const createdAt = this.#sandbox.clock.now()
    this.#stock.set(goods.id, this.getStock(goods.id) - quantity)
    account.bonusPoints -= points
    const orderNo = this.#orderNo(createdAt)
    this.#sandbox.ledger.post(account, 'exchange', goods.amount * quantity, goods.name, { orderNo })
    const order = { uid: account.uid, orderNo, goodsId: goods.id, quantity, points, createdAt }
    this.#orders.set(orderNo, order)
    return order
  }
}
