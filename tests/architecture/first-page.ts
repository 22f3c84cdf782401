import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The lobby as a first visit sees it: the app, the frame of its pages, and the age sheet over it. */
const ENTRIES = [
  'app/main.tsx',
  'routes/_shell.tsx',
  'routes/_shell/game.index.tsx',
  'features/shell/popups/age-sheet.tsx',
]

const IMPORT = /^(?:import|export) (?!type )[^;]*?from '([^']+)'|^import '([^']+)'/gmu

/**
 * The files of the app that a first page needs, from a folder `src`: those that {@link ENTRIES} import, and theirs. What
 * is imported when it is needed is not; nor are the screens of other routes, whose files are split.
 */
export function filesOfFirstPage(src: string): string[] {
  const found = new Set(ENTRIES)
  for (const file of found) {
    if (file.startsWith('routes/') && !ENTRIES.includes(file)) continue
    for (const [, from, bare] of readFileSync(join(src, file), 'utf8').matchAll(IMPORT)) {
      const target = resolve(src, file, from ?? bare ?? '')
      if (target !== undefined) found.add(target)
    }
  }
  return [...found]
}

/** A file of the app by what an import calls it; undefined for packages, generated code and stylesheets. */
function resolve(src: string, file: string, name: string): string | undefined {
  const path = name.startsWith('#src/')
    ? name.slice('#src/'.length)
    : name.startsWith('.')
      ? relative(src, join(src, dirname(file), name))
      : undefined
  return path !== undefined && /\.tsx?$/u.test(path) && existsSync(join(src, path)) ? path : undefined
}
