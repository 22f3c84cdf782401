import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { logError } from '../log-error.ts'
import type { Tx } from '../money.ts'
import { handlers } from '../operations/handlers.ts'
import { withPasswords, type Passwords } from '../passwords.ts'
import { registerArt } from '../pages/art.ts'
import { registerPages } from '../pages/pages.ts'
import { registerPictures } from '../pictures.ts'
import { digest } from '../settings.ts'
import { Refusal, type Call, type Handler, type OperationId, type ServerParts, type Upload } from './call.ts'
import { LANGUAGES, type Contract, type Language, type Route } from './contract.ts'
import { readForm } from './form.ts'
import { TooManyRequests } from './rate-limits.ts'
import { endSession, findSession, openSession, type Session } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that the address serves. */
    route?: Route
  }
  interface FastifyRequest {
    /** Of the request's cookie, if it lives. */
    session: Session | undefined
  }
}

const SUCCESS = 20_000
/** More than any body but a form's, whose parts have limits of their own. */
const MAX_BODY_BYTES = 64 * 1024
/** More than any body has. Whoever walks through a body that is nested thousands of times runs out of stack. */
const MAX_BRACKETS = 1000
/** How long a client may take to send a request. */
const REQUEST_TIMEOUT_MS = 120_000

/** Serves every operation of the contract. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { contract, db, settings } = parts
  const app = Fastify({
    trustProxy: settings.trustedProxies ?? false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // A longer parameter is invalid input, and not an unknown address.
    routerOptions: { maxParamLength: 1000 },
  })
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    // A client may name the type of a body that it does not send.
    if (text === '') done(null)
    else if (text.split(/[[{]/).length > MAX_BRACKETS) done(Object.assign(new Error('Too deep.'), { statusCode: 400 }))
    else void parseJson(request, text, done)
  })
  await app.register(cookie)
  await app.register(multipart)
  app.decorateRequest('session', undefined)
  // A connection whose request ran while the server was asked to stop is not kept for a next one, which would keep it up.
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  // No text of PostgreSQL has the character. Operations check it as all of their input.
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.route === undefined && request.url.includes('%00')) return reply.code(404).send()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  app.setErrorHandler((error, request, reply) => {
    const { route } = request.routeOptions.config
    const status = (error as { statusCode?: number }).statusCode ?? 500
    // The body is no JSON, is too long, or has another type.
    const refusal = status < 500 ? new Refusal('badInput', { field: 'body' }) : error
    if (route !== undefined && refusal instanceof Refusal) return refuse(request, reply, contract, route, refusal)
    if (error instanceof TooManyRequests) return reply.code(429).header('retry-after', error.seconds).send()
    if (status >= 500) logError(error)
    return reply.code(status).send({ success: false, code: status, msg: '', data: null })
  })
  for (const route of contract.routes)
    app.route({
      method: route.operation.method as 'GET' | 'POST',
      url: route.operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { route },
      onRequest: (request, reply) => admit(parts, route, request, reply),
      handler: (request, reply) => answer(parts, route, request, reply),
    })
  registerPictures(app, parts)
  registerArt(app, db)
  registerPages(app, parts)
  return app
}

/** What comes before the body is read: the origin, then the session. */
async function admit({ db, contract }: ServerParts, route: Route, request: FastifyRequest, reply: FastifyReply) {
  if (route.isNoStore) reply.header('cache-control', 'no-store')
  if (route.operation.method !== 'GET' && isForeign(request)) return reply.code(403).send()
  request.session = await findSession(db, request.cookies[contract.cookieName])
  if (route.operation.needsSession && request.session === undefined) throw new Refusal('sessionInvalid')
}

/** Whether a page of another origin sent it. A request without Origin comes from no page. */
export function isForeign({ headers: { origin }, host, protocol }: FastifyRequest): boolean {
  if (origin === undefined) return false
  const page = URL.parse(origin)
  // A page that came by http may be anybody's. Proxies write wss for a socket.
  const isPlain = page?.protocol === 'http:' && /^(https|wss)$/.test(protocol)
  return isPlain || page?.host !== host
}

/** Answers one request: checks its input, and runs the handler in a transaction. */
async function answer(parts: ServerParts, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const upload = route.operation.body?.contentType.startsWith('multipart/') ? await readForm(request) : undefined
  checkInput(route, request)
  const result = await withPasswords((passwords) =>
    parts.db.transaction().execute(async (tx) =>
      run(parts, { tx, passwords, route, request, upload }).catch((error: unknown) => {
        // The transaction commits what a refusal counts, such as a wrong password.
        if (error instanceof Refusal && error.isKept) return error
        throw error
      }),
    ),
  )
  if (result instanceof Refusal) throw result
  const { msg, data, cookie } = result
  // Not before the commit: a login that fails leaves the cookie as it is.
  if (cookie !== undefined) writeCookie(request, reply, parts.contract.cookieName, cookie)
  return reply.send({ success: true, code: SUCCESS, msg, data })
}

/** Sets the session's cookie, or removes it if `value` is empty. */
function writeCookie(request: FastifyRequest, reply: FastifyReply, name: string, value: string): void {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: request.protocol === 'https' } as const
  if (value === '') reply.clearCookie(name, options)
  else reply.setCookie(name, value, options)
}

