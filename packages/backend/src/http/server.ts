import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Tx } from '../money.ts'
import { handlers } from '../operations/handlers.ts'
import { registerArt } from '../pages/art.ts'
import { registerGoodsPictures } from '../pages/goods-pictures.ts'
import { registerPayPage } from '../pages/pay.ts'
import { registerPlayPage } from '../pages/play.ts'
import { registerSignInPage } from '../pages/sign-in.ts'
import { Refusal, type Call, type Handler, type OperationId, type Upload } from './call.ts'
import { LANGUAGES, type Contract, type Language, type Route } from './contract.ts'
import { registerPictures } from '../pictures.ts'
import { readForm } from './form.ts'
import { TooManyRequests } from './rate-limits.ts'
import type { ServerParts } from './server-parts.ts'
import { endSession, findSession, openSession, type Session } from './sessions.ts'

const SUCCESS = 20_000

/** Serves every operation of the contract that has a handler. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { contract, settings } = parts
  const app = Fastify({ trustProxy: settings.trustedProxy, bodyLimit: 6 * 1024 * 1024 })
  await app.register(cookie)
  await app.register(multipart)
  registerPictures(app, parts)
  registerArt(app, parts.db)
  for (const route of contract.routes) {
    app.route({
      method: route.operation.method as 'GET' | 'POST',
      url: route.operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => answer(parts, route, request, reply),
    })
  }
  if (parts.adapters.games.isForDevelopment) {
    registerPlayPage(app, parts.db, settings)
    registerSignInPage(app, parts.db, settings)
  }
  if (parts.adapters.payments.isForDevelopment) registerPayPage(app, parts.db, settings)
  registerGoodsPictures(app)
  // A body that is no JSON reaches no handler.
  app.setErrorHandler(async (error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500
    const route = contract.routes.find(({ operation }) => operation.path === request.routeOptions.url)
    if (status >= 500 || route === undefined) {
      console.error(error)
      return reply.code(status).send({ success: false, code: status, msg: '', data: null })
    }
    // Origin and session come first, whatever the body is.
    if (isForeign(request)) return reply.code(403).send()
    const session = await findSession(parts.db, request.cookies[contract.cookieName])
    const isOut = route.operation.needsSession && session === undefined
    const refusal = isOut ? new Refusal('sessionInvalid') : new Refusal('badInput', { field: 'body' })
    return refuse(reply, contract, route, getLanguage(request.headers), refusal)
  })
  return app
}

/** Answers one request: origin, session, input, idempotency key, then the handler in a transaction. */
async function answer(parts: ServerParts, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const { db, contract } = parts
  const { operation } = route
  if (operation.method !== 'GET' && isForeign(request)) return reply.code(403).send()
  if (route.isNoStore) reply.header('cache-control', 'no-store')
  const language = getLanguage(request.headers)
  const session = await findSession(db, request.cookies[contract.cookieName])
  try {
    if (operation.needsSession && session === undefined) throw new Refusal('sessionInvalid')
    const upload = operation.body?.contentType.startsWith('multipart/') ? await readForm(request) : undefined
    checkInput(route, request)
    const handler = handlers[operation.id as OperationId] as Handler<OperationId> | undefined
    if (handler === undefined) return await reply.code(501).send()
    const running = { route, request, reply, language, session, upload }
    const result = await db.transaction().execute(async (tx) =>
      run(parts, { tx, ...running }, handler).catch((error: unknown) => {
        // The transaction commits what a refusal counts, such as a wrong password.
        if (error instanceof Refusal && error.isKept) return error
        throw error
      }),
    )
    if (result instanceof Refusal) throw result
    return await reply.send({ success: true, code: SUCCESS, msg: result.msg, data: result.data })
  } catch (error) {
    if (error instanceof Refusal) return refuse(reply, contract, route, language, error)
    if (error instanceof TooManyRequests) return reply.code(429).header('retry-after', error.seconds).send()
    throw error
  }
}

