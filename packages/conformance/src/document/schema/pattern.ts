import { readPattern } from './dialect.ts'
import type { Random } from '@tumpak/contract-kit/random.ts'

/** A part of a pattern: its possible lengths, and a function that makes a text of a given length. */
interface Piece {
  min: number
  max: number
  make(length: number, random: Random): string
}

/** Stands for an unlimited repetition: above every practical limit, and small enough for sums. */
const MAX = 100_000
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const DIGITS = '0123456789'
const CLASSES: { [letter: string]: string } = {
  d: DIGITS,
  w: `${LETTERS}${LETTERS.toUpperCase()}${DIGITS}_`,
  s: ' ',
  D: LETTERS,
  W: '-',
  S: LETTERS + DIGITS,
}
const PRINTABLE = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i))
const CONTROLS: { [letter: string]: string } = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v', 0: '\0' }
/** Characters after ASCII, up to the emoji; surrogates are left out. */
const [FIRST_OTHER, LAST_OTHER] = [0xa0, 0x1_fa_ff]
const MAX_OTHERS = 40

/**
 * Makes texts of a given length that match a schema's pattern. Ignores look-arounds, so validate the result. Undefined
 * if the pattern is not supported.
 */
export function patternMaker(pattern: string): Piece | undefined {
  if (readPattern(pattern).expression === undefined) return undefined
  try {
    return new Reader(pattern).read()
  } catch {
    return undefined
  }
}

class Reader {
  readonly #source: string
  #next = 0

  constructor(source: string) {
    this.#source = source
  }

