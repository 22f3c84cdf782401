import type { Shape } from '../../document/schema/shape.ts'
import { isAmount } from '../../document/schema/telling-amounts.ts'

const CENTAVO = 0.01
const DAY_MS = 86_400_000
/** The longest text that is made for a limit of its length. */
const MAX_LENGTH = 500

/**
 * Lists values for a field one unit below, at and above each limit: a centavo, 1, a day, or a character of its length.
 *
 * @param limits values that the field may be compared with; those of another type are left out
 * @param base a valid value, whose characters a text of another length has
 */
export function listNearValues(shape: Shape, limits: readonly unknown[], base: unknown): unknown[] {
  const { keywords, types } = shape
  const numbers = limits.filter((limit) => typeof limit === 'number')
  if (isAmount(shape) || types.includes('integer')) {
    const own = [keywords['minimum'], keywords['maximum']].filter((limit) => typeof limit === 'number')
    const step = isAmount(shape) ? CENTAVO : 1
    return [...numbers, ...own].flatMap((limit) => [limit - step, limit, limit + step].map(round))
  }
  if (keywords['format'] === 'date')
    return limits.flatMap((limit) => {
      const time = typeof limit === 'string' ? Date.parse(limit) : Number.NaN
      return Number.isNaN(time) ? [] : [time - DAY_MS, time, time + DAY_MS].map(toDay)
    })
  if (typeof base !== 'string' || base === '') return []
  const lengths = numbers.filter((limit) => Number.isInteger(limit) && limit >= 0 && limit <= MAX_LENGTH)
  return lengths.flatMap((limit) => [limit - 1, limit, limit + 1].flatMap((length) => withLength(base, length)))
}

function withLength(text: string, length: number): string[] {
  const characters = [...text]
  const last = characters.at(-1) ?? ''
  return length <= 0
    ? []
    : [characters.slice(0, length).join('') + last.repeat(Math.max(0, length - characters.length))]
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
