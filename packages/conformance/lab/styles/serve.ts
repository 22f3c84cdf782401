import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import type { ConfigInput } from '../../src/config/config.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Transport, WireRequest } from '../../src/http/message.ts'

/** A response of a style's server; 200 and JSON by default. */
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

interface Route {
  id: string
  method: string
  pattern: RegExp
  names: string[]
  needsSession: boolean
  parameters: { name: string; in: string; required: boolean; fits: (words: string) => { value: unknown } | undefined }[]
  body?: { required: boolean; fits: Check }
}

/** Serves a style in memory. Validates inputs by Ajv alone, to be independent of the harness. */
export function serveStyle(
  { document }: Pick<Style, 'document'>,
  { handlers, getPlayer, refuse }: StyleServer,
): Transport {
  const routes = getRoutes(document)
  const answer = ({ method, url, headers, body }: WireRequest): Reply => {
    const { pathname, searchParams } = new URL(url)
    const found = routes.filter(({ pattern }) => pattern.test(pathname))
    if (found.length === 0) return refuse(404, 'There is nothing here.')
    const route = found.find((one) => one.method === method)
    if (route === undefined)
      return { ...refuse(405, 'Another method.'), headers: { allow: found.map((one) => one.method).join(', ') } }
    const player = getPlayer(headers['authorization'] ?? '')
    if (route.needsSession && player === undefined) return refuse(401, 'Who are you?')
    const visit: Visit = { path: {}, query: {}, header: {}, body: {}, player: player ?? '' }
    const values = route.pattern.exec(pathname) ?? []
    for (const one of route.parameters) {
      const words =
        one.in === 'query'
          ? searchParams.get(one.name)
          : one.in === 'header'
            ? getHeader(headers, one.name)
            : decoded(values[route.names.indexOf(one.name) + 1])
      if (words === null) {
        if (one.required) return refuse(422, `${one.name} is missing.`)
        continue
      }
      const fit = one.fits(words)
      if (fit === undefined) return refuse(one.in === 'path' ? 404 : 422, `${one.name} does not fit.`)
      visit[one.in === 'query' || one.in === 'header' ? one.in : 'path'][one.name] = fit.value
    }
    if (route.body !== undefined) {
      if (headers['content-type'] !== 'application/json') return refuse(415, 'Send JSON.')
      let sent: unknown
      try {
        sent = JSON.parse(String(body))
      } catch {
        return refuse(400, 'This is not JSON.')
      }
      if (!route.body.fits(sent) || !isJson(sent)) return refuse(422, 'The body does not fit.')
      visit.body = sent
    }
    return handlers[route.id]?.(visit) ?? refuse(404, 'There is no such thing.')
  }
  return (request) => {
    const { status = 200, body, type = 'application/json', headers = {} } = answer(request)
    const words =
      body === undefined ? '' : typeof body === 'string' && type !== 'application/json' ? body : JSON.stringify(body)
    const own: { [name: string]: string } = body === undefined ? {} : { 'content-type': type }
    return Promise.resolve({ status, headers: { ...own, ...headers }, setCookies: [], body: words, milliseconds: 1 })
  }
}

function getRoutes(document: Json): Route[] {
  const bodies = new Ajv2020({ strict: false, logger: false })
  const words = new Ajv2020({ strict: false, coerceTypes: true, logger: false })
  for (const ajv of [bodies, words]) {
    // oxlint-disable-next-line typescript/no-unsafe-call -- the type of its CommonJS default does not resolve
    addFormats.default(ajv)
    ajv.addSchema(document, 'doc', undefined, false)
  }
  const compile = (ajv: Ajv2020, schema: unknown): Check => {
    const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"doc#/')) as Json)
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
      return [
        {
          id: String(operation['operationId']),
          method: method.toUpperCase(),
          pattern: new RegExp(`^${base}${path.replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`),
          names,
          needsSession: security.length > 0 && security.every((one) => Object.keys(one).length > 0),
          parameters: all.map(resolve).map((one) => {
            const check = compile(words, { type: 'object', properties: { value: one['schema'] } })
            return {
              name: String(one['name']),
              in: String(one['in']),
              required: one['required'] === true,
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
                  fits: compile(bodies, ((body['content'] as Json)['application/json'] as Json)['schema']),
                },
              }),
        },
      ]
    }),
  )
}

function getHeader(headers: WireRequest['headers'], name: string): string | null {
  return Object.entries(headers).find(([one]) => one.toLowerCase() === name.toLowerCase())?.[1] ?? null
}

function decoded(words: string | undefined): string {
  try {
    return decodeURIComponent(words ?? '')
  } catch {
    return ''
  }
}
