import { code, escape, folded, prose, table } from './html.ts'
import { entriesOf, isNode, listOf, resolve, type Node } from './node.ts'
import { schemaTables, type Stated } from './schema.ts'

/** A channel of an AsyncAPI document: its rules, constants and messages. */
export function channelPage(document: Node, stated: Stated): string {
  return entriesOf(document['channels'])
    .map(([, channel]) => {
      const messages = entriesOf(channel['messages']).map(([, message]) =>
        message_(document, resolve(document, message), stated),
      )
      return `<p class="address">${code(String(channel['address'] ?? 'postMessage'))}</p>
${prose(channel['description'])}
${constants(channel)}
<h2>Messages</h2>
${messages.join('\n')}`
    })
    .join('\n')
}

function message_(document: Node, message: Node, stated: Stated): string {
  const name = String(message['name'])
  const payload = resolve(document, message['payload'])
  const examples = listOf(message['examples']).map((example, index) =>
    folded(String(example['name'] ?? `example ${String(index + 1)}`), example['payload']),
  )
  return `<section id="${escape(name)}" data-find="${escape(`${name} ${String(message['title'])}`.toLowerCase())}">
<h3>${code(name)} ${escape(String(message['title'] ?? ''))}</h3>
<p>${escape(String(message['summary'] ?? ''))}</p>
${prose(message['description'])}
${schemaTables(document, String(payload['title'] ?? name), payload, stated)}
${examples.join('')}
</section>`
}

/** The channel's `x-` fields: lists of objects as tables, objects as name and value. */
function constants(channel: Node): string {
  return Object.entries(channel)
    .filter(([key, value]) => key.startsWith('x-') && typeof value === 'object')
    .map(([key, value]) => {
      const title = `<h2>${escape(key.slice(2).replaceAll('-', ' '))}</h2>`
      if (Array.isArray(value)) {
        const heads = [...new Set(listOf(value).flatMap((row) => Object.keys(row)))].filter(
          (head) => head !== 'x-proposed',
        )
        return (
          title +
          table(
            heads,
            listOf(value).map((row) => heads.map((head) => escape(String(row[head] ?? '')))),
          )
        )
      }
      const rows = isNode(value) ? Object.entries(value).filter(([name]) => name !== 'x-proposed-keys') : []
      return (
        title +
        table(
          ['name', 'value'],
          rows.map(([name, item]) => [code(name), escape(isNode(item) ? JSON.stringify(item) : String(item))]),
        )
      )
    })
    .join('')
}