function checkInput({ operation, checkParameters, checkBody }: Route, request: FastifyRequest): void {
  const places = { path: request.params, query: request.query, header: request.headers }
  const isFitting = checkParameters(places) && (checkBody === undefined || checkBody(request.body))
  if (!isFitting) {
    const [error] = checkParameters.errors ?? checkBody?.errors ?? []
    const missing = (error?.params as { missingProperty?: string } | undefined)?.missingProperty
    // Of an item in a list, the list is named.
    const path = error?.instancePath.split('/').filter((part) => part !== '' && !/^\d+$/.test(part)) ?? []
    throw new Refusal('badInput', { field: missing ?? path.at(-1) ?? operation.id })
  }
  const sent = [request.params, request.query, request.body].flatMap((place) => Object.entries(place ?? {}))
  for (const [field, value] of sent) if (!isStorable(value)) throw new Refusal('badInput', { field })
}

/** Whether PostgreSQL stores it: text without U+0000 and without half a surrogate pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && !/\p{Surrogate}/u.test(value)
  return Object.values(value ?? {}).every(isStorable)
}

interface Running {
  readonly tx: Tx
  readonly passwords: Passwords
  readonly route: Route
  readonly request: FastifyRequest
  readonly upload: Upload | undefined
}

interface Result {
  readonly msg: string
  readonly data: unknown
  /** What becomes of the session's cookie: its new value, or empty to remove it. */
  readonly cookie?: string
}

/** Runs the handler, unless the idempotency key has a success already. */
async function run(parts: ServerParts, running: Running): Promise<Result> {
  const { tx, route, request } = running
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || request.session === undefined) return runHandler(parts, running)
  const place = { account_id: request.session.account.id, operation: route.operation.id, key }
  const content = digest(JSON.stringify(getKeyContent(request.body)))
  // Two requests with one key: the second does not wait for the first, whose outcome it cannot know.
  const lock = Object.values(place).join(' ')
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) as free`.execute(tx)
  if (rows[0]?.free !== true) throw new Refusal('requestInProgress')
  const stored = await tx
    .selectFrom('idempotency')
    .selectAll()
    .where((eb) => eb.and(place))
    .executeTakeFirst()
  if (stored !== undefined) {
    if (stored.content_hash !== content) throw new Refusal('idempotencyKeyReused')
    return JSON.parse(stored.response) as Result
  }
  const result = await runHandler(parts, running)
  await tx
    .insertInto('idempotency')
    .values({ ...place, content_hash: content, response: JSON.stringify(result) })
    .execute()
  return result
}

/** What makes two requests with one key the same: all but the password. */
function getKeyContent(body: unknown): unknown {
  const { password: _password, ...rest } = (body ?? {}) as Record<string, unknown>
  return Object.entries(rest).toSorted(([a], [b]) => a.localeCompare(b))
}

async function runHandler({ contract, settings, adapters }: ServerParts, running: Running): Promise<Result> {
  const { tx, passwords, route, request, upload } = running
  const { session, headers } = request
  const language = getLanguage(request)
  const deviceId = String(headers['deviceid'] ?? '')
  let msg = ''
  let cookie: string | undefined
  const call = {
    tx,
    now: new Date(),
    settings,
    adapters,
    passwords,
    language,
    body: request.body,
    query: request.query,
    path: request.params,
    upload,
    features: contract.features,
    deviceId,
    address: request.ip,
    versionCode: getVersionCode(request),
    origin: `${request.protocol}://${request.host}`,
    sessionHash: session?.hash,
    get account() {
      if (session === undefined) throw new Error('The operation has no player.')
      return session.account
    },
    async openSession(accountId: number) {
      cookie = await openSession(tx, accountId, deviceId, session?.hash)
    },
    async closeSession() {
      if (session !== undefined) await endSession(tx, session.hash)
      cookie = ''
    },
    setMessage(texts: Readonly<Record<Language, string>>) {
      msg = texts[language]
    },
    badInput(field: string): never {
      throw new Refusal('badInput', { field })
    },
  }
  const handler = handlers[route.operation.id as OperationId] as Handler<OperationId>
  // The document that the types come from has checked the request.
  const data = await handler(call as unknown as Call<OperationId>)
  return { msg, data, ...(cookie !== undefined && { cookie }) }
}

function getVersionCode({ headers }: FastifyRequest): number {
  return Number(headers['versioncode'] ?? 0)
}

function getLanguage({ headers }: FastifyRequest): Language {
  const wanted = headers['accept-language']?.split(',').map((one) => one.split(';')[0]?.trim().toLowerCase()) ?? []
  const found = wanted.map((one) => LANGUAGES.find((language) => language.toLowerCase().startsWith(one ?? '-')))
  return found.find((language) => language !== undefined) ?? 'en-US'
}

/** The texts of the codes that every operation has; `{field}` names the first invalid field. */
const COMMON_TEXTS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  badInput: { 'en-US': '{field}: Format is incorrect.', 'vi-VN': '{field}: Định dạng không đúng.' },
}

/** What an app gets in place of a code that it does not know (`sinceVersionCode`), as createRecharge describes it. */
const FOR_OLDER_APPS = 'orderExpired'

function refuse(request: FastifyRequest, reply: FastifyReply, contract: Contract, route: Route, refusal: Refusal) {
  const given = route.codes.get(refusal.message) ?? contract.common.get(refusal.message)
  const isUnknown = (given?.sinceVersionCode ?? 0) > getVersionCode(request)
  const code = isUnknown ? route.codes.get(FOR_OLDER_APPS) : given
  if (code === undefined) throw new Error(`${route.operation.id} has no code ${refusal.message}.`)
  const language = getLanguage(request)
  const text = code.messages[language] ?? COMMON_TEXTS[refusal.message]?.[language] ?? 'Error!'
  const msg = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => refusal.values[name] ?? '')
  return reply.send({ success: false, code: code.code, msg, data: null })
}
