import { flatten } from '../document/flatten.ts'
import { at, withAt } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { getEndParameter } from '@tumpak/contract-kit/path-template.ts'
import type { RequestInput } from '../http/request-result.ts'
import type { RunContext } from '../context/run-context.ts'
import { plain } from './items.ts'

/** The id of the body itself: at the top, or in the `data` object of JSON:API. */
const OWN_ID = /^(?:\/data)?\/[^/]+$/

/** Returns the pointers of ids in a body that must equal the id in the path. */
export function pathIds({ method, path, parameters }: Operation, { body }: RequestInput): string[] {
  const name = getEndParameter(path)
  if (name === undefined || !['PUT', 'PATCH'].includes(method)) return []
  const isOfPath = (pointer: string): boolean => {
    const field = plain(pointer.slice(pointer.lastIndexOf('/') + 1))
    return OWN_ID.test(pointer) && (field === plain(name) || (field === 'id' && plain(name).endsWith('id')))
  }
  return parameters.length === 0 ? [] : [...flatten(body).keys()].filter(isOfPath)
}

/** Returns an input whose body has the id of its path, if the document allows it there. */
export function withPathIds({ validate }: RunContext, operation: Operation, input: RequestInput): RequestInput {
  const name = getEndParameter(operation.path) ?? ''
  return pathIds(operation, input).reduce((all, pointer) => {
    const id = all.path[name]
    const isNumber = ['number', 'bigint'].includes(typeof at(all.body, pointer))
    const value = !isNumber ? String(id) : typeof id === 'bigint' ? id : Number(id)
    const body = withAt(all.body, pointer, value)
    const isFit =
      operation.body !== undefined && validate(operation.body.schema, body, 'request').violations.length === 0
    return id === undefined || !isFit ? all : { ...all, body }
  }, input)
}

/** Whether a field is an id by its name: `bookId`, `book_id`. */
export function isIdName(name: string): boolean {
  return /^(id|sn|key|token)s?$|(Id|Ids|No|Sn|Key|Token|Number|[_-](id|ids|no|sn|key|token|number))$/.test(name)
}
