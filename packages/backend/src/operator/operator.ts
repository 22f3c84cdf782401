import { randomBytes, timingSafeEqual } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Texts } from '../database/tables/core.ts'
import type { ServerParts } from '../http/call.ts'
import { settleWithdrawal, WITHDRAWAL, type Tx } from '../money.ts'
import { readOperatorSetting, writeOperatorSetting } from '../operations/app/operator-settings.ts'
import { LETTER_TYPES, sendLetter } from '../operations/inbox/letters.ts'
import { decideIdentity, REJECT_PARTS } from '../operations/kyc/decide.ts'
import { tellPlayState } from '../operations/responsible/news.ts'
import { sendPicture } from '../pictures.ts'
import { digest } from '../settings.ts'
import { renderPage } from './page.ts'

/** Cookies do not tell ports apart: the path keeps it from the other servers of this machine. */
const COOKIE = { name: 'tumpak_operator', path: '/operator' } as const
const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\]):\d+$/

type Form = Readonly<Record<string, string | undefined>>
/** Does what a form asks for, and says what was done. */
type Action = (tx: Tx, form: Form, id: string) => Promise<string>

interface OperatorPage {
  readonly app: FastifyInstance
  /** Good until the process ends; the address with it is printed at the start. */
  readonly token: string
}

/** A small page for one operator, on loopback, for development: an operator has a back office of its own. */
export async function createOperatorPage(parts: Pick<ServerParts, 'db' | 'settings'>): Promise<OperatorPage> {
  const { db } = parts
  const token = randomBytes(24).toString('base64url')
  const app = Fastify()
  await app.register(cookie)
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      // Not no-referrer: browsers would send `Origin: null` with the page's own forms.
      'referrer-policy': 'same-origin',
      'content-security-policy':
        "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    })
    if (!isOwn(request) || !isToken(getToken(request), token)) await reply.code(403).send()
  })
  app.get('/operator/open', (_request, reply) =>
    reply
      .setCookie(COOKIE.name, token, { path: COOKIE.path, httpOnly: true, sameSite: 'strict' })
      .redirect('/operator', 303),
  )
  app.get<{ Querystring: { done?: string } }>('/operator', async ({ query }, reply) => {
    const page = await db.transaction().execute((tx) => renderPage(tx, query.done ?? ''))
    return reply.type('text/html; charset=utf-8').send(page)
  })
  app.get<{ Params: { id: string } }>('/operator/picture/:id', ({ params }, reply) =>
    sendPicture(reply, parts, params.id, 'operator'),
  )
  for (const [path, act] of Object.entries(ACTIONS))
    app.post<{ Params: { id?: string }; Body: Form | undefined }>(path, async ({ params, body }, reply) => {
      const done = await db.transaction().execute((tx) => act(tx, body ?? {}, params.id ?? ''))
      return reply.redirect(`/operator?done=${encodeURIComponent(done)}`, 303)
    })
  return { app, token }
}

/** Whether the request is for this machine by name, and a write comes from the page itself. */
function isOwn({ headers, host, method }: FastifyRequest): boolean {
  if (!LOOPBACK.test(host)) return false
  return method === 'GET' ? true : headers.origin === `http://${host}`
}

function getToken({ url, query, cookies }: FastifyRequest): string | undefined {
  return url.startsWith('/operator/open?') ? (query as { token?: string }).token : cookies[COOKIE.name]
}

function isToken(sent: string | undefined, token: string): boolean {
  return timingSafeEqual(Buffer.from(digest(sent ?? '')), Buffer.from(digest(token)))
}

/** A text in both languages; without Vietnamese the English one stands in. */
function toTexts(english: string | undefined, vietnamese: string | undefined): Texts {
  return {
    'en-US': english ?? '',
    'vi-VN': vietnamese === undefined || vietnamese === '' ? (english ?? '') : vietnamese,
  }
}

const decide: Action = async (tx, form, id) => {
  const part = REJECT_PARTS.find((one) => one === form.part)
  const verdict =
    form.reason === undefined
      ? ({ isApproved: true } as const)
      : { isApproved: false as const, reason: toTexts(form.reason, form.reasonVi), ...(part && { part }) }
  return (await decideIdentity(tx, Number(id), verdict, new Date())) ? 'Decided.' : 'It does not wait any more.'
}

const settle: Action = async (tx, form, orderNo) => {
  const status = form.reason === undefined ? WITHDRAWAL.success : WITHDRAWAL.rejected
  const isDone = await settleWithdrawal(tx, orderNo, status, form.reason ?? '', new Date())
  return isDone ? 'Settled.' : 'It does not wait any more.'
}

function findPlayer(tx: Tx, { username = '' }: Form): Promise<{ id: number } | undefined> {
  const name = username.toLowerCase()
  return tx
    .selectFrom('account')
    .select('id')
    .where(sql`lower(username)`, '=', name)
    .executeTakeFirst()
}

const writeLetter: Action = async (tx, form) => {
  const player = await findPlayer(tx, form)
  const type = LETTER_TYPES.find(({ code }) => code === form.type)?.code
  if (player === undefined || type === undefined) return 'No such player.'
  if (!form.title || !form.text) return 'A letter needs a title and a text.'
  const cash = Number(form.cash ?? '')
  if (!/^(\d{1,6}([.]\d{1,2})?)?$/.test(form.cash ?? '')) return 'The cash reward is no amount.'
  const letter = { type, title: toTexts(form.title, form.titleVi), content: toTexts(form.text, form.textVi) }
  const rewards = cash === 0 ? {} : { rewards: [{ type: 'cash', amount: cash } as const] }
  await sendLetter(tx, player.id, { ...letter, ...rewards }, new Date())
  return 'Sent.'
}

/** Keeps a person from playing, whom the law or the regulator names. The reason is what the player reads. */
const restrict: Action = async (tx, form) => {
  const player = await findPlayer(tx, form)
  if (player === undefined) return 'No such player.'
  if (!form.reason) return 'The player needs to read a reason.'
  const reason = toTexts(form.reason, form.reasonVi)
  const texts = { reason_en: reason['en-US'], reason_vi: reason['vi-VN'] }
  await tx
    .insertInto('play_restriction')
    .values({ account_id: player.id, ...texts })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(texts))
    .execute()
  await tellPlayState(tx, { accountId: player.id, deviceId: null, isOver: false }, new Date())
  return 'Restricted.'
}

const endRestriction: Action = async (tx, _form, id) => {
  await tx.deleteFrom('play_restriction').where('account_id', '=', Number(id)).execute()
  // A break may hold now.
  await tellPlayState(tx, { accountId: Number(id), deviceId: null, isOver: false }, new Date())
  return 'The restriction has ended.'
}

const setRegistration: Action = async (tx, form) => {
  const isOpen = form.isOpen === 'yes'
  await writeOperatorSetting(tx, 'registration', { ...(await readOperatorSetting(tx, 'registration')), isOpen })
  return isOpen ? 'Registration is open.' : 'Registration is closed.'
}

const ACTIONS: Readonly<Record<string, Action>> = {
  '/operator/identity/:id': decide,
  '/operator/withdrawal/:id': settle,
  '/operator/letter': writeLetter,
  '/operator/restriction': restrict,
  '/operator/restriction/:id/end': endRestriction,
  '/operator/registration': setRegistration,
}
