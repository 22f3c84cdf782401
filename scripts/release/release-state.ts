import { globSync, readFileSync } from 'node:fs'
import { inRoot, ROOT } from '../root.ts'
import { CHANGELOGS, type ReleaseState } from './release-rules.ts'

const CHECK_PAGES = 'packages/conformance/docs/checks/*.md'
/** The row below the head of a page's table. */
const SINCE = /^\| severity \| runs \| since \|\n.*\n\|.*\| (\S+) \|$/m

const read = (path: string): string => readFileSync(inRoot(path), 'utf8')

/** Reads what a release depends on. Throws if a page of a check names no version. */
export function readReleaseState(): ReleaseState {
  const pages = globSync(CHECK_PAGES, { cwd: ROOT }).filter((page) => !page.endsWith('README.md'))
  return {
    current: (JSON.parse(read('package.json')) as { version: string }).version,
    changelogs: Object.fromEntries(CHANGELOGS.map((file) => [file, read(file)])),
    since: Object.fromEntries(
      pages.toSorted().map((page) => {
        const version = SINCE.exec(read(page))?.[1]
        if (version === undefined) throw new Error(`${page} does not say since which version the check is there.`)
        return [page, version]
      }),
    ),
  }
}
