import { existsSync } from 'node:fs'
import { inRoot } from '../root.ts'
import { assertId, assertPath, assertSchema, assertTag } from './assert-endpoint.ts'
import { readNewCodes } from './codes.ts'
import { addEntry, addImport, listImportedNames } from './edit-code.ts'
import { addToYaml } from './edit-yaml.ts'
import { renderCase, renderCases, renderHandler, toHandlers } from './endpoint-code.ts'
import {
  renderBody,
  renderEnvelope,
  renderExamples,
  renderPage,
  renderPath,
  renderResult,
  renderRow,
} from './endpoint-documents.ts'
import { Files, toKebab, toPascal, toWords, type Added } from './files.ts'
import type { NewEndpoint } from './new-endpoint.ts'
import { noteChange } from './note-change.ts'

interface Options {
  /** It returns a list in pages, whose rows have the schema `row`. */
  paged?: boolean
  row?: string | undefined
  /** The schema of a payload that is no page; named by the operation without it. */
  schema?: string | undefined
  /** What it refuses: `ticketClosed,ticketUnknown@id`. */
  codes?: string | undefined
}

/** Adds an operation: documents, examples, mock handler and operation cases. */
export function addEndpoint(tag: string, id: string, method: string, path: string, options: Options = {}): Added {
  assertTag(tag)
  assertId(id)
  if (method !== 'GET' && method !== 'POST') throw new Error(`"${method}": the method is GET or POST.`)
  assertPath(path)
  const given = readEndpoint({ tag, id, path, isWrite: method === 'POST' }, options)
  const { file, schema, row, isWrite } = given
  const body = `${toPascal(id)}Body`
  const schemas = { [schema]: row === undefined ? renderResult(given) : renderPage(row) }
  if (row !== undefined) schemas[row] = renderRow(row)
  if (isWrite) schemas[body] = renderBody(given)
  const files = new Files()
  for (const [name, text] of Object.entries(schemas)) {
    assertSchema(name)
    files.create(`openapi/components/schemas/${tag}/${name}.yaml`, text)
  }
  files.create(`openapi/paths/${tag}/${file}.yaml`, renderPath(given))
  files.create(`openapi/components/examples/${tag}/${file}.yaml`, renderExamples(given))
  files.change('openapi/components/envelopes.yaml', (text) =>
    addToYaml(text, [], renderEnvelope(tag, schema), (name) => String(name) < `${schema}Ok`),
  )
  files.change('openapi/openapi.yaml', (text) => {
    const isOfTag = (_: unknown, item: unknown): boolean => JSON.stringify(item).includes(`paths/${tag}/`)
    return addToYaml(
      text,
      ['paths'],
      `${path}:\n  $ref: paths/${tag}/${file}.yaml`,
      text.includes(`paths/${tag}/`) ? isOfTag : undefined,
    )
  })
  noteChange(files, 'openapi', `${id}: ${toWords(id.replace(/^[a-z]+/, ''))}.`)
  addCode(files, given)
  return { files, left: listSteps(given) }
}

/** Reads what the options say, and throws a sentence for what does not fit. */
function readEndpoint(
  { tag, id, path, isWrite }: Pick<NewEndpoint, 'tag' | 'id' | 'path' | 'isWrite'>,
  { paged = false, row, schema = isWrite ? `${toPascal(id)}Result` : id.replace(/^[a-z]+/, ''), codes: list }: Options,
): NewEndpoint {
  if (paged && isWrite) throw new Error('--paged is for a GET: it returns a list.')
  if (paged !== (row !== undefined))
    throw new Error('--paged and --row belong together: the schema of a row. See --help')
  const name = row ?? schema
  if (!/^(?:[A-Z][a-z0-9]+)+$/.test(name)) throw new Error(`"${name}" is no name of a schema, such as Ticket.`)
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const codes = list === undefined ? [] : readNewCodes(list, tag)
  const sent = codes.flatMap(({ field }) => field ?? [])
  const wrong = isWrite ? undefined : sent.find((field) => !parameters.includes(field))
  if (wrong !== undefined) throw new Error(`--codes: ${id} has no parameter ${wrong} in its path.`)
  return {
    ...{ tag, id, path, isWrite, parameters, row, codes },
    file: toKebab(id),
    schema: row === undefined ? schema : `${row}Page`,
    fields: isWrite
      ? ['note', ...new Set(sent.filter((field) => field !== 'note' && !parameters.includes(field)))]
      : [],
  }
}

/** The mock's handler and the operation cases, each in the lists that name them. */
function addCode(files: Files, given: NewEndpoint): void {
  const { tag, id, file } = given
  const handlers = toHandlers(id)
  files.create(`mocks/handlers/${tag}/${file}.ts`, renderHandler(given))
  files.change('mocks/handlers/registry.ts', (text) => {
    const ofTag = listImportedNames(text, `./${tag}/`)
    const isOfTag = (entry: string): boolean => ofTag.some((name) => entry === `...${name}`)
    return addImport(addEntry(text, 'handlers', `...${handlers}`, isOfTag), `{ ${handlers} }`, `./${tag}/${file}.ts`)
  })
  const cases = `tests/contract/operation-cases/cases/${tag}.ts`
  const constant = `${tag.toUpperCase()}_CASES`
  if (!existsSync(inRoot(cases))) {
    files.create(cases, renderCases(tag, constant))
    files.change('tests/contract/operation-cases/cases.ts', (text) =>
      addImport(addEntry(text, 'CASES', `...${constant}`), `{ ${constant} }`, `./cases/${tag}.ts`),
    )
  }
  files.change(cases, (text) =>
    addImport(addEntry(text, constant, renderCase(given)), `{ ${id} }`, `#generated/http/${tag}/${file}.ts`),
  )
}

function listSteps({ tag, file, isWrite, codes }: NewEndpoint): string[] {
  return [
    'Describe the operation and its fields in the new files of openapi/; what can be refused: x-codes with messages.',
    ...(codes.length > 0 ? ['The cause of each new code, and its texts in each language, in x-codes.'] : []),
    ...(isWrite ? ['x-affects: the reads that the write may change; x-shows: those that must show it.'] : []),
    'npm run generate',
    `Give the handler in mocks/handlers/${tag}/${file}.ts a memory, and a case for each code.`,
    'Use it: npm run new -- screen, or its hook in a feature.',
    'CHANGELOG.md, and npm run check, which says whether the version of the document is to be raised.',
  ]
}
