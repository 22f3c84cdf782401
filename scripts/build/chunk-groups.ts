import type { Rolldown } from 'vite'
import { CRITICAL } from '../../src/i18n/critical.ts'

type Groups = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']

const CRITICAL_TEXTS = new RegExp(`/locales/([^/]+)/(?:${CRITICAL.join('|')})[.]json$`)

/**
 * What loads together is one file with one stylesheet: a request costs more than the bytes of a small chunk. Everything
 * else, a screen or an overlay without what it shares, is a chunk of its own.
 */
export const CHUNK_GROUPS: Groups = [
  // What the entry needs at once.
  { name: 'start', tags: ['$initial'], test: /./ },
  // Its texts, in each language.
  { debugName: 'texts', name: (id) => CRITICAL_TEXTS.exec(id.replaceAll('\\', '/'))?.[1] ?? null },
  // The sheet that a first visit waits for, with the modal that it is.
  { name: 'age-sheet', test: /[\\/]age-sheet[.]tsx$/ },
  // What two deferred parts or more use: forms, lists, money. Most screens need most of it.
  { name: 'shared', minShareCount: 2 },
]
