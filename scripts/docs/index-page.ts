import type { Operation } from './operation.ts'
import { code, heading, methodMark, prose, proseLine, table } from './html.ts'
import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { toObjects, resolve } from './node.ts'
import { SERVER } from './samples.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'

/** What applies to every operation, and a list of all. */
export function indexPage(document: Json, operations: Operation[], getAddress: (id: string) => string): string {
  const info = isJson(document['info']) ? document['info'] : {}
  const headers = ((document['components'] as Json)['parameters'] ?? {}) as Json
  return `${prose(info['description'])}
<p>Contract version <b>${escapeHtml(String(info['version']))}</b>.</p>
${heading('Operations')}
${table(
  'Operations',
  ['summary', 'method', 'path', 'operation', 'effect'],
  operations.map(({ id, method, path, node }) => [
    escapeHtml(String(node['summary'])),
    methodMark(method),
    code(path),
    `<a href="${getAddress(id)}">${code(id)}</a>`,
    escapeHtml(String(node['x-effect'])),
  ]),
)}
${heading('Code samples')}
${prose(`The samples of curl send to the mock of \`npm run mock\`; write another server's address instead of ${SERVER}. That of
[loginUser](${getAddress('loginUser')}) keeps the session in \`cookies.txt\` for all others. The samples of TypeScript use the
generated client of the app.`)}
${heading('Every response')}
${table(
  'Every response',
  ['part', 'place or value'],
  Object.entries((document['x-envelope'] ?? {}) as Json).map(([name, value]) => [code(name), code(String(value))]),
)}
${prose((resolve(document, { $ref: '#/components/schemas/Failure' }) as Json)['description'])}
${heading('Codes of any operation')}
${table(
  'Codes of any operation',
  ['code', 'name', 'cause'],
  toObjects(document['x-codes']).map((entry) => [
    code(String(entry['code'])),
    code(String(entry['name'])),
    escapeHtml(String(entry['cause'])),
  ]),
)}
${heading('Headers')}
${table(
  'Headers',
  ['name', 'meaning'],
  Object.values(headers)
    .filter(isJson)
    .filter((item) => item['in'] === 'header')
    .map((item) => [code(String(item['name'])), prose(item['description'])]),
)}
${heading('HTTP errors')}
${table('HTTP errors', ['status', 'meaning'], errors(document, operations))}
${heading('Changes')}
${toObjects(document['x-changelog'])
  .map(
    (entry) =>
      `<h3>${escapeHtml(String(entry['version']))}, ${escapeHtml(String(entry['date']))}</h3><ul>${(entry['changes'] as string[]).map((line) => `<li>${proseLine(line)}</li>`).join('')}</ul>`,
  )
  .join('')}`
}

function errors(document: Json, operations: Operation[]): string[][] {
  const all = new Map<string, string>()
  for (const { node } of operations)
    for (const [status, response] of Object.entries(node['responses'] as Json))
      if (status !== '200') all.set(status, String(resolve(document, response)['description']))
  return [...all].sort(([a], [b]) => a.localeCompare(b)).map(([status, text]) => [code(status), escapeHtml(text)])
}
