import { randomInt } from 'node:crypto'
import { getDay } from '../paging.ts'

/** A new number of a deposit (D), withdrawal (W) or exchange (E): kind, day and twelve random digits. */
export function createOrderNo(kind: 'D' | 'W' | 'E', at: Date): string {
  const digits = String(randomInt(10 ** 12)).padStart(12, '0')
  return `${kind}${getDay(at).replaceAll('-', '')}${digits}`
}
