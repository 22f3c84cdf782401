import { readFileSync } from 'node:fs'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import type { PageMap } from '../../src/app/bootstrap/page-map.ts'
import { CRITICAL } from '../../src/i18n/critical.ts'
import { renderEarlyFiles, type EarlyFile } from './early-pages.ts'

const LOCALE = /\/locales\/([^/]+)\/([^/]+)[.]json$/
const ROUTE = /^(.*\/src\/routes\/.*[.]tsx)[?]tsr-split=/

/**
 * Writes into the boot script's tag which files load before the router asks for them, from the bundle itself: the first
 * texts in each language, which the boot script loads beside the entry, and what each page needs beyond the entry, which
 * `src/app/bootstrap/preload-page.ts` loads while the entry starts. Emits the pages that show before that.
 */
export function pageMap(): Plugin {
  let config: ResolvedConfig
  let early: readonly EarlyFile[] = []
  return {
    name: 'page-map',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async generateBundle() {
      early = await renderEarlyFiles(config)
      for (const { name, source } of early) this.emitFile({ type: 'asset', fileName: `assets/${name}`, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const pages = createPageMap(Object.values(bundle), (path) => readFileSync(path, 'utf8'), early)
        const attributes = { texts: listFirstTexts(pages), pages }
        const written = Object.entries(attributes).map(
          ([name, value]) => ` data-${name}="${JSON.stringify(value).replaceAll('"', '&quot;')}"`,
        )
        return html.replace('<script src="/boot.js"', (tag) => tag + written.join(''))
      },
    },
  }
}

/** The address of the first texts in each language, which are one file (`chunk-groups.ts`). */
export function listFirstTexts({ files, texts }: PageMap): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, byNamespace]) => {
      const number = byNamespace[CRITICAL[0]]
      return number === undefined ? [] : [[language, `/assets/${files[number] ?? ''}`]]
    }),
  )
}

/** The files of each page, by the chunks of its route and what they import. `readRoute` reads a route's file. */
export function createPageMap(
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  readRoute: (path: string) => string,
  earlyFiles: readonly EarlyFile[],
): PageMap {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const entry = collectFiles(
    chunks,
    [...chunks.values()].filter(({ isEntry }) => isEntry),
  )
  const files: string[] = []
  const texts: Record<string, Record<string, number>> = {}
  const pages: Record<string, (number | string)[]> = {}
  const toNumber = (file: string) => {
    const name = file.replace(/^assets\//, '')
    if (!files.includes(name)) files.push(name)
    return files.indexOf(name)
  }
  for (const { fileName, moduleIds } of chunks.values())
    for (const id of moduleIds.map(toSlashes)) {
      const [, language, namespace] = LOCALE.exec(id) ?? []
      if (language !== undefined && namespace !== undefined) (texts[language] ??= {})[namespace] = toNumber(fileName)
      const route = ROUTE.exec(id)?.[1]
      if (route === undefined) continue
      const source = readRoute(route)
      const own = [...collectFiles(chunks, [chunks.get(fileName)])].filter((file) => !entry.has(file))
      const path = readPath(route, source)
      // A route's loader and its screen are two chunks.
      pages[path] = [...new Set([...(pages[path] ?? []), ...own.map(toNumber), ...readNamespaces(source)])]
    }
  const early: Record<string, Record<string, number>> = {}
  for (const { path, language, name } of earlyFiles) (early[path] ??= {})[language] = toNumber(name)
  return { files, texts, pages, early }
}

const toSlashes = (id: string) => id.replaceAll('\\', '/')

/** The files of chunks with all that they import, styles included. */
function collectFiles(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  from: readonly (Rolldown.OutputChunk | undefined)[],
  found = new Set<string>(),
): Set<string> {
  for (const chunk of from) {
    if (chunk === undefined || found.has(chunk.fileName)) continue
    found.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    collectFiles(
      chunks,
      chunk.imports.map((name) => chunks.get(name)),
      found,
    )
  }
  return found
}

/** The path of a route file, as in the address: without its layout, `$` for a parameter. */
function readPath(route: string, source: string): string {
  const id = /createFileRoute\('([^']+)'\)/.exec(source)?.[1]
  if (id === undefined) throw new Error(`${route} has no createFileRoute with a path`)
  return id
    .replaceAll(/\/_[^/]+/g, '')
    .replaceAll(/\$[^/]*/g, '$')
    .replace(/(?<=.)\/$/, '')
}

/** The texts that a route's loader loads. */
function readNamespaces(source: string): string[] {
  return [...source.matchAll(/\bloadTexts\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  )
}
