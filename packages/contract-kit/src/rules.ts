import { isJson, strings, text, type Json } from './json.ts'

/** A place in the payload of a read: `getBalance#/userAccountVO/balance`. */
export interface Place {
  read: string
  pointer: string
}

/** A state that an operation needs (`x-requires`); in any other it answers `code`. */
export interface RequiredState extends Place {
  value: unknown
  /** The name or number of the code. */
  code: string
}

/** The limits of a field that a read gives (`x-within`). */
export interface Within {
  field: string
  minimum?: Place
  maximum?: Place
}

/** What a place has after each success, whatever it had before (an object in `x-shows`). */
export interface ShownValue extends Place {
  /** `is`: the place has the value. `has` and `lacks`: an item of the list there has the fields of the value. */
  kind: 'is' | 'has' | 'lacks'
  /** A value, or a runtime expression of the request or its response, as in links; fields of an object likewise. */
  value: unknown
  proposed: boolean
}

/** What may succeed only once (`x-once`). */
export interface Once {
  /** Fields of the input, or `operation#/field` of the request whose response gave it. None: the account itself. */
  by: string[]
  /** Among whom the values are unique: each account for itself, or all accounts. */
  among: 'account' | 'all'
  /** The name or number of the code of a repetition. */
  code: string
}

/** Which sessions an operation ends (`x-ends`). */
export interface Ends {
  sessions: 'own' | 'others' | 'all'
  /** The header that tells devices apart: sessions with another value end. */
  by?: string
}

/** A list whose items add up to the change of another place (`x-sum`). */
export interface Sum extends Place {
  field: string
}

/** The places that an expression uses, by the names that it gives them (`let`). */
export interface NamedPlaces {
  [name: string]: Place
}

/** A rule between places, as an expression in CEL (`x-rules`). */
export interface ValueRule {
  id: string
  /** The sentence of a description that it holds, word for word. */
  says?: string
  let: NamedPlaces
  rule: string
  /** What is so if the rule holds, as a sentence. */
  message: string
  pointer: string
  proposed: boolean
}

/** When a code must come, and at no other time (`x-when`), as an expression in CEL. */
export interface CodeCondition {
  says?: string
  let: NamedPlaces
  when: string
}

/** The rules of an operation that its schemas cannot say. */
export interface Rules {
  /** The places that each success must change (`read#/pointer` in `x-shows`). */
  showsAt: Place[]
  /** What places have after each success (objects in `x-shows`). */
  showsValues: ShownValue[]
  requires: RequiredState[]
  within: Within[]
  once: Once[]
  ends?: Ends
  sum?: Sum
  /** What holds between its request, its response and places before and after each success. */
  valueRules: ValueRule[]
}

const KINDS = ['is', 'has', 'lacks'] as const

/** The rules of an operation that has none. */
export const NO_RULES = {
  showsAt: [],
  showsValues: [],
  requires: [],
  within: [],
  once: [],
  valueRules: [],
} satisfies Rules

/** Parses `read#/pointer`; a read alone is its whole payload. */
export function parsePlace(words: string): Place {
  const [read = '', pointer = ''] = words.split('#')
  return { read, pointer }
}

/** Reads the rules of an operation. Entries that are not complete are left out. `pointer` is the operation's. */
export function readRules(node: Json, pointer: string): Omit<Rules, 'showsAt' | 'showsValues'> {
  const ends = isJson(node['x-ends']) ? node['x-ends'] : {}
  const sessions = (['own', 'others', 'all'] as const).find((name) => name === ends['sessions'])
  const by = text(ends['by'])
  const sum = isJson(node['x-sum']) ? node['x-sum'] : {}
  const of = text(sum['of'])
  return {
    requires: listObjects(node['x-requires']).flatMap((entry) => {
      const place = text(entry['at'])
      return place === undefined ? [] : [{ ...parsePlace(place), value: entry['is'], code: toCode(entry['code']) }]
    }),
    within: listObjects(node['x-within']).flatMap((entry) => {
      const [field, minimum, maximum] = [text(entry['field']), text(entry['minimum']), text(entry['maximum'])]
      if (field === undefined) return []
      return [
        {
          field,
          ...(minimum !== undefined && { minimum: parsePlace(minimum) }),
          ...(maximum !== undefined && { maximum: parsePlace(maximum) }),
        },
      ]
    }),
    once: listObjects(node['x-once']).map((entry) => ({
      by: strings(entry['by']),
      among: entry['among'] === 'all' ? 'all' : 'account',
      code: toCode(entry['code']),
    })),
    ...(sessions !== undefined && { ends: { sessions, ...(by !== undefined && { by }) } }),
    ...(of !== undefined && { sum: { ...parsePlace(of), field: text(sum['field']) ?? '' } }),
    valueRules: readValueRules(node['x-rules'], `${pointer}/x-rules`),
  }
}

/** Reads the rules between places of an operation, or of the document (`x-rules`). One without an expression is left out. */
export function readValueRules(value: unknown, pointer: string): ValueRule[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown, index) => {
    const rule = isJson(entry) ? text(entry['rule']) : undefined
    if (!isJson(entry) || rule === undefined) return []
    const says = text(entry['says'])
    return [
      {
        id: text(entry['id']) ?? String(index),
        ...(says !== undefined && { says }),
        let: readNamedPlaces(entry['let']),
        rule,
        message: text(entry['message']) ?? rule,
        pointer: `${pointer}/${String(index)}`,
        proposed: entry['x-proposed'] === true,
      },
    ]
  })
}

/** Reads when a code must come; undefined if it does not say. */
export function readCondition(code: Json): CodeCondition | undefined {
  const node = isJson(code['x-when']) ? code['x-when'] : {}
  const [when, says] = [text(node['when']), text(node['says'])]
  return when === undefined
    ? undefined
    : { ...(says !== undefined && { says }), let: readNamedPlaces(node['let']), when }
}

function readNamedPlaces(value: unknown): NamedPlaces {
  const entries = Object.entries(isJson(value) ? value : {})
  return Object.fromEntries(entries.map(([name, words]) => [name, parsePlace(text(words) ?? '')]))
}

/** Reads `x-shows`: the reads, the places in them that must change, and the values that places must have. */
export function readShows(value: unknown): Pick<Rules, 'showsAt' | 'showsValues'> & { shows: string[] } {
  const places = strings(value).map(parsePlace)
  const showsValues = listObjects(value).flatMap((entry) => {
    const [place, kind] = [text(entry['at']), KINDS.find((name) => name in entry)]
    return place === undefined || kind === undefined
      ? []
      : [{ ...parsePlace(place), kind, value: entry[kind], proposed: entry['x-proposed'] === true }]
  })
  return {
    shows: [...new Set([...places, ...showsValues].map(({ read }) => read))],
    showsAt: places.filter(({ pointer }) => pointer !== ''),
    showsValues,
  }
}

function listObjects(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : []
}

function toCode(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
