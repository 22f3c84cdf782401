import type { NewCode } from './codes.ts'
import { toKebab } from './files.ts'
import type { NewEndpoint } from './new-endpoint.ts'

export const toHandlers = (id: string): string => `${id}Handlers`

/** The field whose value makes the mock refuse a request with a code; undefined where the request has no field. */
function findCarrier({ isWrite, parameters }: NewEndpoint, { field }: NewCode): string | undefined {
  return field ?? (isWrite ? 'note' : parameters[0])
}

/** The mock's handler. A field with the name of a code makes it refuse. */
export function renderHandler(given: NewEndpoint): string {
  const { id, row, isWrite, parameters, codes } = given
  const refusals = codes.flatMap((code) => {
    const field = findCarrier(given, code)
    if (field === undefined) return []
    const place = parameters.includes(field) ? 'path' : 'body'
    return `  if (request.${place}.${field} === '${code.name}') return request.fail('${code.name}')\n`
  })
  const note = isWrite ? 'request.body.note' : 'request.language'
  const handler = `const ${id}: Handler<'${id}'> = (request) => {
${refusals.join('')}  return ${row === undefined ? `{ note: ${note} }` : renderRows(row)}
}
`
  const paging = `/** More rows than a page has. */
const NUMBERS = Array.from({ length: 25 }, (_, place) => place + 1)

`
  return `${row === undefined ? '' : "import { toInstant } from '../../lib/time.ts'\n"}import type { Handler, Handlers } from '../handler.ts'
${row === undefined ? '' : "import { listFor, toPage } from '../paging.ts'\n"}
${row === undefined ? '' : paging}${handler}
export const ${toHandlers(id)} = { ${id} } satisfies Handlers
`
}

function renderRows(row: string): string {
  return `toPage(listFor(request.player, NUMBERS), request.query, (number) => ({
    id: \`${toKebab(row)}-\${String(number)}\`,
    note: \`Note \${String(number)}\`,
    createdAt: toInstant(request.sandbox.beganAt - number * 60_000),
  }))`
}

/** The file with the cases of a new tag. */
export function renderCases(tag: string, constant: string): string {
  return `import type { OperationCases } from '../operation-case.ts'

export const ${constant}: OperationCases<'${tag}'> = {}
`
}

/** The cases of an operation: success, bad input, and each code. */
export function renderCase(given: NewEndpoint): string {
  const { id, row, isWrite, parameters, codes } = given
  const failures = codes.map((code) => {
    const field = findCarrier(given, code)
    if (field !== undefined) return `${code.name}: () => ${renderCall(given, { [field]: `'${code.name}'` })},`
    return `${code.name}: async (player) => {
        await player.control('faults', { operationId: '${id}', fault: { kind: 'code', code: ${String(code.code)} } })
        return ${renderCall(given)}
      },`
  })
  const [parameter] = parameters
  const wrong = {
    ...(isWrite
      ? { note: "''" }
      : row !== undefined
        ? { pageNum: '0' }
        : parameter && { [parameter]: "'x'.repeat(65)" }),
  }
  const badInput = Object.keys(wrong).length > 0 ? `badInput: () => ${renderCall(given, wrong)},` : ''
  return `${id}: {
    success: () => ${renderCall(given)},
    ${badInput}
    failures: {${failures.length > 0 ? `\n${failures.join('\n')}\n` : ''}},
  }`
}

/** A call with samples, but for the values that are given as code. */
function renderCall(given: NewEndpoint, values: Record<string, string> = {}): string {
  const { id, isWrite, parameters, fields } = given
  const samples = isWrite
    ? fields.map((field) => `${field}: ${values[field] ?? (field === 'note' ? "'A note'" : "'X1'")}`)
    : 'pageNum' in values
      ? [`pageNum: ${values['pageNum'] ?? ''}`]
      : []
  const words = parameters.map((name) => values[name] ?? "'X1'")
  return `${id}(${[...words, ...(samples.length > 0 ? [`{ ${samples.join(', ')} }`] : [])].join(', ')})`
}
