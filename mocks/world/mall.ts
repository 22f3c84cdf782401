import { GOODS, type GoodsEntry } from '../data/goods.ts'
import type { Account } from './account.ts'
import { createOrderNumbers } from './order-number.ts'
import type { WorldCore } from './world-core.ts'

/** What points buy in a world, and how much of it is left. */
export class Mall {
  readonly #world: WorldCore
  readonly #stock = new Map(GOODS.map(({ id, stock }) => [id, stock]))
  readonly #orderNo = createOrderNumbers('E')

  constructor(world: WorldCore) {
    this.#world = world
  }

  /** How many are left. */
  stockOf(goodsId: string): number {
    return this.#stock.get(goodsId) ?? 0
  }

  /** Trades points for goods, or for money that goes to the balance. The caller has checked points and stock. */
  order(account: Account, goods: GoodsEntry, quantity: number): { orderNo: string; points: number; createdAt: number } {
    const points = goods.points * quantity
    const createdAt = this.#world.clock.now()
    this.#stock.set(goods.id, this.stockOf(goods.id) - quantity)
    account.bonusPoints -= points
    this.#world.ledger.post(account, 'exchange', goods.amount * quantity, goods.name)
    return { orderNo: this.#orderNo(createdAt), points, createdAt }
  }
}
