import { KEYWORDS, type Keyword, type Party } from '@tumpak/contract-kit/keywords.ts'
import { hasKeyword, quote, toStart, type CompareKeyword } from './keyword-side.ts'

interface Settings {
  /** Whom a new value binds, if not whom another one does. */
  readonly added?: readonly Party[]
  /** Whom a value binds that is gone. Nobody by default: what was right stays right. */
  readonly removed?: readonly Party[]
  /** Whether the keyword says for programs what words may have said before. */
  readonly isRule?: boolean
}

/** Returns the comparison of a keyword as a whole. */
export function valueChanges({ added, removed = [], isRule = false }: Settings = {}): CompareKeyword {
  return (side, name) => {
    const { old, now, roots, place, producer } = side
    const [was, is] = [old[name], now[name]]
    const { binds }: Keyword = KEYWORDS[name]
    // `false` of a mark is as none. A read is of the player, or of all.
    const isNothing = (value: unknown): boolean => value === undefined || (value === false && name !== 'x-own')
    const isNew = isNothing(was)
    const isSaid = isNew && isRule && !hasKeyword(roots.old, name)
    const bound = isNew ? (isSaid ? [] : (added ?? binds)) : isNothing(is) ? removed : binds
    // An app that sends a list need not know more of it.
    const breaks = name === 'x-open' && producer === 'apps' ? [] : bound
    side.add({
      rule: name,
      place,
      text: `${toStart(side)}${name} was ${quote(was)}, is ${quote(is)}`,
      breaks,
      ...(isSaid && { isToRead: true }),
    })
  }
}
