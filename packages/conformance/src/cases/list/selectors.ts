import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { JSON_STYLE, type Operation, type Parameter } from '@tumpak/contract-kit/operation.ts'
import type { RunContext } from '../../context/run-context.ts'
import { getShape } from '../../document/schema/shape.ts'

/** Names of query objects whose fields are filters of the list. */
const FILTER_OBJECTS = /^(filters?|where|criteria|conditions?|search)$/i

/** One value in the query: a parameter, or a field of an object (`created[gte]`). */
export interface Selector {
  /** The name as written in the query. */
  label: string
  /** The name of the documented parameter. */
  owner: string
  /** The parameter, or an object's field in the form of a parameter, without the name of a filter object. */
  parameter: Parameter
  /** Whether it is a field of a filter object: `filter[color]`. */
  isFilter: boolean
  put: (query: Json, value: unknown) => Json
  drop: (query: Json) => Json
}

/** Returns the query values that may select or order items; objects are split into their fields. */
export function getSelectors({ root }: Pick<RunContext, 'root'>, { parameters }: Operation): Selector[] {
  return parameters.flatMap((parameter): Selector[] => {
    const { name, schema, style, description } = parameter
    if (parameter.in !== 'query') return []
    const shape = getShape(root, schema)
    if (!shape.types.includes('object') || shape.properties.size === 0) return [plainSelector(parameter)]
    if (style === JSON_STYLE) return []
    return [...shape.properties].flatMap(([field, property]): Selector[] => {
      const own = { ...property, via: schema.via }
      const { types, keywords } = getShape(root, own)
      if (types.includes('object')) return []
      const label = style === 'deepObject' ? `${name}[${field}]` : field
      return [
        {
          label,
          owner: name,
          isFilter: FILTER_OBJECTS.test(name),
          parameter: {
            ...parameter,
            name: style === 'deepObject' ? getName([name, field]) : field,
            required: parameter.required && shape.required.includes(field),
            description: typeof keywords['description'] === 'string' ? keywords['description'] : description,
            schema: own,
            example: isJson(parameter.example) ? parameter.example[field] : keywords['example'],
          },
          put: (query, value) => ({
            ...query,
            [name]: { ...(isJson(query[name]) ? query[name] : {}), [field]: value },
          }),
          drop: (query) => (isJson(query[name]) ? { ...query, [name]: { ...query[name], [field]: undefined } } : query),
        },
      ]
    })
  })
}

function plainSelector(parameter: Parameter): Selector {
  const { name } = parameter
  const [owner = name, ...inner] = [...name.matchAll(/[^[\]]+/g)].map(([word]) => word)
  return {
    label: name,
    owner: name,
    isFilter: inner.length > 0 && FILTER_OBJECTS.test(owner),
    parameter: inner.length === 0 ? parameter : { ...parameter, name: getName([owner, ...inner]) },
    put: (query, value) => ({ ...query, [name]: value }),
    drop: (query) => Object.fromEntries(Object.entries(query).filter(([key]) => key !== name)),
  }
}

/** Returns `color` for `filter[color]`, and `created_gte` for `created[gte]`. */
function getName(steps: readonly string[]): string {
  const [owner = ''] = steps
  return (FILTER_OBJECTS.test(owner) && steps.length > 1 ? steps.slice(1) : steps).join('_')
}
