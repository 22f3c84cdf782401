import { manilaDay } from './time.ts'

/** Makes the numbers of one kind of order: a letter, the Manila day, and a count that never starts again. */
export function createOrderNumbers(letter: string): (at: number) => string {
  let count = 0
  return (at) => `${letter}${manilaDay(at)}${String(++count).padStart(4, '0')}`
}
