import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parse } from 'yaml'
import { FILTER, STYLE } from './assets.ts'
import { operationsOf, operationsPage } from './operations-page.ts'
import { channelPage } from './channel-page.ts'
import { guide, page, prose } from './html.ts'
import { indexPage } from './index-page.ts'
import { listOf } from './node.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Stated } from './schema.ts'

const HARNESS = 'packages/conformance'

/** The three documents and their provenance tables. */
export interface Documents {
  openapi: Json
  socket: Json
  frames: Json
  stated: { openapi: Json[]; asyncapi: Json[] }
  /** The README of the conformance harness, its guides, and the pages of its checks, by path in its package. */
  harness: Map<string, string>
}

/** Reads the bundles and provenance tables. */
export function readDocuments(): Documents {
  const json = (path: string): Json => JSON.parse(readFileSync(path, 'utf8')) as Json
  const yaml = (path: string): Json[] => listOf(parse(readFileSync(path, 'utf8')))
  return {
    openapi: json('generated/openapi.json'),
    socket: json('generated/asyncapi.json'),
    frames: json('generated/frames.json'),
    stated: { openapi: yaml('openapi/stated.yaml'), asyncapi: yaml('asyncapi/stated.yaml') },
    harness: new Map(
      ['README.md', ...pagesIn('docs'), ...pagesIn('docs/checks')].map((path) => [
        path,
        readFileSync(`${HARNESS}/${path}`, 'utf8'),
      ]),
    ),
  }
}

function pagesIn(folder: string): string[] {
  return readdirSync(`${HARNESS}/${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
}

/** All pages by file name: an index, one per tag, the socket, the frames, the harness; a style and a script. */
export function renderDocs({ openapi, socket, frames, stated, harness }: Documents): Map<string, string> {
  const operations = operationsOf(openapi)
  const tags = listOf(openapi['tags']).map((tag) => ({ name: String(tag['name']), about: tag['description'] }))
  const tagOf = new Map(operations.map(({ id, tag }) => [id, tag]))
  const addressOf = (id: string): string => `${tagOf.get(id) ?? 'index'}.html#${id}`
  const navigation = [
    { href: 'index.html', text: 'Contract' },
    ...tags.map(({ name }) => ({ href: `${name}.html`, text: name })),
    { href: 'socket.html', text: 'socket' },
    { href: 'frames.html', text: 'frames' },
    { href: 'conformance.html', text: 'conformance' },
    { href: 'checks.html', text: 'checks' },
  ]
  const files = new Map<string, string>([
    ['style.css', STYLE],
    ['filter.js', FILTER],
    ['index.html', page('The Tumpak contract', navigation, indexPage(openapi, operations, addressOf))],
  ])
  for (const { name, about } of tags) {
    const own = operations.filter(({ tag }) => tag === name)
    files.set(
      `${name}.html`,
      page(name, navigation, prose(about) + operationsPage(openapi, own, addressOf, statedBy(stated.openapi))),
    )
  }
  for (const [file, document] of [
    ['socket.html', socket],
    ['frames.html', frames],
  ] as const) {
    const info = isJson(document['info']) ? document['info'] : {}
    files.set(
      file,
      page(
        String(info['title']),
        navigation,
        prose(info['description']) + channelPage(document, statedBy(stated.asyncapi)),
      ),
    )
  }
  for (const [path, markdown] of harness) {
    const [heading = '', ...text] = markdown.replace(/^<!--.*-->\n/, '').split('\n')
    const title = heading.replace(/^#+\s*/, '').replaceAll('`', '')
    files.set(guidePage(path), page(title, navigation, guide(withPages(text.join('\n'), path, harness))))
  }
  return files
}

/** The page of a file of the harness. */
function guidePage(path: string): string {
  if (path === 'README.md') return 'conformance.html'
  if (path === 'docs/checks/README.md') return 'checks.html'
  const [, check = '', name = ''] = /^docs\/(checks\/)?([\w-]+)[.]md$/.exec(path) ?? []
  return `${check === '' ? 'conformance' : 'check'}-${name}.html`
}

/** Links to files of the package as links to pages; what has no page becomes code. Pictures are left out. */
function withPages(markdown: string, from: string, harness: ReadonlyMap<string, string>): string {
  return markdown
    .replace(/<picture>[^]*?<\/picture>\n*/, '')
    .replaceAll(/\[([^\]\n]+)\]\((?!https?:|#)([^)#\s]+)(#[\w-]+)?\)/g, (_, text: string, to: string, anchor = '') => {
      const path = posix.join(posix.dirname(from), to)
      return harness.has(path) ? `[${text}](${guidePage(path)}${String(anchor)})` : `\`${text.replaceAll('`', '')}\``
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
