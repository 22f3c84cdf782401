import type { Rolldown } from 'vite'
import { CRITICAL } from '../../src/i18n/critical.ts'

type Groups = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']

const CRITICAL_TEXTS = new RegExp(`/locales/([^/]+)/(?:${CRITICAL.join('|')})[.]json$`)

/** The language of a text file of the first page, as the name of its chunk. */
function getLanguage(id: string): string | null {
  return CRITICAL_TEXTS.exec(id.replaceAll('\\', '/'))?.[1] ?? null
}

/**
 * A page loads the code that it shows and little else. Its bytes delay its content, and so do its files: over HTTP/2 each
 * takes a slow phone about as long as two kilobytes do. What many parts share is a file for each folder; a screen, an overlay
 * and what few parts share is a file of its own. `npm run test:full -- --only content-time` measures it.
 */
export const CHUNK_GROUPS: Groups = [
  // What the entry needs at once.
  { name: 'start', tags: ['$initial'], test: /./ },
  // Its texts, in each language.
  { debugName: 'texts', name: getLanguage },
  // All styles but the entry's: they are small together, and their order stays the same on each page.
  { name: 'styles', test: /[.]css$/ },
  { name: 'forms', test: /node_modules[\\/](?:react-hook-form|@hookform|@standard-schema)[\\/]/ },
  { name: 'lists', test: /node_modules[\\/]@tanstack[\\/](?:virtual-core|react-virtual)[\\/]/ },
  { name: 'lib', test: /[\\/](?:src[\\/](?:lib|platform|api|hooks|stores|routing)|generated)[\\/]/, minShareCount: 6 },
  { name: 'ui', test: /[\\/]src[\\/]ui[\\/]/, minShareCount: 8 },
  { name: 'components', test: /[\\/]src[\\/](?:components|queries)[\\/]/, minShareCount: 5 },
  { name: 'wallet', test: /[\\/]src[\\/]features[\\/]wallet[\\/]/, minShareCount: 4 },
]
