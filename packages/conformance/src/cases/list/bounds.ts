import { plain } from '../items.ts'
import type { Parameter } from '@tumpak/contract-kit/operation.ts'
import type { RunContext } from '../../context/run-context.ts'
import { getShape } from '../../document/schema/shape.ts'
import { isIdName } from '../path-ids.ts'
import type { ItemField } from './item-fields.ts'
import type { Selector } from './selectors.ts'

/** Words that mark a bound: of anything; of a time only (`TIME_`); and as the last word of a name (`LAST_`). */
const [LOWER, UPPER] = [/^(?:min(?:imum)?|lower|least|newer)$/, /^(?:max(?:imum)?|upper|most|older)$/]
const [TIME_LOWER, TIME_UPPER] = [/^(?:start|from|begin|since|after)$/, /^(?:end|to|until|till|before)$/]
const [LAST_LOWER, LAST_UPPER] = [/^(?:gte?|ge)$/, /^(?:lte?|le)$/]
/** Words that only say that a name is about time. */
const TIME_WORDS = /^(?:dates?|times?|at|days?|datetime|timestamp|period|range|on|than)$/
const OF_TIME = /(?:[Dd]ate|[Tt]ime|[Dd]ay)s?$|(?<=[a-z])(?:At|On)$|_(?:at|on)$/
const AMOUNT = /^(?:amount|value)$/
/** The year 2001 in Unix seconds: greater numbers are times, smaller ones amounts. */
const MIN_SECONDS = 978_307_200
const DECIMAL = /^-?\d{1,15}(?:\.\d+)?$/

/** A parameter that sets one end of a range. */
export interface Limit {
  selector: Selector
  bound: 'lower' | 'upper'
  kind: 'time' | 'number'
  /** What the parameter limits, without case and separators; '' if its name does not say. */
  stem: string
  /** Formats a time or a number as the parameter expects. */
  write: (value: number) => unknown
}

/** Reads a selector as the end of a range; undefined if it is not one. */
export function getLimit(context: RunContext, selector: Selector): Limit | undefined {
  const { parameter } = selector
  const write = timeWriter(context, parameter)
  const named = getBound(parameter.name, write !== undefined)
  if (named === undefined || 'enum' in getShape(context.root, parameter.schema).keywords) return undefined
  if (write !== undefined) return { selector, ...named, kind: 'time', write }
  const number = numberWriter(context, parameter)
  if (number === undefined || named.stem === '' || isIdName(parameter.name) || /ids?$/.test(named.stem))
    return undefined
  return { selector, ...named, kind: 'number', write: number }
}

function getBound(name: string, isTime: boolean): Pick<Limit, 'bound' | 'stem'> | undefined {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/(?<=[a-z]{3})(since|until|after|before|from)$/, ' $1')
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '' && word !== 'than')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const isOne = (word: string, patterns: RegExp[]): boolean => patterns.some((pattern) => pattern.test(word))
  const getStem = (rest: string[]): string => rest.filter((word) => !(isTime && TIME_WORDS.test(word))).join('')
  const [low, high] = [
    [LOWER, ...(isTime ? [TIME_LOWER] : [])],
    [UPPER, ...(isTime ? [TIME_UPPER] : [])],
  ]
  if (isOne(last, [LOWER, TIME_LOWER, LAST_LOWER])) return { bound: 'lower', stem: getStem(words.slice(0, -1)) }
  if (isOne(last, [UPPER, TIME_UPPER, LAST_UPPER])) return { bound: 'upper', stem: getStem(words.slice(0, -1)) }
  if (isOne(first, low)) return { bound: 'lower', stem: getStem(words.slice(1)) }
  return isOne(first, high) ? { bound: 'upper', stem: getStem(words.slice(1)) } : undefined
}

function timeWriter({ root }: RunContext, { schema, example }: Parameter): Limit['write'] | undefined {
  const { keywords, types } = getShape(root, schema)
  const sample = String(example ?? keywords['example'] ?? keywords['default'] ?? '')
  const isText = types.includes('string')
  if (keywords['format'] === 'date' || (isText && /^\d{4}-\d\d-\d\d$/.test(sample)))
    return (time) => new Date(time).toISOString().slice(0, 10)
  if (keywords['format'] === 'date-time' || (isText && /^\d{4}-\d\d-\d\dT/.test(sample)))
    return (time) => new Date(time).toISOString()
  const isNumber = types.includes('integer') && typeof example === 'number' && example >= MIN_SECONDS
  if (!isNumber) return undefined
  return (time) => Math.round(example > MIN_SECONDS * 100 ? time : time / 1000)
}

function numberWriter({ root }: RunContext, { schema, example }: Parameter): Limit['write'] | undefined {
  const { keywords, types } = getShape(root, schema)
  if (types.includes('integer') || types.includes('number')) return (value) => value
  const sample = String(example ?? keywords['example'] ?? '')
  const places = /\.(\d+)$/.exec(sample)?.[1]?.length
  if (!types.includes('string') || !(keywords['format'] === 'decimal' || DECIMAL.test(sample))) return undefined
  return (value) => (places === undefined ? String(value) : value.toFixed(places))
}

/** Returns the item field that a range applies to; undefined if several fit. */
export function getField(
  { kind, stem }: Limit,
  fields: ReadonlyMap<string, ItemField>,
  order: string | undefined,
): ItemField | undefined {
  const all = [...fields]
  const only = (found: [string, ItemField][]): ItemField | undefined => (found.length === 1 ? found[0]?.[1] : undefined)
  if (kind === 'number') {
    const found = only(all.filter(([name]) => plain(name) === stem))
    const amount = found?.inner.find((field) => AMOUNT.test(field))
    return found === undefined || found.inner.length === 0 || amount === undefined
      ? found
      : { ...found, path: [...found.path, amount] }
  }
  const formatted = all.filter(([, { format }]) => format === 'date' || format === 'date-time')
  const times =
    formatted.length > 0 ? formatted : all.filter(([name, shape]) => shape.format === undefined && OF_TIME.test(name))
  if (stem.length > 2) return only(times.filter(([name]) => plain(name).startsWith(stem)))
  const ordered = times.filter(([name]) => name === order?.replace(/^[-+]/, ''))
  return only(ordered.length > 0 ? ordered : times)
}

/** Returns the instants in a value; none for a list of several, because any of them may be the one in the range. */
export function getTimes(value: unknown): number[] {
  if (Array.isArray(value)) return value.length === 1 ? getTimes(value[0]) : []
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:[T ]|$)/.test(value)) {
    const time = Date.parse(value)
    return Number.isNaN(time) ? [] : [time]
  }
  if (typeof value !== 'number' || value < MIN_SECONDS) return []
  return [value > MIN_SECONDS * 100 ? value : value * 1000]
}

/** Returns the numbers in a value; amounts may be strings. */
export function getNumbers(value: unknown): number[] {
  if (typeof value === 'string') return DECIMAL.test(value) ? [Number(value)] : []
  return typeof value === 'number' ? [value] : []
}
