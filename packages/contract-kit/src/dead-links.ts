import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const CODE = /```[^]*?```|`[^`\n]*`/g
const LINK = /\]\(([^)\s]+)[^)]*\)|\b(?:href|src|srcset)="([^"]+)"/g
const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i

/** The links of the Markdown files below a folder that lead to no file within it: `docs/ci.md: ../../ci`. */
export function listDeadLinks(folder: string): string[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
  return pages.toSorted().flatMap((page) => {
    const text = readFileSync(join(folder, page), 'utf8').replaceAll(CODE, '')
    const targets = [...text.matchAll(LINK)].map(([, link, attribute]) => link ?? attribute ?? '')
    const isDead = (target: string) => {
      const file = join(folder, dirname(page), target.split('#')[0] ?? '')
      return relative(folder, file).startsWith('..') || target.startsWith('/') || !existsSync(file)
    }
    return targets.filter((target) => !ADDRESS.test(target) && isDead(target)).map((target) => `${page}: ${target}`)
  })
}
