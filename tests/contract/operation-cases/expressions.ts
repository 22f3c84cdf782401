import { isJson } from '@tumpak/contract-kit/json.ts'

/** One exchange for OpenAPI's runtime expressions. */
export interface Exchange {
  request: { body: unknown; query: { [name: string]: string }; path: { [name: string]: string } }
  response: { body: unknown }
}

/** The value of a link: an expression is evaluated on the exchange, a list or an object recursively. */
export function evaluate(value: unknown, exchange: Exchange): unknown {
  if (Array.isArray(value)) return value.map((item) => evaluate(item, exchange))
  if (isJson(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, evaluate(item, exchange)]))
  if (typeof value !== 'string' || !value.startsWith('$')) return value
  const match = /^\$(request|response)\.(body|query|path)(?:#(\/.*)|\.(.+))?$/.exec(value)
  if (match === null) throw new Error(`${value} is not a supported link expression`)
  const [, side, place, pointer, name] = match
  const source: unknown = (exchange as unknown as { [side: string]: { [place: string]: unknown } })[side ?? '']?.[
    place ?? ''
  ]
  const steps = pointer === undefined ? [name ?? ''] : pointer.slice(1).split('/')
  const found = steps.reduce<unknown>(
    (node, step) => (Array.isArray(node) ? node[Number(step)] : isJson(node) ? node[step] : undefined),
    source,
  )
  if (found === undefined) throw new Error(`${value} has no value`)
  return found
}
