import { isJson } from '@tumpak/contract-kit/json.ts'
import type { FormFile } from '../http/multipart.ts'
import type { Player } from '../context/player.ts'
import { patternMaker } from '../document/schema/pattern.ts'
import type { Random } from '@tumpak/contract-kit/random.ts'

/** Sources of the placeholders in configured inputs. */
export interface Words {
  otp(player: Player): Promise<string>
  /** A value from another operation's response: `listLetters#/data/list/0/id`. */
  captured(reference: string, player: Player): Promise<unknown>
  file(path: string | undefined): FormFile | undefined
}

interface Surroundings {
  player: Player
  fresh: () => unknown
  words: Words | undefined
  random: Random
}

const REFERENCE = /^\{([^{}]+)\}$/

/**
 * Resolves placeholders in a configured input: `{fresh}` a new valid value, `{otp}`, `{player.field}`,
 * `{operationId#/pointer}` from another response, `{pattern: …}` a new matching text.
 */
export async function fillWords(value: unknown, around: Surroundings): Promise<unknown> {
  if (isJson(value) && typeof value['pattern'] === 'string' && Object.keys(value).length === 1) {
    const maker = patternMaker(value['pattern'])
    return maker?.make(Math.min(Math.max(maker.min, 10), maker.max), around.random)
  }
  if (Array.isArray(value)) return Promise.all(value.map((one) => fillWords(one, around)))
  if (isJson(value)) {
    const pairs = Object.entries(value).map(async ([name, one]) => [name, await fillWords(one, around)] as const)
    return Object.fromEntries(await Promise.all(pairs))
  }
  if (typeof value !== 'string') return value
  const whole = REFERENCE.exec(value)?.[1]
  if (whole !== undefined) return word(whole, around)
  const parts = value.split(/(\{[^{}]+\})/)
  const filled = await Promise.all(
    parts.map(async (one) => {
      const name = REFERENCE.exec(one)?.[1]
      return name === undefined ? one : word(name, around)
    }),
  )
  return filled.join('')
}

async function word(name: string, { player, fresh, words }: Surroundings): Promise<unknown> {
  if (name === 'fresh') return fresh()
  if (name === 'otp') return words?.otp(player)
  if (name.startsWith('player.')) return player.fields[name.slice('player.'.length)]
  return name.includes('#') ? words?.captured(name, player) : undefined
}