  read(): Piece {
    const piece = this.#alternatives()
    if (this.#next < this.#source.length) throw new Error('unread')
    return piece
  }

  #alternatives(): Piece {
    const options = [this.#sequence()]
    while (this.#take('|')) options.push(this.#sequence())
    if (options.length === 1) return options[0] ?? chain([])
    return {
      min: Math.min(...options.map((option) => option.min)),
      max: Math.max(...options.map((option) => option.max)),
      make(length, random) {
        const fitting = options.filter((option) => option.min <= length && length <= option.max)
        const { min, max, make } = random.pick(fitting.length === 0 ? options : fitting)
        return make(Math.min(Math.max(length, min), max), random)
      },
    }
  }

  #sequence(): Piece {
    const pieces: Piece[] = []
    while (this.#next < this.#source.length && !/[|)]/.test(this.#peek())) {
      const atom = this.#atom()
      if (atom !== undefined) pieces.push(this.#repeated(atom))
    }
    return chain(pieces)
  }

  #atom(): Piece | undefined {
    const letter = this.#letter()
    if (letter === '^' || letter === '$') return undefined
    if (letter === '.') return createChoice(LETTERS)
    if (letter === '[') return this.#class()
    if (letter === '\\') return this.#take('b') || this.#take('B') ? undefined : createChoice(this.#escape())
    if (letter !== '(') return createChoice(letter)
    const isLookAround = /^\?<?[=!]/.test(this.#source.slice(this.#next))
    const prefix = /^\?(?::|<?[=!]|<\w+>)/.exec(this.#source.slice(this.#next))
    this.#next += prefix?.[0].length ?? 0
    const inner = this.#alternatives()
    if (!this.#take(')')) throw new Error('open group')
    return isLookAround ? undefined : inner
  }

  #repeated(atom: Piece): Piece {
    const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/.exec(this.#source.slice(this.#next))
    if (found === null) return atom
    this.#next += found[0].length
    this.#take('?')
    const [mark, from, comma, to] = found
    if (mark === '?') return times(atom, 0, 1)
    if (mark === '*') return times(atom, 0, MAX)
    if (mark === '+') return times(atom, 1, MAX)
    return times(atom, Number(from), comma === '' ? Number(from) : to === '' ? MAX : Number(to))
  }

  #class(): Piece {
    const start = this.#next - 1
    const isNegated = this.#take('^')
    let letters = ''
    while (!this.#take(']')) {
      if (this.#next >= this.#source.length) throw new Error('open class')
      const first = this.#classPart()
      if (first.length === 1 && this.#peek() === '-' && this.#source[this.#next + 1] !== ']') {
        this.#next += 1
        const last = this.#classPart()
        const end = last.codePointAt(0) ?? 0
        for (let i = first.codePointAt(0) ?? 0; i <= end; i += 1) letters += String.fromCodePoint(i)
      } else {
        letters += first
      }
    }
    return createChoice(isNegated ? listMatching(this.#source.slice(start, this.#next)) : letters)
  }

  #classPart(): string {
    const letter = this.#letter()
    return letter === '\\' ? this.#escape() : letter
  }

  #escape(): string {
    const letter = this.#letter()
    if (letter === 'p' || letter === 'P') return listMatching(`\\${letter}${this.#match(/^\{[^}]+\}/)}`)
    if (letter !== 'u' && letter !== 'x') return CLASSES[letter] ?? CONTROLS[letter] ?? letter
    const code = this.#match(letter === 'x' ? /^[\da-f]{2}/i : /^(?:[\da-f]{4}|\{[\da-f]+\})/i)
    return String.fromCodePoint(Number.parseInt(code.replace('{', ''), 16))
  }

  #match(expression: RegExp): string {
    const [found = ''] = expression.exec(this.#source.slice(this.#next)) ?? []
    this.#next += found.length
    return found
  }

  #letter(): string {
    const letter = this.#peek()
    if (letter === '') throw new Error('unfinished')
    this.#next += 1
    return letter
  }

  #peek(): string {
    return this.#source[this.#next] ?? ''
  }

  #take(letter: string): boolean {
    if (this.#peek() !== letter) return false
    this.#next += 1
    return true
  }
}

const matching = new Map<string, string>()

/** Lists characters that match a class or a Unicode property: small letters, digits, others of ASCII, or else others. */
function listMatching(source: string): string {
  const known = matching.get(source)
  if (known !== undefined) return known
  const expression = new RegExp(source, 'u')
  const isClass = source.startsWith('[')
  const groups = isClass ? [PRINTABLE] : [[...LETTERS], [...DIGITS], PRINTABLE]
  const listFitting = (letters: readonly string[]): string[] => letters.filter((letter) => expression.test(letter))
  const found = groups.map(listFitting).find((letters) => letters.length > 0) ?? listOthers(expression)
  matching.set(source, found.join(''))
  return found.join('')
}

function listOthers(expression: RegExp): string[] {
  const found: string[] = []
  for (let point = FIRST_OTHER; point <= LAST_OTHER && found.length < MAX_OTHERS; point += 1) {
    const letter = String.fromCodePoint(point)
    if (expression.test(letter)) found.push(letter)
  }
  return found
}

function createChoice(letters: string): Piece {
  // Prefer ASCII letters and digits, because headers, paths and forms do not change them.
  const plain = [...letters].filter((letter) => /[A-Za-z0-9]/.test(letter))
  const options = plain.length > 0 ? plain : [...letters]
  if (options.length === 0) throw new Error('no character fits')
  return { min: 1, max: 1, make: (_, random) => random.pick(options) }
}

function times(piece: Piece, from: number, to: number): Piece {
  return {
    min: piece.min * from,
    max: Math.min(MAX, piece.max * to),
    make(length, random) {
      const most = Math.min(to, piece.min === 0 ? to : Math.floor(length / piece.min))
      const count = Math.max(from, Math.min(most, Math.ceil(length / Math.max(1, piece.max))))
      return chain(Array.from({ length: count }, () => piece)).make(length, random)
    },
  }
}

function chain(pieces: readonly Piece[]): Piece {
  const min = pieces.reduce((sum, piece) => sum + piece.min, 0)
  return {
    min,
    max: Math.min(
      MAX,
      pieces.reduce((sum, piece) => sum + piece.max, 0),
    ),
    make(length, random) {
      let spare = Math.max(0, length - min)
      let made = ''
      for (const piece of pieces) {
        const more = Math.min(spare, piece.max - piece.min)
        spare -= more
        made += piece.make(piece.min + more, random)
      }
      return made
    },
  }
}
