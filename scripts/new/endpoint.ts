import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import { inRoot } from '../root.ts'
import { Files, toKebab, toPascal, toWords, type Added } from './files.ts'
import { listOperations } from './operations.ts'

const HEADERS = ['AcceptLanguage', 'Version', 'VersionCode', 'DeviceId', 'RequestFrom']
const ERRORS = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  408: 'RequestTimeout',
  413: 'PayloadTooLarge',
  500: 'ServerError',
  501: 'NotImplemented',
  502: 'BadGateway',
  503: 'ServiceUnavailable',
  504: 'GatewayTimeout',
  505: 'HttpVersionNotSupported',
}
/** Those that only a write can get. */
const OF_WRITES = ['403', '413']

/** Adds an operation: documents, examples, mock handler and operation case. */
export function addEndpoint(tag: string, id: string, method: string, path: string): Added {
  assertTag(tag)
  assertId(id)
  if (method !== 'GET' && method !== 'POST') throw new Error(`"${method}": the method is GET or POST.`)
  assertPath(path)
  const files = new Files()
  const file = toKebab(id)
  const noun = id.replace(/^[a-z]+/, '')
  const isWrite = method === 'POST'
  const schema = isWrite ? `${toPascal(id)}Result` : noun
  for (const name of isWrite ? [schema, `${toPascal(id)}Body`] : [schema]) assertSchema(name)

  files.create(`openapi/paths/${tag}/${file}.yaml`, renderPath({ tag, id, path, schema, isWrite }))
  files.create(`openapi/components/schemas/${tag}/${schema}.yaml`, renderSchema(`The ${toWords(noun)}.`))
  files.change('openapi/components/envelopes.yaml', (text) => text + renderEnvelope(tag, schema))
  if (isWrite)
    files.create(`openapi/components/schemas/${tag}/${toPascal(id)}Body.yaml`, renderSchema('What the player sends.'))
  files.insertAfterLast(
    'openapi/openapi.yaml',
    new RegExp(`^ {4}\\$ref: paths/${tag}/`),
    `  ${path}:\n    $ref: paths/${tag}/${file}.yaml`,
  )

  const handlers = `${id}Handlers`
  files.create(
    `mocks/handlers/${tag}/${file}.ts`,
    `import type { Handler, Handlers } from '../handler.ts'

const ${id}: Handler<'${id}'> = ({ ${isWrite ? 'body' : 'language'} }) => ({ note: ${isWrite ? 'body.note' : 'language'} })

export const ${handlers} = { ${id} } satisfies Handlers
`,
  )
  files.insertAfterLast(
    'mocks/handlers/registry.ts',
    new RegExp(`^import .*'\\./${tag}/`),
    `import { ${handlers} } from './${tag}/${file}.ts'`,
  )
  files.insertAfterLast('mocks/handlers/registry.ts', /^ {2}\.\.\.\w+Handlers,/, `  ...${handlers},`)

  const cases = `tests/contract/operation-cases/cases/${tag}.ts`
  const call = isWrite ? `${id}({ note: 'A note' })` : `${id}(${/\{/.test(path) ? "'X1'" : ''})`
  const wrong = isWrite ? `\n    badInput: () => ${id}({ note: '' }),` : ''
  files.insertAfterLast(
    cases,
    new RegExp(`^import .*'#generated/http/${tag}/`),
    `import { ${id} } from '#generated/http/${tag}/${file}.ts'`,
  )
  files.insertAfterLast(
    cases,
    /^ {2}\},?$|^ {2}\w+: \{.*\},$/,
    `  ${id}: {\n    success: () => ${call},${wrong}\n    failures: {},\n  },`,
  )
  noteChange(files, `${id} (proposed): ${toWords(noun)}.`)

  return {
    files,
    left: [
      `Describe the operation and its fields in the new files of openapi/; what can be refused: x-codes with messages.`,
      ...(isWrite ? ['x-affects: the reads that the write may change; x-shows: those that must show it.'] : []),
      'npm run generate',
      `Give the handler in mocks/handlers/${tag}/${file}.ts a memory, and a case for each code.`,
      'Use it: npm run new -- screen, or its hook in a feature.',
      'CHANGELOG.md, and npm run check, which says whether the version of the document is to be raised.',
    ],
  }
}

/** Names that the generated files use: a schema of that name would hide them. */
const USED_NAMES = [
  ...['Array', 'Blob', 'ErrorType', 'FormData', 'Headers', 'Iterable', 'NonNullable', 'Object', 'Parameters'],
  ...['Promise', 'Record', 'RegExp', 'RequestInit', 'String', 'Symbol'],
]

function assertTag(tag: string): void {
  const tags = readdirSync(inRoot('openapi/paths'))
  if (!tags.includes(tag))
    throw new Error(`There is no tag "${tag}".${didYouMean(tag, tags)} There are: ${tags.join(', ')}.`)
}

