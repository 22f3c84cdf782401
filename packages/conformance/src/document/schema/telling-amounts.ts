import type { Shape } from './shape.ts'

const CENTS = 100
/** Maximum number of amounts to look at from one start. */
const MAX_STEPS = 3000
/** One amount takes at most a quarter of a sum, because other requests need the rest. */
const MAX_PART = 4

/** Whether a schema describes an amount of money with two decimals. */
export function isAmount({ keywords, types }: Shape): boolean {
  return types.includes('number') && (keywords['format'] === 'peso' || keywords['multipleOf'] === 1 / CENTS)
}

/**
 * Returns the next higher and lower amounts that binary fractions get wrong: a server that cuts off `amount * 100`
 * loses a hundredth, and three of them add up to more than two decimals. There are none from 328 to 511, for example:
 * they follow a power of two.
 */
export function listTellingAmounts(amount: number): number[] {
  const power = getPower(amount)
  return [
    findAmount([amount, 2 * power], 1, isCut),
    findAmount([amount, Math.min(amount, 1.29 * power), 0.64 * power], -1, isCut),
  ].flat()
}

/**
 * Returns the next higher and lower amounts whose hundredths come out too high in binary, such as 1.1: a server that
 * rounds `amount * 100` up adds a hundredth, and one that asks whether it is whole refuses them.
 */
export function listRaisedAmounts(amount: number): number[] {
  return [findAmount([amount, 2 * getPower(amount)], 1, isRaised), findAmount([amount], -1, isRaised)].flat()
}

/** Returns a higher amount that leaves more than two decimals when it is taken from a sum, or added to it. */
export function listTellingParts(sum: number, amount: number, isTaken: boolean): number[] {
  const starts = [amount]
  for (let start = 2 * getPower(amount); start * MAX_PART < sum; start *= 2) starts.push(start)
  return findAmount(starts, 1, (part) => part * MAX_PART <= sum && hasNoise(isTaken ? sum - part : sum + part))
}

/** Returns the largest power of two up to an amount. */
function getPower(amount: number): number {
  return 2 ** Math.floor(Math.log2(Math.max(1, amount)))
}

/** Returns the first telling amount with decimals, from one of the starts upwards or downwards. */
function findAmount(starts: readonly number[], direction: number, isTelling: (amount: number) => boolean): number[] {
  for (const start of starts) {
    for (let step = 1; step <= MAX_STEPS; step += 1) {
      const cents = Math.round(start * CENTS) + direction * step
      if (cents > 0 && cents % CENTS !== 0 && isTelling(cents / CENTS)) return [cents / CENTS]
    }
  }
  return []
}

function isCut(amount: number): boolean {
  return Math.trunc(amount * CENTS) !== Math.round(amount * CENTS) && hasNoise(amount + amount + amount)
}

function isRaised(amount: number): boolean {
  return Math.ceil(amount * CENTS) !== Math.round(amount * CENTS)
}

/** Whether the shortest text of a number has more than two decimals. */
function hasNoise(amount: number): boolean {
  return !/^-?\d+(\.\d{1,2})?$/.test(String(amount))
}
