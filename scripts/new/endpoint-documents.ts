import { renderCodes } from './codes.ts'
import { toKebab, toPascal, toSentence, toWords } from './files.ts'
import type { NewEndpoint } from './new-endpoint.ts'

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

/** The operation's own file of `openapi/paths`. */
export function renderPath(given: NewEndpoint): string {
  const { tag, id, file, schema, row, isWrite, parameters, codes } = given
  const errors = Object.entries(ERRORS).filter(([status]) => isWrite || !OF_WRITES.includes(status))
  const hasInput = isWrite || row !== undefined || parameters.length > 0
  const example = (name: string): string =>
    `            ${name}:\n              $ref: ../../components/examples/${tag}/${file}.yaml#/${file}-${name}\n`
  const body = `  requestBody:
    required: true
    content:
      application/json:
        schema:
          $ref: ../../components/schemas/${tag}/${toPascal(id)}Body.yaml
        examples:
          body:
            $ref: ../../components/examples/${tag}/${file}.yaml#/${file}-body
`
  const shared = [...HEADERS, ...(row === undefined ? [] : ['PageNum', 'PageSize'])].map(
    (name) => `    - $ref: ../../components/parameters.yaml#/${name}\n`,
  )
  return `${isWrite ? 'post' : 'get'}:
  operationId: ${id}
  summary: ${toSentence(id)}
  description: ${isWrite ? 'Changes' : 'Returns'} the ${toWords(id.replace(/^[a-z]+/, ''))}${row === undefined ? '' : ', newest first'}.
  tags: [${tag}]
  x-effect: ${isWrite ? 'write' : 'read'}
${isWrite ? '' : '  x-own: true\n'}${row === undefined ? '' : '  x-order: -createdAt\n'}${renderCodes(codes)}  parameters:
${shared.slice(0, HEADERS.length).join('')}${parameters.map(renderParameter).join('')}${shared.slice(HEADERS.length).join('')}${isWrite ? body : ''}  responses:
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
${example('success')}${row === undefined ? '' : example('empty')}            sessionInvalid:
              $ref: ../../components/examples/shared.yaml#/session-invalid
${hasInput ? '            badInput:\n              $ref: ../../components/examples/shared.yaml#/bad-input\n' : ''}${errors.map(([status, name]) => `    '${status}':\n      $ref: ../../components/responses.yaml#/${name}\n`).join('')}`
}

function renderParameter(name: string): string {
  return `    - name: ${name}
      in: path
      required: true
      description: Which one.
      schema:
        type: string
        minLength: 1
        maxLength: 64
      example: X1
`
}

/** The example of each response and of the body. */
export function renderExamples({ file, row, isWrite, fields }: NewEndpoint): string {
  const renderExample = (name: string, summary: string, data: string): string => `${file}-${name}:
  summary: ${summary}
  value:
    success: true
    code: 20000
    msg: ''
    data:
${data}`
  const body = `${file}-body:
  summary: A request
  value:
${fields.map((field) => `    ${field}: ${field === 'note' ? 'A note' : 'X1'}\n`).join('')}`
  if (row === undefined)
    return `${isWrite ? body : ''}${renderExample('success', 'A response', '      note: A note\n')}`
  const rows = `      list:
        - id: ${toKebab(row)}-1
          note: A note
          createdAt: '2026-11-20T20:00:00+08:00'
      total: 1
`
  return `${renderExample('empty', 'No rows', '      list: []\n      total: 0\n')}${renderExample('success', 'A page', rows)}`
}

/** The schema of a payload that is no page. */
export function renderResult({ id }: NewEndpoint): string {
  return renderSchema(`The ${toWords(id.replace(/^[a-z]+/, ''))}.`, ['note'])
}

export function renderBody({ fields }: NewEndpoint): string {
  return renderSchema('What the player sends.', fields)
}

function renderSchema(description: string, fields: readonly string[]): string {
  return `type: object
description: ${description}
required: [${fields.join(', ')}]
properties:
${fields.map(renderField).join('')}`
}

function renderField(name: string): string {
  return `  ${name}:
    type: string
    minLength: 1
    maxLength: ${name === 'note' ? '200' : '64'}
    description: ${name === 'note' ? 'A first field' : toSentence(name)}.
`
}

/** The schema of a row of a list. */
export function renderRow(row: string): string {
  return `type: object
description: A ${toWords(row)}.
required: [id, note, createdAt]
properties:
  id:
    $ref: ../common/Code.yaml
${renderField('note')}  createdAt:
    $ref: ../common/Instant.yaml
`
}

/** The schema of a page of rows. */
export function renderPage(row: string): string {
  return `type: object
description: A page of rows.
required: [list, total]
properties:
  list:
    type: array
    maxItems: 100
    items:
      $ref: ./${row}.yaml
    description: The items of this page; empty after the last page.
  total:
    $ref: ../common/Total.yaml
`
}

/** The envelope of a success. */
export function renderEnvelope(tag: string, schema: string): string {
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