/** Whether a page of another origin sent it. A request without Origin comes from no page. */
function isForeign({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers
  return origin !== undefined && URL.parse(origin)?.host !== host
}

function checkInput({ operation, checkParameters, checkBody }: Route, request: FastifyRequest): void {
  const places = { path: request.params, query: request.query, header: request.headers }
  for (const [check, value] of [
    [checkParameters, places],
    [checkBody, request.body],
  ] as const) {
    if (check === undefined || check(value)) continue
    const error = check.errors?.[0]
    const missing = (error?.params as { missingProperty?: string } | undefined)?.missingProperty
    const field = [...(error?.instancePath.split('/') ?? []), missing].filter((one) => one !== undefined).at(-1)
    throw new Refusal('badInput', { field: field === undefined || field === '' ? operation.id : field })
  }
}

interface Running {
  readonly tx: Tx
  readonly route: Route
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly language: Language
  readonly session: Session | undefined
  readonly upload: Upload | undefined
}

interface Result {
  readonly msg: string
  readonly data: unknown
}

async function run(parts: ServerParts, running: Running, handler: Handler<OperationId>): Promise<Result> {
  const { tx, route, request, session } = running
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || session === undefined) return runHandler(parts, running, handler)
  const place = { account_id: session.account.id, operation: route.operation.id, key }
  const content = createHash('sha256')
    .update(JSON.stringify(getKeyContent(request.body)))
    .digest('hex')
  // Two requests with one key: the second does not wait for the first, whose outcome it cannot know.
  const lock = `${place.account_id} ${place.operation} ${key}`
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) as free`.execute(tx)
  if (rows[0]?.free !== true) throw new Refusal('requestInProgress')
  const stored = await tx
    .selectFrom('idempotency')
    .selectAll()
    .where('account_id', '=', place.account_id)
    .where('operation', '=', place.operation)
    .where('key', '=', key)
    .executeTakeFirst()
  if (stored !== undefined) {
    if (stored.content_hash !== content) throw new Refusal('idempotencyKeyReused')
    return JSON.parse(stored.response) as Result
  }
  const result = await runHandler(parts, running, handler)
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

async function runHandler(parts: ServerParts, running: Running, handler: Handler<OperationId>): Promise<Result> {
  const { contract, settings, adapters } = parts
  const { tx, request, reply, language, session, upload } = running
  const headers = request.headers as Record<string, string | undefined>
  const deviceId = headers['deviceid'] ?? ''
  let msg = ''
  const cookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure: request.protocol === 'https' } as const
  const call = {
    tx,
    now: new Date(),
    settings,
    adapters,
    language,
    body: request.body,
    query: request.query,
    path: request.params,
    upload,
    features: listFeatures(contract),
    deviceId,
    address: request.ip,
    versionCode: Number(headers['versioncode'] ?? 0),
    origin: `${request.protocol}://${request.host}`,
    sessionHash: session?.hash,
    get account() {
      if (session === undefined) throw new Error('The operation has no player.')
      return session.account
    },
    async openSession(accountId: number) {
      const token = await openSession(tx, accountId, deviceId, session?.hash)
      reply.setCookie(contract.cookieName, token, cookieOptions)
    },
    async closeSession() {
      if (session !== undefined) await endSession(tx, session.hash)
      reply.clearCookie(contract.cookieName, cookieOptions)
    },
    setMessage(texts: Readonly<Record<Language, string>>) {
      msg = texts[language]
    },
    badInput(field: string): never {
      throw new Refusal('badInput', { field })
    },
  }
  // The document that the types come from has checked the request.
  const data = await handler(call as unknown as Call<OperationId>)
  return { msg, data }
}

/** The optional parts of the contract of which every operation has a handler. */
function listFeatures({ routes }: Contract): string[] {
  const all = new Set(routes.map(({ feature }) => feature).filter((feature) => feature !== undefined))
  const hasHandler = ({ operation }: Route): boolean => handlers[operation.id as OperationId] !== undefined
  return [...all].filter((feature) => routes.every((route) => route.feature !== feature || hasHandler(route)))
}

function getLanguage(headers: IncomingHttpHeaders): Language {
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

function refuse(reply: FastifyReply, { common }: Contract, route: Route, language: Language, refusal: Refusal) {
  const versionCode = Number(reply.request.headers['versioncode'] ?? 0)
  const given = route.codes.get(refusal.message) ?? common.get(refusal.message)
  const code = (given?.sinceVersionCode ?? 0) > versionCode ? route.codes.get(FOR_OLDER_APPS) : given
  if (code === undefined) throw new Error(`${route.operation.id} has no code ${refusal.message}.`)
  const text = code.messages[language] ?? COMMON_TEXTS[refusal.message]?.[language] ?? 'Error!'
  const msg = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => refusal.values[name] ?? '')
  return reply.send({ success: false, code: code.code, msg, data: null })
}
