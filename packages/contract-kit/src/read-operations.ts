import { isJson, strings, text, type Json } from './json.ts'
import { JSON_STYLE } from './operation.ts'
import type { BusinessCode, DocumentedResponse, Effect, Link, Operation, Parameter, RequestBody } from './operation.ts'
import { isSamePath, trimSlash } from './path-template.ts'
import { isFileSchema, readParts } from './form-parts.ts'
import { readCondition, readRules, readShows } from './rules.ts'
import { serverText } from './server-text.ts'
import { follow, part, unwrap, type DocumentNode } from './schema-node.ts'

const METHODS = ['get', 'head', 'options', 'post', 'put', 'patch', 'delete']
/** Names of operations that open or close a session: `login`, `sign-out`, `logOff`. */
const SESSION_NAME = /^(user|member|player|auth)?[_-]?(log|sign)[_-]?(in|on|out|off)(user|member|player)?$/i
const EFFECTS: readonly string[] = ['read', 'write', 'money', 'message', 'session']

/** Reads the operations in document order. One without an operationId is named by method and path. */
export function readOperations(root: Json): Operation[] {
  const operations: Operation[] = []
  const paths = follow(root, root['paths'], '/paths')
  for (const path of Object.keys(paths.value)) {
    const item = part(root, paths, path)
    for (const method of METHODS) {
      if (isJson(item.value[method])) operations.push(readOperation(root, item, path, method))
    }
  }
  return operations.map((operation) => withReads(operation, operations))
}

/** Without `x-shows` and `x-affects`, infers from the path which reads show what an operation changes. */
function withReads(operation: Operation, operations: readonly Operation[]): Operation {
  const { method, path, affects, effect } = operation
  if (method === 'GET' || affects.length > 0 || effect === 'session' || effect === 'read') return operation
  const readAt = (path: string): string | undefined =>
    operations.find((read) => isSamePath(read.path, path) && read.method === 'GET' && read.effect === 'read')?.id
  const own = readAt(path)
  if (own !== undefined && method !== 'POST') return { ...operation, shows: [own], affects: [own], isInferred: true }
  const thing = /^(.*\})(?:\/[^{}]+)+$/.exec(trimSlash(path))?.[1]
  const actsOn = thing === undefined ? undefined : readAt(thing)
  const affected = [own, actsOn].filter((id) => id !== undefined)
  return {
    ...operation,
    affects: affected,
    ...(own === undefined ? {} : { listedIn: own }),
    ...(actsOn === undefined ? {} : { actsOn }),
  }
}

/** Reads the business codes of an operation or of the document (`x-codes`). */
export function readCodes(value: unknown): BusinessCode[] {
  if (!Array.isArray(value)) return []
  return value.filter(isJson).map((entry) => {
    const condition = readCondition(entry)
    return {
      code: typeof entry['code'] === 'string' ? entry['code'] : Number(entry['code']),
      name: text(entry['name']) ?? String(entry['code']),
      cause: text(entry['cause']) ?? '',
      field: text(entry['field']),
      ...(entry['x-refuses'] === 'unknown' && { refusesUnknown: true }),
      ...(condition && { condition }),
      ...readFeature(entry),
      ...(typeof entry['sinceVersionCode'] === 'number' && { since: entry['sinceVersionCode'] }),
      proposed: entry['x-proposed'] === true,
    }
  })
}

function readOperation(root: Json, item: DocumentNode, path: string, method: string): Operation {
  const node = part(root, item, method)
  const { value } = node
  const id = text(value['operationId']) ?? `${method} ${path}`
  const effect = text(value['x-effect'])
  const security = value['security'] ?? root['security']
  const responses = part(root, node, 'responses')
  return {
    id,
    method: method.toUpperCase(),
    path,
    tag: strings(value['tags'])[0] ?? '',
    tags: strings(value['tags']),
    summary: text(value['summary']) ?? '',
    description: text(value['description']) ?? '',
    pointer: node.pointer,
    ...getServerPath(node.value['servers'] ?? item.value['servers']),
    effect: EFFECTS.includes(effect ?? '') ? (effect as Effect) : inferEffect(method, path, id),
    ...readShows(value['x-shows']),
    ...readRules(value, node.pointer),
    ...(typeof value['x-own'] === 'boolean' ? { own: value['x-own'] } : {}),
    order: text(value['x-order']),
    affects: [...new Set([...strings(value['x-affects']), ...readShows(value['x-shows']).shows])],
    codes: readCodes(value['x-codes']),
    needsSession:
      Array.isArray(security) &&
      security.length > 0 &&
      security.every((scheme: object) => Object.keys(scheme).length > 0),
    ...(Array.isArray(security) ? { security: security.filter(isJson).map((scheme) => Object.keys(scheme)) } : {}),
    proposed: node.proposed,
    parameters: readParameters(root, item, node),
    body: readBody(root, node),
    responses: Object.keys(responses.value).map((status) => readResponse(root, part(root, responses, status), status)),
    links: Object.keys(responses.value)
      .filter((status) => status.startsWith('2'))
      .flatMap((status) => readLinks(root, part(root, responses, status), id)),
    destructive: method === 'delete' || value['x-destructive'] === true,
    ...readFeature(value),
    ...(value['x-lasting'] === true && { isLasting: true }),
  }
}

/** The optional part of the document that an operation, a code or a message belongs to (`x-feature`). */
export function readFeature(value: Json): { feature?: string } {
  const feature = text(value['x-feature'])
  return feature === undefined ? {} : { feature }
}

