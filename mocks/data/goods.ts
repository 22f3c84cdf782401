import type { Note } from '../lib/note.ts'

/** Goods that points buy. `amount` in centavos is added to the balance; 0 for goods that are shipped. */
export interface GoodsEntry {
  id: string
  name: Note
  kind: 'cash' | 'goods'
  amount: number
  points: number
  /** The initial stock. */
  stock: number
}

function cash(pesos: number, points: number, stock: number): GoodsEntry {
  return { id: `cash-${pesos}`, name: `₱${pesos}`, kind: 'cash', amount: pesos * 100, points, stock }
}

function goods(id: string, en: string, vi: string, points: number, stock: number): GoodsEntry {
  return { id, name: { 'en-US': en, 'vi-VN': vi }, kind: 'goods', amount: 0, points, stock }
}

/** The goods, in display order. */
export const GOODS: readonly GoodsEntry[] = [
  cash(10, 100, 1_000),
  cash(50, 480, 500),
  cash(100, 900, 200),
  cash(500, 4_200, 50),
  goods('shirt', 'Fiesta shirt', 'Áo lễ hội', 900, 3),
  goods('cap', 'Parol cap', 'Mũ đèn sao', 600, 12),
  goods('mug', 'Jeepney mug', 'Cốc xe jeepney', 450, 25),
  goods('lantern', 'Star lantern', 'Đèn lồng ngôi sao', 2_500, 8),
  goods('powerbank', 'Power bank', 'Sạc dự phòng', 25_000, 2),
  goods('umbrella', 'Mango umbrella', 'Ô xoài', 700, 0),
]
