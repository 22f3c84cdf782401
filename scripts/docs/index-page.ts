import type { Operation } from './operations-page.ts'
import { code, escape, prose, table } from './html.ts'
import { isNode, listOf, resolve, type Node } from './node.ts'

/** What applies to every operation, and a list of all. */
export function indexPage(document: Node, operations: Operation[], addressOf: (id: string) => string): string {
  const info = isNode(document['info']) ? document['info'] : {}
  const headers = ((document['components'] as Node)['parameters'] ?? {}) as Node
  return `${prose(info['description'])}
<p>Contract version <b>${escape(String(info['version']))}</b>.</p>
<h2>Changes</h2>
${listOf(document['x-changelog'])
  .map(
    (entry) =>
      `<h3>${escape(String(entry['version']))}, ${escape(String(entry['date']))}</h3><ul>${(entry['changes'] as string[]).map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`,
  )
  .join('')}
<h2>Every response</h2>
${table(
  ['what', 'where or when'],
  Object.entries((document['x-envelope'] ?? {}) as Node).map(([name, value]) => [code(name), code(String(value))]),
)}
${prose((resolve(document, { $ref: '#/components/schemas/Failure' }) as Node)['description'])}
<h2>Codes of any operation</h2>
${table(
  ['code', 'name', 'cause'],
  listOf(document['x-codes']).map((entry) => [
    code(String(entry['code'])),
    code(String(entry['name'])),
    escape(String(entry['cause'])),
  ]),
)}
<h2>Headers</h2>
${table(
  ['name', ''],
  Object.values(headers)
    .filter(isNode)
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
    escape(String(node['summary'])),
    `${method} ${code(path)}`,
    `<a href="${addressOf(id)}">${code(id)}</a>`,
    escape(String(node['x-effect'])),
  ]),
).replaceAll('<tr><td>', '<tr data-row><td>')}`
}

function errors(document: Node, operations: Operation[]): string[][] {
  const all = new Map<string, string>()
  for (const { node } of operations)
    for (const [status, response] of Object.entries(node['responses'] as Node))
      if (status !== '200') all.set(status, String(resolve(document, response)['description']))
  return [...all].sort(([a], [b]) => a.localeCompare(b)).map(([status, text]) => [code(status), escape(text)])
}
