import { posix } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Addresses of files that the entry asks for next, by what decides about them. public/boot.js reads it. */
export interface NextFiles {
  /** The first texts, by language. */
  readonly texts: Readonly<Record<string, string[]>>
  /** The chunks of a page, by its path. */
  readonly pages: Readonly<Record<string, string[]>>
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/**
 * Tells the boot script which files the entry will ask for next, so that they load beside the entry, not after it: the
 * first texts in the player's language, and the code of the page in the address.
 */
export function preloadNext(): Plugin {
  return {
    name: 'preload-next',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const next = JSON.stringify(nextFiles(Object.values(bundle)))
        return html.replace('<script src="/boot.js"', (tag) => `${tag} data-next="${next.replaceAll('"', '&quot;')}"`)
      },
    },
  }
}

/** The texts and pages of a build. */
export function nextFiles(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): NextFiles {
  const chunks: Chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const entry = [...chunks.values()].filter(({ isEntry }) => isEntry)
  const loaded = new Set(entry.flatMap((chunk) => filesOf(chunk, chunks)))
  const added = (chunk: Rolldown.OutputChunk) =>
    filesOf(chunk, chunks)
      .filter((file) => !loaded.has(file))
      .map((file) => `/${file}`)
  const texts: Record<string, string[]> = {}
  const pages: Record<string, string[]> = {}
  for (const chunk of chunks.values()) {
    const language = chunk.moduleIds.map((id) => LOCALE.exec(id)?.[1]).find((one) => one === chunk.name)
    const path = chunk.moduleIds.map(pathOf).find((one) => one !== undefined)
    if (language !== undefined) texts[language] = added(chunk)
    else if (path !== undefined && !loaded.has(chunk.fileName)) pages[path] = added(chunk)
  }
  return { texts, pages }
}

/** A chunk, what it imports and their stylesheets. */
function filesOf(chunk: Rolldown.OutputChunk, chunks: Chunks, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return []
  seen.add(chunk.fileName)
  const imported = chunk.imports.flatMap((file) => {
    const one = chunks.get(file)
    return one ? filesOf(one, chunks, seen) : []
  })
  return [...new Set([chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported])]
}

const LOCALE = /\/locales\/([^/]+)\/[^/]+[.]json$/
const ROUTE = /\/src\/routes\/(.+)[.]tsx\?tsr-split/

/** The path of a route's chunk; undefined for other modules, and for paths with parameters. */
function pathOf(id: string): string | undefined {
  const file = ROUTE.exec(id.replaceAll('\\', '/'))?.[1]
  if (file === undefined || /[${]/.test(file)) return undefined
  const segments = file.split(/[/.]/).filter((segment) => !segment.startsWith('_') && segment !== 'index')
  return posix.join('/', ...segments)
}
