/** The differences of one document from the last release, as `contract:diff --json` writes them. */
export interface Compared {
  document: string
  oldVersion: string
  version: string
  /** The highest level of the changes; missing without changes. */
  level?: Level
  /** The level that the version numbers announce; missing if they are equal. */
  announced?: Level
  /** The newest entry of its x-changelog. */
  entry: { version: string; date: string }
}

type Level = 'major' | 'minor' | 'patch'
const PARTS = { major: 'first', minor: 'second', patch: 'third' } as const
const LEVELS = Object.keys(PARTS) as Level[]

/**
 * Lists the documents whose version number says less than has changed since a release, or whose x-changelog does not say
 * that the change is unreleased, one sentence each.
 */
export function listVersionProblems(comparisons: readonly Compared[], release: string): string[] {
  return comparisons.flatMap(({ document, oldVersion, version, level, announced, entry }) => {
    if (level === undefined || oldVersion === '' || version === '') return []
    if (announced !== undefined && LEVELS.indexOf(announced) <= LEVELS.indexOf(level)) {
      if (entry.version === version && entry.date === 'unreleased') return []
      return [
        `${document} has version ${version}, which is not in release ${release}: its x-changelog must begin with "version: ${version}" and "date: unreleased", which npm run release dates.`,
      ]
    }
    const isSame = oldVersion === version
    const state = isSame ? `still has its version ${version}` : `has only gone from version ${oldVersion} to ${version}`
    const kind = level === 'major' ? 'breaks somebody' : level === 'minor' ? 'adds something' : 'changes words or marks'
    const part = PARTS[oldVersion.startsWith('0.') && level === 'major' ? 'minor' : level]
    return `${document} ${kind} since release ${release} and ${state}: raise the ${part} part, and add an entry to its x-changelog.`
  })
}
