import type { Rolldown } from 'vite'
import { CRITICAL } from '../../src/i18n/critical.ts'

type Groups = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']

const CRITICAL_TEXTS = toTextsPattern(CRITICAL)

/** What is one tap away from any page, and its texts: `NEAR` of src/app/bootstrap/preload-near.ts. */
const NEAR =
  /[\\/](?:launch-game|side-menu|profile-screen|wallet-screen|_shell[\\/](?:profile|wallet)[.]tsx[?]tsr-split=component)/
const NEAR_TEXTS = toTextsPattern(['account', 'inbox', 'menu', 'overlays', 'play', 'wallet'])

/**
 * What every page but the lobby needs first, and the lobby once its first page is complete: what a page reads, the
 * deferred tasks of start-up, what the lobby shows or opens then, and all styles that are not the entry's.
 */
const COMMON =
  /[?]tsr-split=loader|[.]css$|[\\/](?:deferred-tasks|deferred-parts|lobby-rows|lobby-of-type|endless-games|provider-page|tile-corner|shell-footer|trust-line)[.]tsx?$/

function toTextsPattern(namespaces: readonly string[]): RegExp {
  return new RegExp(`/locales/([^/]+)/(?:${namespaces.join('|')})[.]json$`)
}

/** The language of a text file, as the name of its chunk. */
function getChunkName(texts: RegExp, id: string, ending: string): string | null {
  const language = texts.exec(id.replaceAll('\\', '/'))?.[1]
  return language === undefined ? null : language + ending
}

/**
 * What loads together is one file: a request costs more than the bytes of a small chunk. Everything else, a screen or an
 * overlay without what it shares, is a chunk of its own.
 */
export const CHUNK_GROUPS: Groups = [
  // What the entry needs at once.
  { name: 'start', tags: ['$initial'], test: /./ },
  // Its texts, in each language.
  { debugName: 'texts', name: (id) => getChunkName(CRITICAL_TEXTS, id, '') },
  { debugName: 'near texts', name: (id) => getChunkName(NEAR_TEXTS, id, '-near') },
  // Before `shared`, to hold the code that both need: otherwise each visit to the lobby would run the forms' code too.
  { name: 'common', test: COMMON },
  // What two other parts or more use: forms, money. Most screens need most of it.
  { name: 'shared', minShareCount: 2 },
  // After `shared`, so that only code of its own is in it.
  { name: 'near', test: NEAR },
  // What only a wide screen shows around its pages.
  { name: 'wide', test: /[\\/](?:header-search|shell-rail)[.]tsx$/ },
]
