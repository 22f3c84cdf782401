import type { ZodMiniType } from 'zod/mini'
import { isPeso } from '@tumpak/contract-kit/peso.ts'

/** The marked paths of a payload, without list indexes; `npm run generate` writes them. */
export interface Leniency {
  /**
   * `x-essential: true`, and every amount: a misfit removes its row, else its optional parent, else the response. Lost
   * rows of such a list are counted like those of a page.
   */
  readonly strict?: readonly string[]
  /** `x-essential: false`: an unreadable number becomes NaN, a text is shown as sent, a status of
   * another type is ''. */
  readonly alone?: readonly string[]
  /** `x-round: down`: an amount that the player may use in full; rounding noise never raises it. */
  readonly down?: readonly string[]
}

/** A schema's own description; zod types each kind separately. */
interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, ZodMiniType>>
  readonly element?: ZodMiniType
  readonly innerType?: ZodMiniType
  readonly defaultValue?: unknown
  readonly catchall?: unknown
  readonly format?: string
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly fn?: unknown } } }[]
}

export interface LenientResult {
  /** False if something essential is unreadable. */
  readonly isReadable: boolean
  readonly data: unknown
  /** Places and kinds of misfits, never values. */
  readonly misfits: readonly string[]
}

const UNFIT = Symbol('unfit')

/** The maximum rounding error of binary fractions, in pesos. */
const NOISE = 1e-6

const NEUTRAL: Readonly<Record<string, unknown>> = { string: '', number: 0, boolean: false, array: [] }

function fitting(type: ZodMiniType, value: unknown): unknown {
  const { success, data } = type.safeParse(value)
  return success ? data : UNFIT
}

function isAmount(type: ZodMiniType): boolean {
  const { checks = [] } = type._zod.def as unknown as Definition
  return checks.some(({ _zod }) => _zod.def.fn === isPeso)
}

/**
 * Reads a payload that its strict schema rejects. Parts that are not marked essential get their default or a neutral
 * value, rows are read one by one, and `unreadable` of a page counts the dropped rows.
 */
export function readLeniently(
  schema: ZodMiniType,
  payload: unknown,
  { strict = [], alone = [], down = [] }: Leniency = {},
): LenientResult {
  const misfits = new Set<string>()
  const { type: kind } = schema._zod.def

  function readNumber(type: ZodMiniType, value: unknown, path: string): unknown {
    // A text is never accepted as an amount.
    if (!isAmount(type)) return typeof value === 'string' && /^\d+$/.test(value) ? fitting(type, +value) : UNFIT
    if (typeof value !== 'number') return UNFIT
    const nearest = Math.round(value * 100) / 100
    if (Math.abs(nearest - value) >= NOISE) return UNFIT
    return fitting(type, down.includes(path) && nearest > value ? Math.floor(value * 100) / 100 : nearest)
  }

  /** Records a misfit and returns the replacement. */
  function note(path: string, came: unknown, instead: unknown): unknown {
    misfits.add(`${path}: ${came === null ? 'null' : typeof came}`)
    return instead
  }

  function readText(type: ZodMiniType, { format }: Definition, value: unknown, path: string): unknown {
    if (Number.isSafeInteger(value)) return fitting(type, String(value))
    // Show a text that is too long or breaks a pattern; one that breaks a format, such as a time, cannot be shown.
    const isShown = typeof value === 'string' && value && !format && !strict.includes(path)
    return isShown ? note(path, value, value) : UNFIT
  }

  function read(type: ZodMiniType, value: unknown, path: string): unknown {
    const fit = fitting(type, value)
    if (fit !== UNFIT) return fit
    const def = type._zod.def as unknown as Definition
    if (def.innerType) {
      const inner = read(def.innerType, value, path)
      if (inner !== UNFIT) return inner
      // Only a missing value has the default; a status that cannot be read is not the first one.
      const isMissing = value === undefined || value === null
      if (!isMissing && alone.includes(path)) {
        if (def.innerType._zod.def.type === 'number') return note(path, value, Number.NaN)
        return note(path, value, typeof value === 'string' ? value : '')
      }
      return note(path, value, def.defaultValue)
    }
    if (def.shape) return readObject(def.shape, value, path, def.catchall !== undefined)
    if (def.element) return readRows(def.element, value, path)
    if (def.type === 'number') return readNumber(type, value, path)
    return def.type === 'string' ? readText(type, def, value, path) : UNFIT
  }

  // An operation without a payload accepts anything. A list that is null says nothing, not that there is nothing.
  const data = kind === 'null' ? null : read(schema, payload, '')
  return { isReadable: data !== UNFIT, data, misfits: [...misfits] }

  function neutral(type: ZodMiniType, path: string): unknown {
    const def = type._zod.def as unknown as Definition
    // Read a missing object as if it had no fields.
    if (def.shape) return read(type, {}, path)
    if (def.type === 'number' && alone.includes(path)) return Number.NaN
    return isAmount(type) ? UNFIT : (NEUTRAL[def.type] ?? UNFIT)
  }

  function readObject(
    shape: Readonly<Record<string, ZodMiniType>>,
    value: unknown,
    path: string,
    isOpen: boolean,
  ): unknown {
    if (Object(value) !== value || Array.isArray(value)) return UNFIT
    const sent = value as Readonly<Record<string, unknown>>
    const result: Record<string, unknown> = isOpen ? { ...sent } : {}
    for (const [name, type] of Object.entries(shape)) {
      const here = path === '' ? name : `${path}.${name}`
      let field = read(type, sent[name], here)
      if (field === UNFIT) {
        field = note(here, sent[name], strict.includes(here) ? UNFIT : neutral(type, here))
        if (field === UNFIT) return UNFIT
      }
      result[name] = field
      if (field === undefined) delete result[name]
      if (Array.isArray(field) && ('total' in shape || strict.includes(here))) {
        // If the list is not an array, all rows of its total are lost.
        const rows = Array.isArray(sent[name]) ? sent[name].length : Number(sent['total']) || 0
        if (rows > field.length) result['unreadable'] = rows - field.length
      }
    }
    return result
  }

  function readRows(element: ZodMiniType, value: unknown, path: string): unknown {
    if (!Array.isArray(value)) return UNFIT
    const rows = value.map((row) => read(element, row, path)).filter((row) => row !== UNFIT)
    const lost = value.length - rows.length
    // A whole response without one readable row is not an empty list.
    if (path === '' && lost > 0 && rows.length === 0) return UNFIT
    if (lost > 0) misfits.add(`${path}: ${lost} left out`)
    return rows
  }
}