function getServerPath(servers: unknown): { serverPath?: string } {
  const address = Array.isArray(servers) ? serverText(servers[0], 'url') : undefined
  return address !== undefined && URL.canParse(address, 'http://server')
    ? { serverPath: new URL(address, 'http://server').pathname.replace(/\/$/, '') }
    : {}
}

/** The assumed effect of an operation without `x-effect`. Its name reveals whether it opens or closes a session. */
export function inferEffect(method: string, template: string, id: string): Effect {
  if (['get', 'head', 'options'].includes(method)) return 'read'
  const path = trimSlash(template)
  const isAtDoor = SESSION_NAME.test(id) || SESSION_NAME.test(path.split('/').at(-1) ?? '')
  return isAtDoor || (method === 'delete' && /\/sessions?(\/(current|me|mine|self))?$/.test(path)) ? 'session' : 'write'
}

function readParameters(root: Json, item: DocumentNode, node: DocumentNode): Parameter[] {
  const found = new Map<string, Parameter>()
  for (const owner of [item, node]) {
    const list = owner.value['parameters']
    if (!Array.isArray(list)) continue
    for (const index of list.keys()) {
      const parameter = part(root, owner, 'parameters', index)
      const name = text(parameter.value['name']) ?? ''
      const place = (text(parameter.value['in']) ?? 'query') as Parameter['in']
      const via = { owner: place === 'header' ? 'headers' : (text(node.value['operationId']) ?? ''), field: name }
      const { schema: own, media, isContent } = getSchema(root, parameter)
      const schema = { ...unwrap(root, own), via }
      const example = firstExample(root, media) ?? firstExample(root, parameter) ?? schema.value['example']
      found.set(`${place} ${name}`, {
        name,
        in: place,
        required: place === 'path' || parameter.value['required'] === true,
        description: text(parameter.value['description']) ?? '',
        schema,
        example,
        ...(isContent
          ? { style: JSON_STYLE }
          : text(parameter.value['style']) === undefined
            ? {}
            : { style: String(parameter.value['style']) }),
        ...(typeof parameter.value['explode'] === 'boolean' ? { explode: parameter.value['explode'] } : {}),
        belongs: strings(parameter.value['x-belongs']),
      })
    }
  }
  return [...found.values()]
}

/** The schema of a parameter or header: its own, or that of its `content`, whose text is JSON. */
function getSchema(root: Json, node: DocumentNode): { schema: DocumentNode; media: DocumentNode; isContent: boolean } {
  const { content } = node.value
  const type = isJson(content) ? Object.keys(content)[0] : undefined
  if (type === undefined) return { schema: part(root, node, 'schema'), media: node, isContent: false }
  const media = part(root, node, 'content', type)
  return { schema: part(root, media, 'schema'), media, isContent: true }
}

function firstExample(root: Json, node: DocumentNode): unknown {
  return getExamples(root, node)[0]?.value
}

function getExamples(root: Json, node: DocumentNode): { name: string; value: unknown }[] {
  const examples = node.value['examples']
  const list: { name: string; value: unknown }[] = []
  if (node.value['example'] !== undefined) list.push({ name: 'example', value: node.value['example'] })
  if (!isJson(examples)) return list
  for (const name of Object.keys(examples)) {
    const example = part(root, node, 'examples', name)
    if (example.value['value'] !== undefined) list.push({ name, value: example.value['value'] })
  }
  return list
}

function readBody(root: Json, node: DocumentNode): RequestBody | undefined {
  if (node.value['requestBody'] === undefined) return undefined
  const body = part(root, node, 'requestBody')
  const content = isJson(body.value['content']) ? body.value['content'] : {}
  const contentType = Object.keys(content).find((type) => /json/i.test(type)) ?? Object.keys(content)[0]
  if (contentType === undefined) return undefined
  const media = part(root, body, 'content', contentType)
  const schema = part(root, media, 'schema')
  return {
    required: body.value['required'] === true,
    contentType,
    media,
    isFile: isFileSchema(root, schema),
    parts: readParts(root, media, schema),
    contentTypes: Object.keys(content).map((type) => (type.split(';')[0] ?? '').trim().toLowerCase()),
    schema,
    examples: getExamples(root, media),
  }
}

function readResponse(root: Json, node: DocumentNode, status: string): DocumentedResponse {
  const content = isJson(node.value['content']) ? node.value['content'] : {}
  const headers = isJson(node.value['headers']) ? node.value['headers'] : {}
  return {
    status,
    pointer: node.pointer,
    isOfInfrastructure: node.value['x-infrastructure'] === true,
    headers: Object.keys(headers).map((name) => {
      const header = part(root, node, 'headers', name)
      const { schema, isContent } = getSchema(root, header)
      return {
        name,
        required: header.value['required'] === true,
        schema,
        ...(isContent ? { style: JSON_STYLE } : {}),
        ...(typeof header.value['explode'] === 'boolean' ? { explode: header.value['explode'] } : {}),
      }
    }),
    content: Object.keys(content).map((type) => ({
      type,
      media: part(root, node, 'content', type),
      schema:
        isJson(content[type]) && content[type]['schema'] ? part(root, node, 'content', type, 'schema') : undefined,
    })),
  }
}

function readLinks(root: Json, response: DocumentNode, from: string): Link[] {
  const links = isJson(response.value['links']) ? response.value['links'] : {}
  return Object.keys(links).flatMap((name) => {
    const link = part(root, response, 'links', name)
    const to = text(link.value['operationId'])
    if (to === undefined) return []
    const parameters = isJson(link.value['parameters']) ? link.value['parameters'] : {}
    return [{ name, from, to, parameters, requestBody: link.value['requestBody'], pointer: link.pointer }]
  })
}
