import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import type { ConfigInput } from '../../src/config/config.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Transport, WireRequest } from '../../src/http/message.ts'

/** A response of a style's server; 200 and JSON by default. A body of bytes is sent as it is. */
export interface Reply {
  status?: number
  body?: unknown
  type?: string
  headers?: { [name: string]: string }
}

/** A request whose input is already validated. */
export interface Visit {
  path: { [name: string]: unknown }
  query: { [name: string]: unknown }
  header: { [name: string]: unknown }
  body: Json
  /** The player of the session; '' for a visitor. */
  player: string
}

/** A correct in-memory server of a style. */
export interface StyleServer {
  handlers: { [operationId: string]: (visit: Visit) => Reply }
  getPlayer: (authorization: string) => string | undefined
  refuse: (status: number, why: string) => Reply
  /** Refuses a request without a required header; by `refuse` with 422 by default. */
  refuseWithout?: (header: string) => Reply
  /** Everything that the server stores. */
  state: Json
}

/** A style: a document, a correct server for it, and the settings of the harness. */
export interface Style {
  name: string
  document: Json
  start: () => StyleServer
  config: Omit<ConfigInput, 'url' | 'openapi' | 'transport'>
}

/** Reads a document of this folder. */
export function styleDocument(name: string): Json {
  return parse(readFileSync(new URL(`${name}.yaml`, import.meta.url), 'utf8')) as Json
}

/** The path of the document's first server. */
export function basePath(document: Json): string {
  const [server] = (document['servers'] as Json[] | undefined) ?? []
  return new URL(String(server?.['url'] ?? ''), 'http://lab').pathname.replace(/\/$/, '')
}

/** Returns a pattern that matches exactly this text. */
export function literal(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

type Check = (value: unknown) => boolean

const FORM = 'multipart/form-data'

interface Route {
  id: string
  method: string
  pattern: RegExp
  names: string[]
  needsSession: boolean
  parameters: { name: string; in: string; required: boolean; fits: (words: string) => { value: unknown } | undefined }[]
  body?: { required: boolean; type: string; fits: Check }
}

/** Serves a style in memory. Validates inputs by Ajv alone, to be independent of the harness. */
export function serveStyle(
  { document }: Pick<Style, 'document'>,
  { handlers, getPlayer, refuse, refuseWithout = (name) => refuse(422, `${name} is missing.`) }: StyleServer,
): Transport {
  const routes = getRoutes(document)
  const answer = ({ method, url, headers, body }: WireRequest): Reply => {
    const { pathname, searchParams } = new URL(url)
    const found = routes.filter(({ pattern }) => pattern.test(pathname))
    if (found.length === 0) return refuse(404, 'There is nothing here.')
    const route = found.find((candidate) => candidate.method === method)
    if (route === undefined)
      return { ...refuse(405, 'Another method.'), headers: { allow: found.map(({ method }) => method).join(', ') } }
    const player = getPlayer(headers['authorization'] ?? '')
    if (route.needsSession && player === undefined) return refuse(401, 'Who are you?')
    const visit: Visit = { path: {}, query: {}, header: {}, body: {}, player: player ?? '' }
    const values = route.pattern.exec(pathname) ?? []
    for (const { name, in: place, required, fits } of route.parameters) {
      const words =
        place === 'query'
          ? searchParams.get(name)
          : place === 'header'
            ? getHeader(headers, name)
            : decoded(values[route.names.indexOf(name) + 1])
      if (words === null) {
        if (required) return refuseWithout(name)
        continue
      }
      const fit = fits(words)
      if (fit === undefined) return refuse(place === 'path' ? 404 : 422, `${name} does not fit.`)
      visit[place === 'query' || place === 'header' ? place : 'path'][name] = fit.value
    }
    if (route.body !== undefined) {
      const { type, fits } = route.body
      if (headers['content-type']?.split(';')[0] !== type) return refuse(415, `Send ${type}.`)
      let sent: unknown
      try {
        sent = type === FORM ? readForm(headers['content-type'], body) : JSON.parse(String(body))
      } catch {
        return refuse(400, 'The body cannot be read.')
      }
      if (!fits(sent) || !isJson(sent)) return refuse(422, 'The body does not fit.')
      visit.body = sent
    }
    return handlers[route.id]?.(visit) ?? refuse(404, 'There is no such thing.')
  }
  return (request) => {
    const { status = 200, body, type = 'application/json', headers = {} } = answer(request)
    const own: { [name: string]: string } = body === undefined ? {} : { 'content-type': type }
    const rest = { status, headers: { ...own, ...headers }, setCookies: [], milliseconds: 1 }
    if (body instanceof Uint8Array) {
      const bytes = Buffer.from(body)
      return Promise.resolve({ ...rest, body: bytes.toString('utf8'), isBroken: true, bytes })
    }
    const words =
      body === undefined ? '' : typeof body === 'string' && !/[/+]json$/.test(type) ? body : JSON.stringify(body)
    return Promise.resolve({ ...rest, body: words })
  }
}

/** Reads a form. The content of a file is text of one character for each byte. */
function readForm(contentType: string, body: WireRequest['body']): Json {
  const boundary = /boundary=(\S+)/.exec(contentType)?.[1] ?? ''
  const parts = Buffer.from(body ?? '')
    .toString('latin1')
    .split(`--${boundary}`)
    .slice(1, -1)
  return Object.fromEntries(
    parts.map((part) => [/name="([^"]*)"/.exec(part)?.[1] ?? '', part.slice(part.indexOf('\r\n\r\n') + 4, -2)]),
  )
}

/** Returns a document whose schemas require no `readOnly` properties, for the bodies of requests. */
function withoutReadOnly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutReadOnly)
  if (!isJson(value)) return value
  const { properties, required } = value
  const inner = Object.fromEntries(Object.entries(value).map(([name, property]) => [name, withoutReadOnly(property)]))
  if (!isJson(properties) || !Array.isArray(required)) return inner
  const isGiven = (name: unknown): boolean => {
    const property = properties[String(name)]
    return !isJson(property) || property['readOnly'] !== true
  }
  return { ...inner, required: required.filter(isGiven) }
}

