import type { Json } from '@tumpak/contract-kit/json.ts'
import { SEVERITIES } from './severity.ts'
import { RISKS } from './config.ts'
import { PRESETS } from './presets.ts'

/** The form of a setting's value. Settings of the kind `other` have readers of their own. */
export type SettingKind = 'text' | 'integer' | 'switch' | 'names' | 'object' | 'other'

/** A setting of the config file: the reader and the JSON Schema both come from it. */
export interface Setting {
  readonly kind: SettingKind
  readonly description: string
  /** The minimum of an integer. */
  readonly minimum?: number
  /** The JSON Schema, if the kind does not say enough. */
  readonly schema?: Json
}

const TEXT = { $ref: '#/$defs/text' }
/** YAML reads a password such as 123456 as a number. */
const SCALAR = { $ref: '#/$defs/scalar' }
const NAMES = { $ref: '#/$defs/names' }
const NUMBER = { $ref: '#/$defs/number' }
const createListSchema = (items: Json): Json => ({ type: 'array', items })
const createMapSchema = (additionalProperties: Json): Json => ({ type: 'object', additionalProperties })
const exactly = (properties: Json, required: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const LEVEL = { enum: [...SEVERITIES, 'off', false] }
const CHECK_SETTING = {
  anyOf: [LEVEL, exactly({ severity: LEVEL, only: NAMES, reason: { type: 'string' } }, ['severity'])],
}
const TOKEN = {
  anyOf: [
    TEXT,
    exactly({ command: TEXT }, ['command']),
    { type: 'object', properties: { url: TEXT, command: false }, required: ['url'], additionalProperties: SCALAR },
  ],
}
const ACCOUNTS = createListSchema({
  type: 'object',
  properties: { token: TOKEN, tokens: createMapSchema(SCALAR), lasting: { type: 'boolean' } },
  additionalProperties: SCALAR,
})
const TRIGGER = {
  anyOf: [
    exactly({ command: TEXT }, ['command']),
    exactly({ url: TEXT, method: { type: 'string' }, body: { type: 'object' } }, ['url']),
    exactly({ call: TEXT }, ['call']),
  ],
}
const PAGE = { pointer: TEXT, kind: TEXT, name: TEXT }
const STEPS = createListSchema(exactly({ click: { type: 'string' }, sends: { type: 'string' } }, ['click']))
const FRAME = {
  anyOf: [
    { type: 'string' },
    exactly({ ...PAGE, url: TEXT, steps: STEPS }, ['url']),
    exactly({ ...PAGE, call: TEXT, steps: STEPS }, ['call']),
  ],
}

const text = (description: string, schema?: Json): Setting => ({ kind: 'text', description, ...(schema && { schema }) })
const object = (description: string, schema: Json): Setting => ({ kind: 'object', description, schema })
const other = (description: string, schema: Json): Setting => ({ kind: 'other', description, schema })
const names = (description: string): Setting => ({ kind: 'names', description })
const isOn = (description: string): Setting => ({ kind: 'switch', description })
const integer = (description: string, minimum = 0): Setting => ({ kind: 'integer', description, minimum })

/** The settings of a config file, by name. */
export const SETTINGS: { readonly [name: string]: Setting } = {
  url: text("The server's address, without credentials."),
  extends: text('The documents of a product that come with the package.', { enum: Object.keys(PRESETS) }),
  openapi: text('The OpenAPI document: a file, or an address.'),
  asyncapi: text('The document of the socket: a file, an address, or none.'),
  frameDocument: text('The document of framed pages: a file, or an address.'),
  server: other("The document's server whose path is used: a number from 1, its name or address, or none.", {
    anyOf: [TEXT, { type: 'integer', minimum: 1 }],
  }),
  serverVariables: object('Variables of that server.', createMapSchema(SCALAR)),
  envelope: text('What success means, if the document has no x-envelope: success == true && code == 0'),
  players: other('Test accounts: the fields of the login operation, and other known fields.', ACCOUNTS),
  accounts: other('Another name of players.', ACCOUNTS),
  headers: object('Headers of every request, such as a key of the gateway.', createMapSchema(SCALAR)),
  login: text('The operationId that opens a session, if the harness does not find it.'),
  register: other('The operationId that creates an account, or false for none.', {
    anyOf: [TEXT, { const: false }],
  }),
  otp: other('Where one-time passwords come from.', {
    anyOf: [
      exactly({ fixed: SCALAR }, ['fixed']),
      exactly({ command: TEXT }, ['command']),
      exactly({ url: TEXT, pattern: { type: 'string' } }, ['url']),
    ],
  }),
  restart: object(
    'A command that restarts the server, to judge what survives a restart, and how long the server may take.',
    exactly({ command: TEXT, timeoutMs: NUMBER }, ['command']),
  ),
  clock: object(
    "A command that moves the server's clock ahead by some seconds, to judge what waits for hours.",
    exactly({ command: TEXT }, ['command']),
  ),
  inputs: object('Values that no response provides, by operationId/field, x-input, component or field.', {
    type: 'object',
  }),
  files: object('Files for uploads, by field, or file for all.', createMapSchema(TEXT)),
  after: object('Operations to call first, by the operation that needs them.', createMapSchema(NAMES)),
  languages: other('Two languages in which messages must differ.', {
    ...createListSchema(TEXT),
    minItems: 2,
    maxItems: 2,
  }),
  allow: other('Also calls operations with these effects.', {
    anyOf: [{ type: 'string' }, createListSchema({ enum: [...RISKS] })],
  }),
  deny: names('Operations that are never called; named as in only.'),
  only: names('Reports on these only: operationIds, tags, paths, or patterns of them.'),
  implemented: isOn('Operations that the server does not have yet do not fail the run.'),
  cleanup: isOn('Deletes what the run created, where the document says how.'),
  stated: isOn('Findings on proposed parts are warnings.'),
  slow: isOn('Also runs checks that take longer than 5 s.'),
  fuzz: integer('Random requests per operation.'),
  checks: names('Files with checks of your own.'),
  checkSettings: other(
    'Another severity of a check, or off, by its id.',
    createMapSchema({ anyOf: [CHECK_SETTING, createListSchema(CHECK_SETTING)] }),
  ),
  skipChecks: names('Ids of checks whose results do not count.'),
  unseenCodes: object(
    'Documented codes that need not be received, with the reason: by operationId/name, name or code.',
    createMapSchema({ type: 'string', minLength: 1 }),
  ),
  baseline: other(
    'Known findings, which do not fail the run until they expire.',
    createListSchema(
      exactly({ id: { type: 'string' }, reason: { type: 'string', minLength: 1 }, expires: { type: 'string' } }, [
        'id',
        'reason',
        'expires',
      ]),
    ),
  ),
  rateLimit: other('Requests per second in total.', NUMBER),
  workers: integer('Concurrent requests.', 1),
  timeoutMs: integer('The timeout of a request in milliseconds.', 1),
  tls: object(
    "The certificate of the server's authority, and a certificate of the client: PEM files, or their content.",
    exactly({ ca: TEXT, cert: TEXT, key: TEXT, passphrase: SCALAR }),
  ),
  proxy: other('An HTTP proxy for requests and the socket, such as http://proxy:3128.', TEXT),
  hooks: text('A file with functions around each request.'),
  seed: integer('The same seed sends the same requests.'),
  triggers: object('What makes the server send each event of the socket.', createMapSchema(TRIGGER)),
  socket: object(
    'Timeouts of the socket and of framed pages in milliseconds.',
    exactly({ answerMs: NUMBER, eventMs: NUMBER, settleMs: NUMBER }),
  ),
  frames: other('Pages that the app shows in frames.', createListSchema(FRAME)),
  allowUnsandboxed: isOn('Also opens framed pages of other machines if Chromium runs without its sandbox.'),
}
