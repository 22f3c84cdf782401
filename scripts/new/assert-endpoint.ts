import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import { inRoot } from '../root.ts'
import { toKebab } from './files.ts'
import { listOperations, listTags } from './operations.ts'

/** Names that the generated files use: a schema of that name would hide them. */
const USED_NAMES = [
  ...['Array', 'Blob', 'ErrorType', 'FormData', 'Headers', 'Iterable', 'NonNullable', 'Object', 'Parameters'],
  ...['Promise', 'Record', 'RegExp', 'RequestInit', 'String', 'Symbol'],
]

/** Throws a sentence if the document has no such tag. */
export function assertTag(tag: string): void {
  const tags = listTags()
  if (!tags.includes(tag))
    throw new Error(
      `There is no tag "${tag}".${didYouMean(tag, tags)} There are: ${tags.join(', ')}. npm run new -- tag adds one.`,
    )
}

/** Throws a sentence if an operationId is taken, or is no verb and noun. */
export function assertId(id: string): void {
  // Orval and toKebab() make the same file name of it.
  if (!/^[a-z]+(?:[A-Z][a-z0-9]+)+$/.test(id))
    throw new Error(`"${id}": an operation is a verb and a noun, such as getLimits.`)
  const other = listOperations().find((operation) => operation.id === id)
  if (other !== undefined) throw new Error(`There is an operation ${id} already: ${other.method} ${other.path}.`)
}

/** Throws a sentence if a path is taken, or is none. */
export function assertPath(path: string): void {
  const [, api, ...segments] = path.split('/')
  const isSegment = (segment: string): boolean => /^(?:[A-Za-z0-9][\w.-]*|\{[a-z][A-Za-z0-9]*\})$/.test(segment)
  if (!path.startsWith('/') || api !== 'api' || segments.length === 0 || !segments.every(isSegment))
    throw new Error(`"${path}": a path is /api/ and words or {parameters} between slashes, such as /api/user/{id}.`)
  if (segments[0] === 'open')
    throw new Error(
      `"${path}": write what is open to visitors by hand, after openapi/paths/games/list-open-games.yaml.`,
    )
  const twice = segments.find((segment, place) => segment.startsWith('{') && segments.indexOf(segment) !== place)
  if (twice !== undefined) throw new Error(`"${path}" has ${twice} twice.`)
  // The name of a parameter does not tell paths apart.
  const toShape = (one: string): string => one.replaceAll(/\{\w+\}/g, '{}')
  const other = listOperations().find((operation) => toShape(operation.path) === toShape(path))
  if (other !== undefined) throw new Error(`There is a path ${other.path} already: ${other.method}, ${other.id}.`)
}

/** Throws a sentence if a schema's name is taken, also by what is generated for it. */
export function assertSchema(name: string): void {
  if (USED_NAMES.includes(name))
    throw new Error(`The operation would get a schema ${name}, a name of TypeScript itself. Choose a longer noun.`)
  const files = globSync(['openapi/components/schemas/*/*.yaml', 'generated/http/schemas/*.ts'], { cwd: inRoot() })
  const envelopes = readFileSync(inRoot('openapi/components/envelopes.yaml'), 'utf8')
  const used =
    files.find((file) => [`${name}.yaml`, `${toKebab(name)}.ts`].includes(basename(file))) ??
    (new RegExp(`^${name}(?:Ok)?:`, 'm').test(envelopes) ? 'openapi/components/envelopes.yaml' : undefined)
  if (used !== undefined)
    throw new Error(
      `The operation would get a schema ${name}, which ${used} has already. Choose another noun, or --schema.`,
    )
}
