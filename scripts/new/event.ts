import { readDocument } from '@tumpak/contract-kit/load-document.ts'
import { at, isJson } from '@tumpak/contract-kit/json.ts'
import { inRoot } from '../root.ts'
import { addToYaml } from './edit-yaml.ts'
import { Files, toPascal, toSentence, type Added } from './files.ts'
import { noteChange } from './note-change.ts'
import { findRead } from './operations.ts'

const SOCKET = 'asyncapi/socket.yaml'

interface Options {
  /** The reads that the app reads again. */
  affects: readonly string[]
  /** Its field in the badge data, if the message is a count. */
  counter?: string | undefined
}

/** A message that is added. */
interface NewEvent {
  event: string
  /** The name of its files. */
  file: string
  /** Its schema. */
  name: string
  /** Its name in the channel. */
  key: string
  counter: string | undefined
}

/** Adds a message that the server sends: documents, schema and example; of a counter also its field in the badge data. */
export function addEvent(event: string, { affects, counter }: Options): Added {
  if (!/^[a-z]+(?:\.[a-z]+)+$/.test(event))
    throw new Error(`"${event}": an event is words in small letters with dots, such as ticket.closed.`)
  assertNew(event)
  if (counter !== undefined) assertCounter(counter)
  for (const read of affects) findRead(read)
  const name = toPascal(event)
  const key = name.charAt(0).toLowerCase() + name.slice(1)
  const given = { event, name, key, counter, file: event.replaceAll('.', '-') }
  const files = new Files()
  addDocuments(files, given, [...new Set(affects)])
  noteChange(files, 'socket', `\`${event}\`.`)
  if (counter !== undefined) addCounter(files, counter, event)
  return { files, left: listSteps(given, affects.length > 0) }
}

function addDocuments(files: Files, given: NewEvent, reads: readonly string[]): void {
  const { event, name, key, file, counter } = given
  const content = counter === undefined ? '{ "note": "A note" }' : '3'
  const revision = counter === undefined ? '' : ', "revision": 150'
  files.create(`asyncapi/schemas/socket/${file}.yaml`, renderSchema(given))
  files.create(
    `asyncapi/examples/socket/${file}.json`,
    `{ "event": "${event}", "content": ${content}, "sid": "7f3c2a90-00000050"${revision} }\n`,
  )
  const ref = `$ref: '#/channels/player/messages/${key}'`
  files.change(SOCKET, (text) =>
    addToYaml(text, ['channels', 'player', 'messages'], `${key}:\n  $ref: '#/components/messages/${name}'`),
  )
  files.change(SOCKET, (text) =>
    counter === undefined
      ? addToYaml(
          text,
          ['operations'],
          `receive${name}:
  action: receive
  channel:
    $ref: '#/channels/player'
  summary: Receive ${event}
  description: The server sends this when it happens, whatever the client did. The client ignores a sid that it knows.
  messages:
    - ${ref}`,
        )
      : addToYaml(text, ['operations', 'receiveCount', 'messages'], `- ${ref}`),
  )
  files.change(SOCKET, (text) => addToYaml(text, ['components', 'messages'], renderMessage(given, reads)))
}

function renderMessage({ event, name, key, file, counter }: NewEvent, reads: readonly string[]): string {
  const description =
    counter === undefined
      ? ['It has happened.', 'Not sent for anything else.']
      : [
          'The number has changed.',
          'Not sent while the count stays the same.',
          `The content is the new count of ${counter}; it replaces the old one.`,
        ]
  const count = counter === undefined ? '' : `  x-count:\n    call: getBadges\n    pointer: /${counter}\n`
  return `${name}:
  name: ${event}
  title: ${toSentence(event.replaceAll('.', '-'))}
  summary: Server to client
  description: |
    ${description.join('\n    ')}
${count}${reads.length > 0 ? `  x-affects: [${reads.join(', ')}]\n` : ''}  payload:
    $ref: schemas/socket/${file}.yaml
  examples:
    - name: ${key}
      payload:
        $ref: examples/socket/${file}.json`
}

function renderSchema({ name, event, counter }: NewEvent): string {
  const note = `    type: object
    required: [note]
    properties:
      note:
        type: string
        minLength: 1
        maxLength: 200
`
  return `title: ${name}
type: object
required: [event, content]
properties:
  event:
    type: string
    const: ${event}
  content:
${counter === undefined ? note : '    $ref: count.yaml\n'}  sid:
    $ref: sid.yaml
${counter === undefined ? '' : '  revision:\n    $ref: revision.yaml\n'}`
}

/** The field of the badge data, optional: a server of an earlier contract lacks it. */
function addCounter(files: Files, counter: string, event: string): void {
  files.change('openapi/components/schemas/account/Badges.yaml', (text) =>
    addToYaml(
      text,
      ['properties'],
      `${counter}:
  type: integer
  minimum: 0
  description: The count of \`${event}\`.`,
      (name) => name !== 'revision',
    ),
  )
  files.change('openapi/components/examples/account/get-badges.yaml', (text) => {
    const withEmpty = addToYaml(text, ['get-badges-empty', 'value', 'data'], `${counter}: 0`, isNoRevision)
    return addToYaml(withEmpty, ['get-badges-success', 'value', 'data'], `${counter}: 1`, isNoRevision)
  })
  noteChange(files, 'openapi', `\`${counter}\` of the badge data.`)
}

const isNoRevision = (name: unknown): boolean => name !== 'revision'

function listSteps({ event, file, counter }: NewEvent, affects: boolean): string[] {
  return [
    `Describe in ${SOCKET} when it is sent and when not, and its content in asyncapi/schemas/socket/${file}.yaml.`,
    ...(affects || counter !== undefined
      ? []
      : ['x-affects: what the app reads again; or bind it in src/realtime/handlers, if it does something else.']),
    `npm run generate`,
    ...(counter === undefined
      ? [
          `Send it from the mock where it happens: sandbox.push(uid, '${event}', content). /__mock pushes it by hand already.`,
        ]
      : [
          `Raise it in the mock where it happens: sandbox.raise(account, '${counter}'). /__mock pushes it by hand already.`,
          `Show it: badges.counts.${counter}, at each place that \`git grep inboxUnread src\` names.`,
        ]),
    'CHANGELOG.md, and npm run check, which says whether the version of the document is to be raised.',
  ]
}

function assertNew(event: string): void {
  const messages = at(readDocument(inRoot(SOCKET)), '/components/messages')
  const names = isJson(messages) ? Object.values(messages).map((message) => isJson(message) && message['name']) : []
  if (names.includes(event)) throw new Error(`There is an event ${event} already, in ${SOCKET}.`)
}

function assertCounter(counter: string): void {
  if (!/^[a-z]+(?:[A-Z][a-z0-9]+)+$/.test(counter))
    throw new Error(`"${counter}": a counter is a field of the badge data, such as ticketAnswerNum.`)
  const fields = at(readDocument(inRoot('openapi/components/schemas/account/Badges.yaml')), '/properties')
  if (isJson(fields) && counter in fields) throw new Error(`There is a counter ${counter} already, in the badge data.`)
}
