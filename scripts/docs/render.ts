import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'
import { parse } from 'yaml'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { inRoot } from '../root.ts'
import { channelPage } from './channel-page.ts'
import { readTitle, renderGuide, type Guide } from './guide.ts'
import { prose } from './html.ts'
import { indexPage } from './index-page.ts'
import { toObjects } from './node.ts'
import { listOperations } from './operation.ts'
import { operationsPage } from './operations-page.ts'
import type { Stated } from './schema.ts'
import { listFound, renderPage, type PageGroup, type SitePage } from './site.ts'

const BROWSER = inRoot('scripts/docs/browser')
const CHECKS = 'packages/conformance/docs/checks'
const HARNESS = 'packages/conformance'

/** The order of a reader who is new; other pages of a folder follow by name. */
const FIRST = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/contract.md',
  'docs/money.md',
  'docs/deploy.md',
  'docs/brand.md',
  'docs/native.md',
  'docs/testing.md',
  'docs/performance.md',
  'packages/conformance/README.md',
  'packages/conformance/docs/getting-started.md',
  'packages/conformance/docs/config.md',
]

/** The documents, their provenance tables, and the guides in Markdown. */
export interface Documents {
  readonly openapi: Json
  readonly socket: Json
  readonly frames: Json
  readonly stated: { readonly openapi: Json[]; readonly asyncapi: Json[] }
  readonly guides: readonly Guide[]
  /** The scripts of the pages by file name. */
  readonly scripts: readonly (readonly [name: string, code: string])[]
}

/** The scripts of the pages, bundled for a browser. */
async function bundleScripts(): Promise<[name: string, code: string][]> {
  const bundle = await rolldown({
    input: ['site.ts', 'try.ts'].map((name) => join(BROWSER, name)),
    platform: 'browser',
  })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  return output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : []))
}

function listMarkdown(folder: string): string[] {
  const names = readdirSync(inRoot(folder)).filter((name) => name.endsWith('.md'))
  return names.map((name) => (folder === '.' ? name : `${folder}/${name}`))
}

/** A path of the repository as the name of a page: `packages/conformance/docs/ci.md` is `conformance-ci.html`. */
function toFile(path: string): string {
  if (path === 'README.md') return 'index.html'
  if (path === `${CHECKS}/README.md`) return 'checks.html'
  if (path.startsWith(CHECKS)) return `check-${basename(path, '.md')}.html`
  const [, owner = '', rest = ''] = /^packages\/([^/]+)\/(?:docs\/)?(.+)[.]md$/.exec(path) ?? []
  if (owner !== '') return rest === 'README' ? `${owner}.html` : `${owner}-${rest.toLowerCase()}.html`
  return `${basename(path, '.md').toLowerCase()}${path.startsWith('docs/') ? '-guide' : ''}.html`
}

/** Reads the bundles, the provenance tables, all guides of the repository, and the scripts of the pages. */
export async function readDocuments(): Promise<Documents> {
  const json = (path: string): Json => JSON.parse(readFileSync(inRoot(path), 'utf8')) as Json
  const yaml = (path: string): Json[] => toObjects(parse(readFileSync(inRoot(path), 'utf8')))
  const packages = readdirSync(inRoot('packages')).map((name) => `packages/${name}`)
  const paths = ['.', 'docs', ...packages, `${HARNESS}/docs`, CHECKS].flatMap(listMarkdown)
  const ordered = [...FIRST.filter((path) => paths.includes(path)), ...paths.filter((path) => !FIRST.includes(path))]
  return {
    scripts: await bundleScripts(),
    openapi: json('generated/openapi.json'),
    socket: json('generated/asyncapi.json'),
    frames: json('generated/frames.json'),
    stated: { openapi: yaml('openapi/stated.yaml'), asyncapi: yaml('asyncapi/stated.yaml') },
    guides: ordered.map((path) => ({ path, file: toFile(path), text: readFileSync(inRoot(path), 'utf8') })),
  }
}

/** All files of the site by name: pages, style, scripts, the index of the search, and pictures. */
export function renderDocs({
  openapi,
  socket,
  frames,
  stated,
  guides,
  scripts,
}: Documents): Map<string, string | Buffer> {
  const files = new Map<string, string | Buffer>([
    ...['frame.css', 'text.css'].map((name) => [name, readFileSync(join(BROWSER, name), 'utf8')] as const),
    ...scripts,
  ])
  const toPage = (guide: Guide): SitePage => ({
    file: guide.file,
    title: readTitle(guide),
    body: renderGuide(
      guide,
      (path) => guides.find((other) => other.path === path)?.file,
      (path) => {
        files.set(basename(path), readFileSync(inRoot(path)))
        return basename(path)
      },
    ),
  })
  const below = (isIn: (path: string) => boolean): SitePage[] => guides.filter(({ path }) => isIn(path)).map(toPage)
  const groups: PageGroup[] = [
    { heading: 'Guides', pages: below((path) => !path.startsWith('packages/')) },
    { heading: 'HTTP', pages: listHttpPages(openapi, statedBy(stated.openapi)) },
    { heading: 'Socket and frames', pages: listChannelPages({ socket, frames }, statedBy(stated.asyncapi)) },
    {
      heading: 'Conformance harness',
      pages: below((path) => path.startsWith(HARNESS) && (!path.startsWith(CHECKS) || path.endsWith('README.md'))),
      listed: below((path) => path.startsWith(CHECKS) && !path.endsWith('README.md')),
    },
    { heading: 'Other packages', pages: below((path) => path.startsWith('packages/') && !path.startsWith(HARNESS)) },
  ]
  for (const { pages, listed = [] } of groups) {
    for (const page of pages) files.set(page.file, renderPage(page, groups))
    for (const page of listed) files.set(page.file, renderPage(page, groups, 'checks.html'))
  }
  return files.set('search.json', JSON.stringify(listFound(groups)))
}

/** What applies to all operations, and a page for each tag. */
function listHttpPages(openapi: Json, stated: Stated): SitePage[] {
  const operations = listOperations(openapi)
  const tagById = new Map(operations.map(({ id, tag }) => [id, tag]))
  const getAddress = (id: string): string => `${tagById.get(id) ?? 'http'}.html#${id}`
  const tags = toObjects(openapi['tags']).map((tag) => {
    const name = String(tag['name'])
    const own = operations.filter((operation) => operation.tag === name)
    const body = prose(tag['description']) + operationsPage(openapi, own, getAddress, stated)
    return { file: `${name}.html`, title: String(tag['x-displayName'] ?? name), body }
  })
  return [
    { file: 'http.html', title: 'All HTTP operations', body: indexPage(openapi, operations, getAddress) },
    ...tags,
  ]
}

function listChannelPages(documents: Readonly<Record<string, Json>>, stated: Stated): SitePage[] {
  return Object.entries(documents).map(([name, document]) => {
    const info = isJson(document['info']) ? document['info'] : {}
    const body = prose(info['description']) + channelPage(document, stated)
    return { file: `${name}.html`, title: String(info['title']), body }
  })
}

function statedBy(rows: Json[]): Stated {
  return (owner, field) => {
    const row = rows.find((item) => item['owner'] === owner && fits(String(item['field'] ?? ''), field))
    return row === undefined ? undefined : Number(row['section'])
  }
}

/** `cs_*` matches every field that begins with it. */
function fits(named: string, field: string): boolean {
  return named.endsWith('*') ? field.startsWith(named.slice(0, -1)) : named === field
}
