import type { Rolldown } from 'vite'
import { CRITICAL } from '../../src/i18n/critical.ts'

type Groups = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']

const CRITICAL_TEXTS = textsOf(CRITICAL)

/** Texts of what is one tap away from any page. */
const NEAR_TEXTS = textsOf(['account', 'menu', 'overlays', 'play'])

/** What every visit loads once the first page is complete: its start, and what the lobby shows or opens then. */
const DEFERRED =
  /[\\/](?:deferred-start|deferred-parts|lobby-rows|lobby-of-type|endless-games|provider-page|tile-corner|shell-footer)[.]tsx?$/

function textsOf(namespaces: readonly string[]): RegExp {
  return new RegExp(`/locales/([^/]+)/(?:${namespaces.join('|')})[.]json$`)
}

/** The language of a text file, as the name of its chunk. */
function nameOf(texts: RegExp, id: string, ending: string): string | null {
  const language = texts.exec(id.replaceAll('\\', '/'))?.[1]
  return language === undefined ? null : language + ending
}

/**
 * What loads together is one file with one stylesheet: a request costs more than the bytes of a small chunk. Everything
 * else, a screen or an overlay without what it shares, is a chunk of its own.
 */
export const CHUNK_GROUPS: Groups = [
  // What the entry needs at once.
  { name: 'start', tags: ['$initial'], test: /./ },
  // Its texts, in each language.
  { debugName: 'texts', name: (id) => nameOf(CRITICAL_TEXTS, id, '') },
  { debugName: 'near texts', name: (id) => nameOf(NEAR_TEXTS, id, '-near') },
  // Before the next two, to hold what it shares with them: otherwise every visit would run all of their code.
  { name: 'deferred', test: DEFERRED },
  // What a page reads: its requests are sent while its screen loads.
  { name: 'loaders', test: /[?]tsr-split=loader/ },
  // What two other parts or more use: forms, money. Most screens need most of it.
  { name: 'shared', minShareCount: 2 },
  // What only a wide screen shows around its pages.
  { name: 'wide', test: /[\\/](?:header-search|shell-rail)[.]tsx$/ },
]
