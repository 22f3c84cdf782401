import { isAbsolute, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import { RunEnds, type Transport, type WireRequest, type WireResponse } from './message.ts'

/** A request as it will be sent. A hook may change its headers, its body, and the query of its address. */
export type HookRequest = Pick<WireRequest, 'method' | 'url' | 'headers' | 'body'>
/** A response as received. */
export type HookResponse = Readonly<Omit<WireResponse, 'headers'>> & {
  readonly headers: { readonly [name: string]: string }
}

/**
 * Functions of the team around each HTTP request, such as one that signs it: the exports of the module that `hooks` in
 * the configuration names. An exception in a hook ends the run.
 */
export interface Hooks {
  /** Called last before a request is sent. Changes of `request` are sent, and shown in reports. */
  beforeRequest?(request: HookRequest): void | Promise<void>
  /** Called with each response. It may look and record; changes have no effect. */
  afterResponse?(response: HookResponse, request: Readonly<HookRequest>): void | Promise<void>
}

const NAMES = ['beforeRequest', 'afterResponse'] as const

/** A hook threw an exception, or changed what it must not: the run ends. */
export class HookError extends RunEnds {}

/** Loads the module of `hooks`, or takes them as they are. Throws a readable message. */
export async function loadHooks(given: string | Hooks): Promise<Hooks> {
  if (typeof given !== 'string') return given
  const path = isAbsolute(given) ? given : resolve(given)
  const module = (await import(pathToFileURL(path).href).catch((cause: unknown) => {
    throw new Error(`the hooks ${given} cannot be loaded: ${toWords(cause)}`, { cause })
  })) as { [name: string]: unknown }
  const hooks = Object.fromEntries(NAMES.flatMap((name) => (name in module ? [[name, module[name]]] : [])))
  const misspelled = Object.keys(module).find((name) => !(name in hooks) && didYouMean(name, NAMES) !== '')
  if (misspelled !== undefined)
    throw new Error(`the hooks ${given}: there is no hook named ${misspelled}.${didYouMean(misspelled, NAMES)}`)
  const invalid = NAMES.find((name) => name in hooks && typeof hooks[name] !== 'function')
  if (invalid !== undefined) throw new Error(`the hooks ${given}: ${invalid} must be a function`)
  if (Object.keys(hooks).length === 0)
    throw new Error(`${given} exports no hook: export function beforeRequest(request) { … }, or afterResponse`)
  return hooks
}

/** Calls hooks around each request of a transport. */
export function withHooks(transport: Transport, hooks: Hooks): Transport {
  return async (request) => {
    if (hooks.beforeRequest !== undefined) await change(request, hooks)
    const response = await transport(request)
    const { method, url, body } = request
    const shown = { method, url, headers: { ...request.headers }, ...(body !== undefined && { body }) }
    await call('afterResponse', request, () =>
      hooks.afterResponse?.({ ...response, headers: { ...response.headers } }, shown),
    )
    return response
  }
}

/** Lets the hook change a request in place, so that reports show what was sent. */
async function change(request: WireRequest, hooks: Hooks): Promise<void> {
  const { method, url, headers, body } = request
  const changed: HookRequest = { method, url, headers: { ...headers }, ...(body !== undefined && { body }) }
  await call('beforeRequest', request, () => hooks.beforeRequest?.(changed))
  const isSameAddress = URL.canParse(changed.url) && withoutQuery(changed.url) === withoutQuery(url)
  if (!isSameAddress || changed.method !== method)
    throw new HookError(
      `the hook beforeRequest changed the method or path of ${describe(request)}: it may change the query, headers and body only`,
    )
  request.url = changed.url
  request.headers = changed.headers
  if (changed.body === body) return
  // The fields of a form describe the body that was replaced.
  delete request.form
  if (changed.body === undefined) delete request.body
  else request.body = changed.body
}

async function call(name: string, request: WireRequest, hook: () => void | Promise<void>): Promise<void> {
  try {
    await hook()
  } catch (cause) {
    throw new HookError(`the hook ${name} failed at ${describe(request)}: ${toWords(cause)}`, { cause })
  }
}

/** The address without its query, which may hold a key. */
function describe({ method, url }: WireRequest): string {
  return `${method} ${withoutQuery(url)}`
}

function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

function toWords(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
