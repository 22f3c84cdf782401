import { isJson } from '@tumpak/contract-kit/json.ts'
import type { FormFile } from '../http/multipart.ts'
import type { Player } from '../config/player.ts'
import { patternMaker } from '../document/schema/pattern.ts'
import type { Random } from '@tumpak/contract-kit/random.ts'

/** Sources of the placeholders in configured inputs. */
export interface Placeholders {
  otp(player: Player): Promise<string>
  /** Returns a value from another operation's response: `listLetters#/data/list/0/id`. */
  captured(reference: string, player: Player): Promise<unknown>
  file(path: string | undefined): FormFile | undefined
}

interface Context {
  player: Player
  fresh: () => unknown
  placeholders: Placeholders | undefined
  random: Random
}

const REFERENCE = /^\{([^{}]+)\}$/

/**
 * Resolves placeholders in a configured input: `{fresh}` is a new valid value, `{otp}` and `{player.field}` come from
 * the player, `{operationId#/pointer}` from a response, and `{pattern: …}` is new matching text.
 */
export async function fillPlaceholders(value: unknown, context: Context): Promise<unknown> {
  if (isJson(value) && typeof value['pattern'] === 'string' && Object.keys(value).length === 1) {
    const maker = patternMaker(value['pattern'])
    return maker?.make(Math.min(Math.max(maker.min, 10), maker.max), context.random)
  }
  if (Array.isArray(value)) return Promise.all(value.map((item) => fillPlaceholders(item, context)))
  if (isJson(value)) {
    const pairs = Object.entries(value).map(
      async ([name, field]) => [name, await fillPlaceholders(field, context)] as const,
    )
    return Object.fromEntries(await Promise.all(pairs))
  }
  if (typeof value !== 'string') return value
  const whole = REFERENCE.exec(value)?.[1]
  if (whole !== undefined) return resolve(whole, context)
  const parts = value.split(/(\{[^{}]+\})/)
  const filled = await Promise.all(
    parts.map(async (part) => {
      const name = REFERENCE.exec(part)?.[1]
      return name === undefined ? part : resolve(name, context)
    }),
  )
  return filled.join('')
}

async function resolve(name: string, { player, fresh, placeholders }: Context): Promise<unknown> {
  if (name === 'fresh') return fresh()
  if (name === 'otp') return placeholders?.otp(player)
  if (name.startsWith('player.')) return player.fields[name.slice('player.'.length)]
  return name.includes('#') ? placeholders?.captured(name, player) : undefined
}
