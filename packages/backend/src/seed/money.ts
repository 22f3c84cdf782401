import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { toCentavos } from '../money.ts'

/** The goods that points buy. All of them are invented. */
const GOODS = [
  { id: 'cash-10', name: { 'en-US': '₱10', 'vi-VN': '₱10' }, kind: 'cash', amount: 10, points: 100, stock: 100_000 },
  { id: 'cash-100', name: { 'en-US': '₱100', 'vi-VN': '₱100' }, kind: 'cash', amount: 100, points: 950, stock: 500 },
  {
    id: 'shirt',
    name: { 'en-US': 'Fiesta shirt', 'vi-VN': 'Áo lễ hội' },
    kind: 'goods',
    amount: 0,
    points: 2500,
    stock: 40,
  },
  {
    id: 'lantern',
    name: { 'en-US': 'Star lantern', 'vi-VN': 'Đèn lồng ngôi sao' },
    kind: 'goods',
    amount: 0,
    points: 5000,
    stock: 12,
  },
] as const

/** Puts goods into the shop, unless they are there. */
export async function seedGoods(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('goods')
    .values(
      GOODS.map(({ name, amount, ...one }, place) => ({
        ...one,
        name: JSON.stringify(name),
        amount: toCentavos(amount),
        place,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
