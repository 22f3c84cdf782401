// A step of `npm run check`: size and names of hand-written files.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ROOT } from '../root.ts'
import { fileViolations } from './file-rules.ts'

/** Fewer files mean that the folders were not found. */
const MIN_FILES = 100

const paths = ['src', 'mocks', 'packages', 'tests', 'scripts'].flatMap(filesBelow)
const violations = paths.flatMap((path) => fileViolations(path, readFileSync(join(ROOT, path), 'utf8')))
console.log([`${paths.length} files read`, ...violations].join('\n'))
if (paths.length < MIN_FILES) console.log(`At least ${MIN_FILES} files were expected.`)
process.exitCode = violations.length > 0 || paths.length < MIN_FILES ? 1 : 0

/** Paths from the root, with slashes; empty for a missing folder. */
function filesBelow(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
}
