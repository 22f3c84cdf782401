import { readDocument } from '@tumpak/contract-kit/load-document.ts'
import { at, isJson } from '@tumpak/contract-kit/json.ts'
import { inRoot } from '../root.ts'
import { Files, toPascal, type Added } from './files.ts'
import { findRead } from './operations.ts'

/**
 * Adds a message that the server sends: documents, schema and example. The app reads again what it affects, which must
 * be reads.
 */
export function addEvent(event: string, affects: string[]): Added {
  if (!/^[a-z]+(?:\.[a-z]+)+$/.test(event))
    throw new Error(`"${event}": an event is words in small letters with dots, such as limit.reached.`)
  assertNew(event)
  for (const read of affects) findRead(read)
  const reads = [...new Set(affects)].join(', ')
  const files = new Files()
  const socket = 'asyncapi/socket.yaml'
  const file = event.replaceAll('.', '-')
  const name = toPascal(event)
  const key = name.charAt(0).toLowerCase() + name.slice(1)

  files.create(
    `asyncapi/schemas/socket/${file}.yaml`,
    `title: ${name}
type: object
required: [event, content]
properties:
  event:
    type: string
    const: ${event}
  content:
    type: object
    required: [note]
    properties:
      note:
        type: string
        minLength: 1
        maxLength: 200
  sid:
    type: string
    minLength: 1
    maxLength: 64
`,
  )
  files.create(
    `asyncapi/examples/socket/${file}.json`,
    `${JSON.stringify({ event, content: { note: 'A note' }, sid: `${file}-1` }, null, 2)}\n`,
  )
  files.change(socket, (text) =>
    text
      .replace(/^( {4}bindings:\n {6}ws:)/m, `      ${key}:\n        $ref: '#/components/messages/${name}'\n$1`)
      .replace(
        /^components:$/m,
        `  receive${name}:
    action: receive
    channel:
      $ref: '#/channels/player'
    summary: Receive ${event}
    description: The server sends this when it happens, whatever the client did. The client ignores a sid that it knows.
    messages:
      - $ref: '#/channels/player/messages/${key}'
components:`,
      )
      .trimEnd().concat(`
    ${name}:
      name: ${event}
      title: ${event.replaceAll('.', ' ')}
      summary: Server to client
      description: |
        It has happened.
        Not sent for anything else.
${affects.length > 0 ? `      x-affects: [${reads}]\n` : ''}      payload:
        $ref: schemas/socket/${file}.yaml
      examples:
        - name: ${key}
          payload:
            $ref: examples/socket/${file}.json
`),
  )
  files.change(socket, (text) =>
    text.replace(/^(x-changelog:\n(?:.*\n)*?\s+changes:\n)/m, (head) => `${head}      - "\`${event}\` (proposed)."\n`),
  )
  return {
    files,
    left: [
      `Describe in ${socket} when it is sent and when not, and its content in asyncapi/schemas/socket/${file}.yaml.`,
      ...(affects.length > 0
        ? []
        : ['x-affects: what the app reads again; or bind it in src/realtime/handlers, if it does something else.']),
      `A counter: x-count, which names its field in the badge data.`,
      `npm run generate`,
      `Send it from the mock where it happens: sandbox.push(uid, '${event}', content). /__mock pushes it by hand already.`,
      'CHANGELOG.md, and npm run check, which says whether the version of the document is to be raised.',
    ],
  }
}

function assertNew(event: string): void {
  const messages = at(readDocument(inRoot('asyncapi/socket.yaml')), '/components/messages')
  const names = isJson(messages) ? Object.values(messages).map((message) => isJson(message) && message['name']) : []
  if (names.includes(event)) throw new Error(`There is an event ${event} already, in asyncapi/socket.yaml.`)
}
