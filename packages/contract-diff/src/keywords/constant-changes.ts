import { escapeStep, isJson } from '@tumpak/contract-kit/json.ts'
import { KEYWORDS, type Keyword, type Party } from '@tumpak/contract-kit/keywords.ts'
import { quote, type CompareKeyword } from './keyword-side.ts'

/**
 * Returns the comparison of an object of constants, such as `x-heartbeat`. A constant that is new binds apps, which have
 * it nowhere yet. Backends may have followed it by words before.
 */
export function constantChanges({ added }: { readonly added?: readonly Party[] } = {}): CompareKeyword {
  return ({ add, old, now, place }, name) => {
    const [had, has] = [old[name], now[name]].map((one) => (isJson(one) ? one : {}))
    const { binds, keys }: Keyword = KEYWORDS[name]
    for (const key of new Set([...Object.keys(had ?? {}), ...Object.keys(has ?? {})])) {
      const [was, is] = [had?.[key], has?.[key]]
      if (key.startsWith('x-proposed') || JSON.stringify(was) === JSON.stringify(is)) continue
      const bound = keys?.[key] ?? binds
      const text = `${name}.${key} was ${quote(was)}, is ${is === undefined ? 'gone' : quote(is)}`
      const at = `${place}/${name}/${escapeStep(key)}`
      const isSaid = was === undefined && added === undefined && bound.includes('backends')
      const breaks = was === undefined ? (added ?? bound.filter((party) => party === 'apps')) : bound
      add({
        rule: was === undefined ? 'constant-added' : 'constant',
        place: at,
        text,
        breaks,
        ...(isSaid && { isToRead: true }),
      })
    }
  }
}
