/** Where the documents of each release are kept. */
export const RELEASES = 'docs/releases'

/** The documents, and the file of generated/ that has each in one piece. */
export const DOCUMENTS = {
  'openapi/openapi.yaml': 'openapi',
  'asyncapi/socket.yaml': 'asyncapi',
  'asyncapi/frames.yaml': 'frames',
}

/** The packages that are handed over. All have one version. */
export const PACKAGES = ['.', 'packages/conformance', 'packages/contract-diff']

/** Their changelogs. */
export const CHANGELOGS = ['CHANGELOG.md', 'packages/conformance/CHANGELOG.md', 'packages/contract-diff/CHANGELOG.md']

/** The state of the repository, as far as a release depends on it. */
export interface ReleaseState {
  /** The last released version, which all package.json files have. */
  readonly current: string
  /** By file. */
  readonly changelogs: Readonly<Record<string, string>>
  /** The version that each page of a check names as its first, by file. */
  readonly since: Readonly<Record<string, string>>
}

const VERSION = /^\d+[.]\d+[.]\d+$/
const HEADING = /^## (.+)$/gm

/** Sorts versions such as 0.10.0, the lowest first. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  for (const [index, part] of (left ?? []).entries()) {
    const difference = part - (right?.[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** The highest version below another one; undefined if there is none. */
export function findLastRelease(versions: readonly string[], version: string): string | undefined {
  return versions
    .filter((one) => VERSION.test(one) && compareVersions(one, version) < 0)
    .toSorted(compareVersions)
    .at(-1)
}

/** The versions that may follow one: a fix, an addition, a break. */
function listSteps(version: string): string[] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return [
    [major, minor, patch + 1],
    [major, minor + 1, 0],
    [major + 1, 0, 0],
  ].map((parts) => parts.join('.'))
}

/** The next version: that of the newest checks, which their pages name before it is released; else the next minor one. */
export function findNextVersion({ current, since }: ReleaseState): string {
  const named = Object.values(since).filter((version) => compareVersions(version, current) > 0)
  return named.toSorted(compareVersions).at(-1) ?? listSteps(current)[1] ?? current
}

/**
 * The version of what is built from a commit before its release: `0.3.0-main.` and the start of the commit's hash, up to a
 * letter, because a part of digits alone may not begin with 0.
 */
export function toCommitVersion(next: string, hash: string): string {
  return `${next}-main.${/^.{8}\d*[a-f]|^.*/.exec(hash)?.[0] ?? hash}`
}

/** Versions that pages of checks name although they neither were released nor are the next one, one sentence each. */
export function listSinceProblems({ changelogs, since }: ReleaseState, next: string): string[] {
  const released = Object.values(changelogs).flatMap((text) =>
    [...text.matchAll(HEADING)].map(([, heading = '']) => heading.split(' ')[0] ?? ''),
  )
  const unknown = Object.values(since).filter(
    (version) => version !== next && !(VERSION.test(version) && released.includes(version)),
  )
  return [...new Set(unknown)].map((version) => {
    const pages = Object.keys(since).filter((page) => since[page] === version)
    const names = pages.map((page) => page.replace(/.*\//, '')).join(', ')
    return `Pages of checks say "since ${version}", which neither was released nor is ${next}: ${names}.`
  })
}

/** What keeps a version from being released, one sentence each. */
export function listReleaseProblems(version: string, state: ReleaseState): string[] {
  const { current, changelogs } = state
  if (!VERSION.test(version)) return [`"${version}" is no version such as 0.3.0.`]
  const steps = listSteps(current)
  if (!steps.includes(version)) {
    const isOld = compareVersions(version, current) <= 0
    const reason = isOld ? `is not above ${current}, which is released` : `does not follow ${current}`
    return [`${version} ${reason}. Use ${steps.join(', ')}.`]
  }
  const hasChanges = Object.values(changelogs).some((text) => readUnreleased(text).includes('\n- '))
  return [
    ...(hasChanges ? [] : [`Nothing to release: no changelog lists a change under "Unreleased".`]),
    ...listSinceProblems(state, version),
  ]
}

/** The section "Unreleased" of a changelog, with its heading; '' if it does not begin with one. */
function readUnreleased(changelog: string): string {
  const [, section = ''] = changelog.split(/^(?=## )/m)
  return /^## Unreleased$/m.test(section) ? section : ''
}

/** A changelog with its section "Unreleased" as that of a version. A package without changes says so. */
export function dateChangelog(changelog: string, version: string, date: string): string {
  const heading = `## ${version} - ${date}`
  const section = readUnreleased(changelog)
  if (section.includes('\n- ')) return changelog.replace('## Unreleased', heading)
  const rest = changelog.replace(section, '')
  const start = rest.search(/^## /m)
  return `${rest.slice(0, start)}${heading}\n- No changes.\n\n${rest.slice(start)}`
}

/** A document whose x-changelog has a date in place of each `unreleased`. */
export function dateDocument(text: string, date: string): string {
  return text.replaceAll(/^( *date: )unreleased$/gm, `$1'${date}'`)
}

/** A package.json with another version of the package and of ours that it uses. */
export function raiseManifest(text: string, version: string): string {
  return text.replaceAll(/^( *"(?:version|@tumpak\/[\w-]+)": )"[^"]+"/gm, `$1"${version}"`)
}

interface Lock {
  version: string
  packages: Record<string, { version?: string }>
}

/** The package-lock.json after {@link raiseManifest} of all packages of the repository. */
export function raiseLock(text: string, version: string): string {
  const lock = JSON.parse(text) as Lock
  lock.version = version
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path.includes('node_modules/')) continue
    lock.packages[path] = JSON.parse(raiseManifest(JSON.stringify(entry, null, 2), version)) as { version: string }
  }
  return `${JSON.stringify(lock, null, 2)}\n`
}