function assertId(id: string): void {
  // Orval and toKebab() make the same file name of it.
  if (!/^[a-z]+(?:[A-Z][a-z0-9]+)+$/.test(id))
    throw new Error(`"${id}": an operation is a verb and a noun, such as getLimits.`)
  const other = listOperations().find((operation) => operation.id === id)
  if (other !== undefined) throw new Error(`There is an operation ${id} already: ${other.method} ${other.path}.`)
}

function assertPath(path: string): void {
  const [, api, ...segments] = path.split('/')
  const isSegment = (segment: string): boolean => /^(?:[A-Za-z0-9][\w.-]*|\{[a-z][A-Za-z0-9]*\})$/.test(segment)
  if (!path.startsWith('/') || api !== 'api' || segments.length === 0 || !segments.every(isSegment))
    throw new Error(`"${path}": a path is /api/ and words or {parameters} between slashes, such as /api/user/{id}.`)
  const twice = segments.find((segment, place) => segment.startsWith('{') && segments.indexOf(segment) !== place)
  if (twice !== undefined) throw new Error(`"${path}" has ${twice} twice.`)
  // The name of a parameter does not tell paths apart.
  const toShape = (one: string): string => one.replaceAll(/\{\w+\}/g, '{}')
  const other = listOperations().find((operation) => toShape(operation.path) === toShape(path))
  if (other !== undefined) throw new Error(`There is a path ${other.path} already: ${other.method}, ${other.id}.`)
}

function assertSchema(name: string): void {
  if (USED_NAMES.includes(name))
    throw new Error(`The operation would get a schema ${name}, a name of TypeScript itself. Choose a longer noun.`)
  const files = globSync(['openapi/components/schemas/*/*.yaml', 'generated/http/schemas/*.ts'], { cwd: inRoot() })
  const envelopes = readFileSync(inRoot('openapi/components/envelopes.yaml'), 'utf8')
  const used =
    files.find((file) => [`${name}.yaml`, `${toKebab(name)}.ts`].includes(basename(file))) ??
    (new RegExp(`^${name}(?:Ok)?:`, 'm').test(envelopes) ? 'openapi/components/envelopes.yaml' : undefined)
  if (used !== undefined)
    throw new Error(`The operation would get a schema ${name}, which ${used} has already. Choose another noun.`)
}

/** A line in the newest entry of the document's changelog. */
function noteChange(files: Files, words: string): void {
  files.change('openapi/changelog.yaml', (text) => text.replace('  changes:\n', (head) => `${head}    - "${words}"\n`))
}

function renderPath(given: { tag: string; id: string; path: string; schema: string; isWrite: boolean }): string {
  const { tag, id, path, schema, isWrite } = given
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']) => `    - name: ${name}
      in: path
      required: true
      description: Which one.
      schema:
        type: string
        minLength: 1
        maxLength: 64
      example: X1
`,
  )
  const body = `  requestBody:
    required: true
    content:
      application/json:
        schema:
          $ref: ../../components/schemas/${tag}/${toPascal(id)}Body.yaml
        examples:
          body:
            value:
              note: A note
`
  const errors = Object.entries(ERRORS).filter(([status]) => isWrite || !OF_WRITES.includes(status))
  const hasInput = isWrite || parameters.length > 0
  return `${isWrite ? 'post' : 'get'}:
  operationId: ${id}
  summary: ${sentence(toWords(id))}
  description: ${isWrite ? 'Changes' : 'Returns'} the ${toWords(id.replace(/^[a-z]+/, ''))}.
  tags: [${tag}]
  x-effect: ${isWrite ? 'write' : 'read'}
  parameters:
${HEADERS.map((name) => `    - $ref: ../../components/parameters.yaml#/${name}\n`).join('')}${parameters.join('')}${isWrite ? body : ''}  responses:
    '200':
      description: The envelope of success or failure.
      headers:
        Cache-Control:
          $ref: ../../components/headers/NoStore.yaml
      content:
        application/json:
          schema:
            oneOf:
              - $ref: ../../components/envelopes.yaml#/${schema}Ok
              - $ref: ../../components/envelopes.yaml#/Failure
          examples:
            success:
              value:
                success: true
                code: 20000
                msg: ''
                data:
                  note: A note
            sessionInvalid:
              $ref: ../../components/examples/shared.yaml#/session-invalid
${hasInput ? '            badInput:\n              $ref: ../../components/examples/shared.yaml#/bad-input\n' : ''}${errors.map(([status, name]) => `    '${status}':\n      $ref: ../../components/responses.yaml#/${name}\n`).join('')}`
}

function renderSchema(description: string): string {
  return `type: object
description: ${description}
required: [note]
properties:
  note:
    type: string
    minLength: 1
    maxLength: 200
    description: A first field.
`
}

function renderEnvelope(tag: string, schema: string): string {
  return `${schema}Ok:
  type: object
  description: The ${toWords(schema)}.
  required: [success, code, msg, data]
  properties:
    success:
      $ref: '#/Success'
    code:
      $ref: '#/SuccessCode'
    msg:
      $ref: '#/SuccessMessage'
    data:
      $ref: schemas/${tag}/${schema}.yaml
`
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
