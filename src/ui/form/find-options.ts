/** An option of a combo box. */
export interface ComboBoxOption {
  /** The text that the field gets. */
  readonly value: string
  /** Tells equal values apart, such as the province of a city. */
  readonly detail?: string | undefined
}

/** So many options are drawn at most; more typing finds the others. */
const MAX_OPTIONS = 100

const COMBINING_MARKS = /\p{M}/gu
const NO_WORD = /[^\p{L}\p{N}]+/u

/** The words of a text in lower case, without diacritics: a phone's keyboard may have no ñ. */
function getWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(COMBINING_MARKS, '')
    .toLowerCase()
    .split(NO_WORD)
    .filter((word) => word !== '')
}

/** How well words fit, 0 is best: the start of the value, words of it, words of value and detail. Undefined if not. */
function getRank(words: readonly string[], { value, detail = '' }: ComboBoxOption): number | undefined {
  const own = getWords(value)
  if (own.join(' ').startsWith(words.join(' '))) return 0
  const areIn = (all: readonly string[]) => words.every((word) => all.some((one) => one.startsWith(word)))
  if (areIn(own)) return 1
  return areIn([...own, ...getWords(detail)]) ? 2 : undefined
}

/** The options that a typed text may mean, the best first and otherwise in their order; all for an empty text. */
export function findOptions(options: readonly ComboBoxOption[], text: string): readonly ComboBoxOption[] {
  const words = getWords(text)
  const ranked = options.flatMap((option) => {
    const rank = getRank(words, option)
    return rank === undefined ? [] : [{ option, rank }]
  })
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_OPTIONS)
    .map(({ option }) => option)
}
