/** A released package: its name, version and changelog. */
export interface Released {
  readonly folder: string
  readonly version: string
  readonly changelog: string
}

const VERSION = /^\d+[.]\d+[.]\d+$/
const SECTION = /^## (.+)$/m

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

/** What keeps a version from being released, one sentence each. All packages have one version. */
export function listReleaseProblems(packages: readonly Released[]): string[] {
  const [first] = packages
  if (first === undefined || !VERSION.test(first.version))
    return ['The version in package.json is no number such as 0.2.0.']
  return packages.flatMap(({ folder, version, changelog }) => {
    const file = `${folder}/CHANGELOG.md`
    if (version !== first.version)
      return [`${folder}/package.json has version ${version}, package.json ${first.version}: give all the same.`]
    const [, heading = ''] = SECTION.exec(changelog) ?? []
    const isDated = new RegExp(`^${version.replaceAll('.', '[.]')} - \\d{4}-\\d{2}-\\d{2}$`).test(heading)
    if (!isDated) return [`${file} begins with "${heading}": its first section must be "${version} - YYYY-MM-DD".`]
    const section = changelog.split(/^## /m)[1] ?? ''
    return section.includes('\n- ') ? [] : [`${file} lists no change of ${version}.`]
  })
}
