import type { Operation } from './operations-page.ts'
import { code, prose, table } from './html.ts'
import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { listOf, resolve } from './node.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'

/** What applies to every operation, and a list of all. */
export function indexPage(document: Json, operations: Operation[], addressOf: (id: string) => string): string {
  const info = isJson(document['info']) ? document['info'] : {}
  const headers = ((document['components'] as Json)['parameters'] ?? {}) as Json
  return `${prose(info['description'])}
<p>Contract version <b>${escapeHtml(String(info['version']))}</b>.</p>
<h2>Changes</h2>
${listOf(document['x-changelog'])
  .map(
    (entry) =>
      `<h3>${escapeHtml(String(entry['version']))}, ${escapeHtml(String(entry['date']))}</h3><ul>${(entry['changes'] as string[]).map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
  )
  .join('')}
<h2>Every response</h2>
${table(
  ['what', 'where or when'],
  Object.entries((document['x-envelope'] ?? {}) as Json).map(([name, value]) => [code(name), code(String(value))]),
)}
${prose((resolve(document, { $ref: '#/components/schemas/Failure' }) as Json)['description'])}
<h2>Codes of any operation</h2>
${table(
  ['code', 'name', 'cause'],
  listOf(document['x-codes']).map((entry) => [
    code(String(entry['code'])),
    code(String(entry['name'])),
    escapeHtml(String(entry['cause'])),
  ]),
)}
<h2>Headers</h2>
${table(
  ['name', ''],
  Object.values(headers)
    .filter(isJson)
    .filter((item) => item['in'] === 'header')
    .map((item) => [code(String(item['name'])), prose(item['description'])]),
)}
<h2>HTTP errors</h2>
${table(['status', ''], errors(document, operations))}
<h2>Calls</h2>
<p><label>Find an operation <input type="search" id="find" autocomplete="off"></label></p>
${table(
  ['', 'path', 'operation', 'effect'],
  operations.map(({ id, method, path, node }) => [
    escapeHtml(String(node['summary'])),
    `${method} ${code(path)}`,
    `<a href="${addressOf(id)}">${code(id)}</a>`,
    escapeHtml(String(node['x-effect'])),
  ]),
).replaceAll('<tr><td>', '<tr data-row><td>')}`
}

function errors(document: Json, operations: Operation[]): string[][] {
  const all = new Map<string, string>()
  for (const { node } of operations)
    for (const [status, response] of Object.entries(node['responses'] as Json))
      if (status !== '200') all.set(status, String(resolve(document, response)['description']))
  return [...all].sort(([a], [b]) => a.localeCompare(b)).map(([status, text]) => [code(status), escapeHtml(text)])
}
