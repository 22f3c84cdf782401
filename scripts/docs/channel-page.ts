import { code, folded, heading, prose, table } from './html.ts'
import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { toObjectEntries, toObjects, resolve } from './node.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { schemaTables, type Stated } from './schema.ts'

/** A channel of an AsyncAPI document: its rules, constants and messages. */
export function channelPage(document: Json, stated: Stated): string {
  return toObjectEntries(document['channels'])
    .map(([, channel]) => {
      const messages = toObjectEntries(channel['messages']).map(([, message]) =>
        message_(document, resolve(document, message), stated),
      )
      return `<p class="address">${code(String(channel['address'] ?? 'postMessage'))}</p>
${prose(channel['description'])}
${constants(channel)}
${heading('Messages')}
${messages.join('\n')}`
    })
    .join('\n')
}

function message_(document: Json, message: Json, stated: Stated): string {
  const name = String(message['name'])
  const payload = resolve(document, message['payload'])
  const examples = toObjects(message['examples']).map((example, index) =>
    folded(String(example['name'] ?? `example ${String(index + 1)}`), example['payload']),
  )
  return `<section id="${escapeHtml(name)}">
<h3>${code(name)} ${escapeHtml(String(message['title'] ?? ''))}</h3>
<p>${escapeHtml(String(message['summary'] ?? ''))}</p>
${prose(message['description'])}
${schemaTables(document, String(payload['title'] ?? name), payload, stated)}
${examples.join('')}
</section>`
}

/** The channel's `x-` fields: lists of objects as tables, objects as name and value. */
function constants(channel: Json): string {
  return Object.entries(channel)
    .filter(([key, value]) => key.startsWith('x-') && typeof value === 'object')
    .map(([key, value]) => {
      const name = key.charAt(2).toUpperCase() + key.slice(3).replaceAll('-', ' ')
      const title = heading(name)
      if (Array.isArray(value)) {
        const heads = [...new Set(toObjects(value).flatMap((row) => Object.keys(row)))].filter(
          (head) => head !== 'x-proposed',
        )
        return (
          title +
          table(
            name,
            heads,
            toObjects(value).map((row) => heads.map((head) => escapeHtml(String(row[head] ?? '')))),
          )
        )
      }
      const rows = isJson(value) ? Object.entries(value).filter(([part]) => part !== 'x-proposed-keys') : []
      return (
        title +
        table(
          name,
          ['name', 'value'],
          rows.map(([part, item]) => [code(part), escapeHtml(isJson(item) ? JSON.stringify(item) : String(item))]),
        )
      )
    })
    .join('')
}
