import { isJson, strings, text, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { serverText } from '@tumpak/contract-kit/server-text.ts'

/** Which of the document's servers to use. */
export interface ServerChoice {
  /** Its number from 1, name, description or URL; `none` adds no path. The first server by default. */
  server?: string
  /** The values of the server's variables, instead of their defaults. */
  serverVariables?: { readonly [name: string]: string }
}

/** The choice that adds no server's path. */
const NONE = 'none'

/**
 * Returns the base URL: the given URL with the path of a server of the document. Ignores the document's host, because
 * credentials are sent to the base. Throws a readable message.
 */
export function getBase(url: string, root: Json, { server, serverVariables = {} }: ServerChoice = {}): string {
  const own = new URL(url)
  const servers = Array.isArray(root['servers']) ? root['servers'].filter(isJson) : []
  if (server !== undefined && own.pathname !== '/')
    throw new Error(`url has the path ${own.pathname}, and server chooses another: leave one out`)
  if (server === NONE) return own.origin
  const chosen = server === undefined ? servers[0] : findServer(servers, server)
  const given = checkVariables(chosen, serverVariables)
  const filled = serverText(chosen, 'url', given)
  const base = filled !== undefined && URL.canParse(filled, url) ? new URL(filled, url).pathname : '/'
  return own.pathname === '/' ? own.origin + base : url
}

/**
 * Returns the base URL of one operation: with the path of its own server, unless the settings choose a server for all.
 */
export function baseFor(
  { serverPath }: Pick<Operation, 'serverPath'>,
  base: string,
  { url, server }: { url: string; server?: string | undefined },
): string {
  const { origin, pathname } = new URL(url)
  return serverPath === undefined || server !== undefined || pathname !== '/' ? base : origin + serverPath
}

function findServer(servers: readonly Json[], word: string): Json {
  const isCalled = (server: Json): boolean =>
    [text(server['name']), text(server['description']), text(server['url']), serverText(server, 'url')].some(
      (name) => name?.toLowerCase() === word.toLowerCase(),
    )
  const found = /^\d+$/.test(word) ? servers[Number(word) - 1] : servers.find(isCalled)
  if (found !== undefined) return found
  const all = servers.map(
    (server, index) => `${String(index + 1)}: ${text(server['name']) ?? ''} ${text(server['url']) ?? ''}`,
  )
  const known = all.length === 0 ? 'it has none' : all.map((line) => line.replaceAll(/\s+/g, ' ').trim()).join('; ')
  throw new Error(`the document has no server ${word} (${known})`)
}

/** Check the names, because a misspelled variable or value would silently test another path. */
function checkVariables(
  server: Json | undefined,
  given: NonNullable<ServerChoice['serverVariables']>,
): NonNullable<ServerChoice['serverVariables']> {
  const variables = isJson(server?.['variables']) ? server['variables'] : {}
  for (const [name, value] of Object.entries(given)) {
    const variable = variables[name]
    if (!isJson(variable)) throw new Error(`the server has no variable ${name}`)
    const allowed = strings(variable['enum'])
    if (allowed.length > 0 && !allowed.includes(value))
      throw new Error(`the server's variable ${name} is one of ${allowed.join(', ')}, not ${value}`)
  }
  return given
}
