import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { FILTER, STYLE } from './assets.ts'
import { operationsOf, operationsPage } from './operations-page.ts'
import { channelPage } from './channel-page.ts'
import { guide, page, prose } from './html.ts'
import { indexPage } from './index-page.ts'
import { listOf } from './node.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Stated } from './schema.ts'

/** The three documents and their provenance tables. */
export interface Documents {
  openapi: Json
  socket: Json
  frames: Json
  stated: { openapi: Json[]; asyncapi: Json[] }
  /** The README of the conformance harness. */
  harness: string
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
    harness: readFileSync('packages/conformance/README.md', 'utf8'),
  }
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
  const [heading = '', ...text] = harness.split('\n')
  files.set('conformance.html', page(heading.replace(/^#+\s*/, ''), navigation, guide(text.join('\n'))))
  return files
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