const routesOf = new WeakMap<Json, Route[]>()

/** Compiles the routes of a document once, for all servers of the style. */
function getRoutes(document: Json): Route[] {
  const routes = routesOf.get(document) ?? compileRoutes(document)
  routesOf.set(document, routes)
  return routes
}

function compileRoutes(document: Json): Route[] {
  const bodies = new Ajv2020({ strict: false, logger: false })
  const words = new Ajv2020({ strict: false, coerceTypes: true, logger: false })
  for (const ajv of [bodies, words]) {
    // oxlint-disable-next-line typescript/no-unsafe-call -- the type of its CommonJS default does not resolve
    addFormats.default(ajv)
    ajv.addFormat('peso', { type: 'number', validate: (amount: number) => /^-?\d+(\.\d\d?)?$/.test(String(amount)) })
    ajv.addSchema(withoutReadOnly(document) as Json, 'doc', undefined, false)
  }
  const compile = (ajv: Ajv2020, schema: unknown): Check => {
    const own = JSON.stringify(withoutReadOnly(schema)).replaceAll('"#/', '"doc#/')
    const check = ajv.compile(JSON.parse(own) as Json)
    return (value) => check(value) === true
  }
  const base = literal(basePath(document))
  const resolve = (value: unknown): Json => {
    const ref = isJson(value) ? value['$ref'] : undefined
    if (typeof ref !== 'string') return value as Json
    return ref
      .slice(2)
      .split('/')
      .reduce<Json>((node, step) => node[step] as Json, document)
  }
  return Object.entries(document['paths'] as Json).flatMap(([path, item]) =>
    ['get', 'post', 'put', 'patch', 'delete'].flatMap((method): Route[] => {
      const operation = (item as Json)[method] as Json | undefined
      if (operation === undefined) return []
      const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
      const all = [
        ...(((item as Json)['parameters'] as unknown[]) ?? []),
        ...((operation['parameters'] as unknown[]) ?? []),
      ]
      const security = (operation['security'] ?? document['security'] ?? []) as Json[]
      const body = operation['requestBody'] === undefined ? undefined : resolve(operation['requestBody'])
      const [type = '', content] = Object.entries((body?.['content'] ?? {}) as Json)[0] ?? []
      return [
        {
          id: String(operation['operationId']),
          method: method.toUpperCase(),
          pattern: new RegExp(`^${base}${path.replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`),
          names,
          needsSession: security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0),
          parameters: all.map(resolve).map((parameter) => {
            const check = compile(words, { type: 'object', properties: { value: parameter['schema'] } })
            return {
              name: String(parameter['name']),
              in: String(parameter['in']),
              required: parameter['required'] === true,
              fits: (text) => {
                const holder = { value: text as unknown }
                return check(holder) ? holder : undefined
              },
            }
          }),
          ...(body === undefined
            ? {}
            : {
                body: {
                  required: body['required'] === true,
                  type,
                  fits: compile(bodies, (content as Json)['schema']),
                },
              }),
        },
      ]
    }),
  )
}

function getHeader(headers: WireRequest['headers'], name: string): string | null {
  return Object.entries(headers).find(([header]) => header.toLowerCase() === name.toLowerCase())?.[1] ?? null
}

function decoded(words: string | undefined): string {
  try {
    return decodeURIComponent(words ?? '')
  } catch {
    return ''
  }
}
