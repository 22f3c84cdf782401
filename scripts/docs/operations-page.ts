import { code, folded, methodMark, prose, table } from './html.ts'
import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { toObjectEntries, toObjects, resolve } from './node.ts'
import { readShows } from '@tumpak/contract-kit/rules.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { renderSamples } from './samples.ts'
import { mark, schemaTables, type Stated } from './schema.ts'
import type { Operation } from './operation.ts'
import { renderTryForm } from './try-form.ts'

/** The operations of a tag with their details. */
export function operationsPage(
  document: Json,
  operations: Operation[],
  getAddress: (id: string) => string,
  stated: Stated,
): string {
  return operations.map((operation) => section(document, operation, getAddress, stated)).join('\n')
}

function section(document: Json, operation: Operation, getAddress: (id: string) => string, stated: Stated): string {
  const { id, method, path, node } = operation
  const open = Array.isArray(node['security']) && node['security'].length === 0
  const response = resolve(document, (node['responses'] as Json)['200'])
  const content = ((response['content'] as Json)['application/json'] ?? {}) as Json
  const [ok] = toObjects((content['schema'] as Json)['oneOf'])
  const data = ((resolve(document, ok)['properties'] ?? {}) as Json)['data']
  const reads = (mark: string, words: string): string => {
    const links = readShows(node[mark]).shows.map((read) => link(read, getAddress))
    return links.length === 0 ? '' : ` ${words} ${links.join(', ')}.`
  }
  return `<section id="${id}">
<h2>${escapeHtml(String(node['summary']))} <a class="anchor" href="#${id}" aria-label="Link to ${id}">#</a></h2>
<div class="intro">
<div>
<p class="address">${methodMark(method)} ${code(path)} <span>${code(id)}</span></p>
${prose(node['description'])}
<p>${open ? 'Open to everybody.' : 'Needs a session.'} Effect: ${escapeHtml(String(node['x-effect']))}.${reads('x-shows', 'Shown by')}${reads('x-affects', 'May change')}</p>
${renderTryForm(document, operation)}
</div>
${renderSamples(document, operation)}
</div>
${part('Parameters', parameters(document, node, stated, id))}
${part('Body', body(document, node, stated))}
${part('Payload of a success', payload(document, data, stated))}
${part('Codes', codes(node, stated))}
${part('Leads on to', links(response, getAddress))}
${part(
  'Examples',
  toObjectEntries(content['examples'])
    .map(([name, example]) => folded(name, resolve(document, example)['value']))
    .join(''),
)}
</section>`
}

function part(title: string, html: string): string {
  return html === '' ? '' : `<h3>${title}</h3>${html}`
}

function link(id: string, getAddress: (id: string) => string): string {
  return `<a href="${getAddress(id)}">${code(id)}</a>`
}

function parameters(document: Json, node: Json, stated: Stated, id: string): string {
  const own = toObjects(node['parameters'])
    .map((item) => resolve(document, item))
    .filter((item) => item['in'] !== 'header')
  return table(
    'Parameters',
    ['name', 'in', 'required', 'named by', 'meaning'],
    own.map((item) => [
      code(String(item['name'])),
      escapeHtml(String(item['in'])),
      item['required'] === true ? 'yes' : 'no',
      mark(item['x-proposed'] === true ? undefined : stated(id, String(item['name']))),
      prose(item['description']),
    ]),
  )
}

function body(document: Json, node: Json, stated: Stated): string {
  return toObjectEntries(resolve(document, node['requestBody'])['content'])
    .map(([type, content]) => {
      const schema = content['schema'] as Json
      const name = String(schema['$ref']).split('/').at(-1) ?? ''
      const examples = toObjectEntries(content['examples']).map(([title, example]) =>
        folded(title, resolve(document, example)['value']),
      )
      return `<p>${code(type)}</p>${schemaTables(document, name, resolve(document, schema), stated)}${examples.join('')}`
    })
    .join('')
}

function payload(document: Json, data: unknown, stated: Stated): string {
  const node = data as Json
  const isList = node['type'] === 'array'
  const target = isList ? (node['items'] as Json) : node
  const name = String(target['$ref']).split('/').at(-1) ?? ''
  const tables = schemaTables(document, name, resolve(document, target), stated)
  return `<p>${isList ? 'A list of ' : ''}${code(name)}</p>${tables === '' ? prose(resolve(document, target)['description']) : tables}`
}

function codes(node: Json, stated: Stated): string {
  return table(
    'Codes',
    ['code', 'name', 'cause', 'field', 'named by'],
    toObjects(node['x-codes']).map((entry) => [
      code(String(entry['code'])),
      code(String(entry['name'])),
      escapeHtml(String(entry['cause'])),
      entry['field'] === undefined ? '' : code(String(entry['field'])),
      mark(stated('codes', String(entry['code']))),
    ]),
  )
}

function links(response: Json, getAddress: (id: string) => string): string {
  const items = toObjectEntries(response['links']).map(
    ([, item]) =>
      `<li>${link(String(item['operationId']), getAddress)}: ${escapeHtml(String(item['description'] ?? ''))}</li>`,
  )
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`
}
