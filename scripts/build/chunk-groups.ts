/** Code that every page starts with: index.html names these chunks itself. */
export const EVERY_PAGE = /^assets[/](?:libraries|start|rolldown-runtime)-/

interface Group {
  readonly name: string
  readonly test: RegExp
  readonly tags?: '$initial'[]
  /** So many screens, overlays or languages must need a module; else it stays with the one that does. */
  readonly minShareCount?: number
}

/**
 * Which chunks a build has beside one for each screen, overlay and language; the first group that a module fits takes it
 * with all that it imports.
 *
 * What the first page needs comes in two files, which compress better than forty: libraries, which seldom change, and
 * our own code up to the lobby with all that it imports.
 *
 * What several later screens share comes by the handful, not in sixty small files: each has its name in the first page's
 * code, twice, and is a request of its own. They go from the ground up, so that none takes along what lies below it.
 */
const GROUPS: readonly Group[] = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
  { name: 'start', test: /src\/(app\/main|routes\/(_shell|_shell\/game\.index))\.tsx/ },
  shared(
    'modal',
    /src\/(ui\/(overlay\/(modal|use-modal|use-seen)|data\/text)|components\/document-links|.*\/restricted-persons)/,
  ),
  shared('sheet', /src\/ui\/overlay\//),
  shared(
    'parts',
    /src\/(ui\/(surface|feedback|data|list)|lib\/(?!password)|queries|components\/(?!form))|http\/schemas/,
    3,
  ),
  shared('fields', /src\/(ui|components)\/form\/|http\/codes/),
  shared('account', /src\/(features\/account\/|lib\/password)/),
  shared('money', /src\/features\/wallet\//),
  shared('identity', /src\/features\/kyc\//),
]

/** {@link GROUPS} as the bundler wants them: the first one has the highest priority. */
export const CHUNK_GROUPS = GROUPS.map((group, index) => ({ ...group, priority: GROUPS.length - index }))

function shared(name: string, test: RegExp, minShareCount = 2): Group {
  return { name, test, minShareCount }
}
