import type { Operation } from '@tumpak/contract-kit/operation.ts'

/** What `only` and `deny` choose from. */
export interface Selectable {
  operations: readonly Operation[]
  /** Names beside operations: the socket, its events, framed pages. */
  names: readonly string[]
}

/**
 * Returns the names that words choose: by operationId, tag, path (`/api/games`, `GET /api/games`), or a pattern of
 * these, in which `*` is any text. A word that chooses nothing is returned as `unknown`.
 */
export function select(
  words: readonly string[],
  { operations, names }: Selectable,
): { ids: string[]; unknown?: string } {
  const ids = new Set<string>()
  for (const word of words) {
    const found = chosenBy(word, operations, names)
    if (found.length === 0) return { ids: [], unknown: word }
    for (const id of found) ids.add(id)
  }
  return { ids: [...ids] }
}

function chosenBy(word: string, operations: readonly Operation[], names: readonly string[]): string[] {
  // An id wins over a tag or a path with the same text.
  if (names.includes(word) || operations.some(({ id }) => id === word)) return [word]
  const fits = createMatcher(word)
  const isChosen = ({ id, tags, path, method }: Operation): boolean =>
    [id, ...tags, path, `${method} ${path}`].some(fits)
  return [...operations.filter(isChosen).map(({ id }) => id), ...names.filter(fits)]
}

function createMatcher(word: string): (text: string) => boolean {
  const parts = word.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  const pattern = new RegExp(`^${parts.join('.*')}$`, 'iu')
  return (text) => pattern.test(text)
}
