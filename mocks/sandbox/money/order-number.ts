import { manilaDay } from '../../lib/time.ts'

/** Makes numbers of one kind: a letter, the Manila day, and a count that never restarts. */
export function createOrderNumbers(letter: string): (at: number) => string {
  let count = 0
  return (at) => `${letter}${manilaDay(at)}${String(++count).padStart(4, '0')}`
}
