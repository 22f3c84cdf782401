/** Who is bound by a document: apps, or backends (servers, and pages in frames). */
export type Party = 'apps' | 'backends'

/** The parts of documents that have keywords of ours. */
export type Part =
  | 'document'
  | 'scheme'
  | 'operation'
  | 'code'
  | 'response'
  | 'schema'
  | 'channel'
  | 'parameter'
  | 'message'

/** A keyword of ours with a meaning. */
export interface Keyword {
  on: readonly Part[]
  /** Who must do something else when its value changes. */
  binds: readonly Party[]
  /** Whom single constants of an object bind. */
  keys?: { readonly [key: string]: readonly Party[] }
}

const APPS: readonly Party[] = ['apps']
const BACKENDS: readonly Party[] = ['backends']
const BOTH: readonly Party[] = ['apps', 'backends']
const NOBODY: readonly Party[] = []

/** The keywords that the harness reads and that two versions of a document are compared by. */
export const KEYWORDS = {
  'x-envelope': { on: ['document'], binds: BOTH },
  'x-zone': { on: ['document'], binds: BOTH },
  'x-features': { on: ['document'], binds: BOTH },
  'x-masks': { on: ['document'], binds: BACKENDS },
  'x-changelog': { on: ['document'], binds: NOBODY },
  'x-codes': { on: ['document', 'operation'], binds: BACKENDS },
  'x-when': { on: ['code'], binds: BACKENDS },
  'x-rules': { on: ['document', 'operation'], binds: BACKENDS },
  'x-refuses': { on: ['code'], binds: BACKENDS },
  'x-feature': { on: ['operation', 'code', 'message'], binds: BOTH },
  'x-lasting': { on: ['operation'], binds: NOBODY },
  'x-effect': { on: ['operation'], binds: APPS },
  'x-affects': { on: ['operation', 'message'], binds: APPS },
  'x-shows': { on: ['operation'], binds: BACKENDS },
  'x-session': { on: ['scheme'], binds: BACKENDS },
  'x-own': { on: ['operation'], binds: BOTH },
  'x-requires': { on: ['operation'], binds: BACKENDS },
  'x-within': { on: ['operation'], binds: BACKENDS },
  'x-once': { on: ['operation'], binds: BACKENDS },
  'x-ends': { on: ['operation'], binds: BACKENDS },
  'x-sum': { on: ['operation'], binds: BACKENDS },
  'x-order': { on: ['operation'], binds: BACKENDS },
  'x-answers': { on: ['operation'], binds: BOTH },
  'x-destructive': { on: ['operation'], binds: NOBODY },
  'x-infrastructure': { on: ['response'], binds: BACKENDS },
  'x-mask': { on: ['schema'], binds: BACKENDS },
  'x-open': { on: ['schema'], binds: APPS },
  'x-round': { on: ['schema'], binds: APPS },
  'x-input': { on: ['schema'], binds: APPS },
  'x-essential': { on: ['schema'], binds: NOBODY },
  'x-widths': { on: ['schema'], binds: NOBODY },
  'x-enum-varnames': { on: ['schema'], binds: NOBODY },
  'x-normalized': { on: ['schema'], binds: NOBODY },
  'x-secret': { on: ['schema'], binds: NOBODY },
  'x-ignores': { on: ['schema'], binds: BACKENDS },
  'x-proposed': { on: ['operation', 'schema', 'channel', 'message'], binds: NOBODY },
  'x-heartbeat': {
    on: ['channel'],
    binds: BOTH,
    keys: { pingEverySeconds: APPS, probeSeconds: APPS, sleepSeconds: APPS, answerSeconds: BACKENDS },
  },
  'x-reconnect': { on: ['channel'], binds: APPS },
  'x-acknowledgement': { on: ['channel'], binds: BOTH, keys: { rememberSids: APPS, redelivery: BACKENDS } },
  'x-admission': {
    on: ['channel'],
    binds: BOTH,
    keys: { origin: BACKENDS, refusedOrigin: BACKENDS, endsWithSession: BACKENDS, unopenedAttempts: APPS },
  },
  'x-close-codes': { on: ['channel'], binds: BOTH },
  'x-query': { on: ['channel'], binds: BOTH },
  'x-rewards': { on: ['channel'], binds: BOTH },
  'x-from': { on: ['parameter'], binds: BOTH },
  'x-belongs': { on: ['parameter'], binds: BACKENDS },
  'x-count': { on: ['message'], binds: BOTH },
  'x-frames': { on: ['message'], binds: BACKENDS },
} as const satisfies { [name: string]: Keyword }

export type KeywordName = keyof typeof KEYWORDS

/** Lists the keywords that a part of a document may have. */
export function listKeywords(part: Part): KeywordName[] {
  const all = Object.entries<Keyword>(KEYWORDS) as [KeywordName, Keyword][]
  return all.filter(([, { on }]) => on.includes(part)).map(([name]) => name)
}
