// Parcels in Hono: problem+json, pages by cursor, and ETag with If-Match.
import { createHash, randomUUID } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { etag } from 'hono/etag'
import { z } from 'zod'

// A planted fault, to see the harness find it: lost-creation, foreign-read, lost-page or ignored-version.
const FAULT = process.env.FAULT ?? ''
// Made-up accounts of a test system.
const OWNERS = new Map([
  ['tok-nina-5d20', 'nina'],
  ['tok-otto-8a91', 'otto'],
])

const State = z.enum(['packed', 'sent', 'delivered'])
const NewParcel = z.strictObject({
  recipient: text(1, 50),
  grams: z.int().min(1).max(30_000),
  state: State.default('packed'),
})
const ListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(10),
  cursor: z.base64url().min(1).max(100).optional(),
  state: State.optional(),
})

/** A text of so many characters; Zod counts UTF-16 units. */
function text(least, most) {
  return z.string().refine((words) => [...words].length >= least && [...words].length <= most)
}

const parcels = [...OWNERS.values()].flatMap((owner) =>
  ['Ada', 'Bo', 'Cleo'].map((recipient) => ({ id: randomUUID(), owner, recipient, grams: 500, state: 'packed' })),
)
const shown = ({ id, recipient, grams, state }) => ({ id, recipient, grams, state })
const getVersion = (parcel) =>
  `"${createHash('sha1')
    .update(JSON.stringify(shown(parcel)))
    .digest('hex')}"`

class Problem extends Error {
  constructor(status, title) {
    super(title)
    this.status = status
  }
}

const sendProblem = (context, status, title) =>
  context.body(JSON.stringify({ type: 'about:blank', title, status }), status, {
    'content-type': 'application/problem+json',
  })

const app = new Hono()
app.notFound((context) => sendProblem(context, 404, 'Not found'))
app.onError((error, context) => {
  if (error instanceof Problem) return sendProblem(context, error.status, error.message)
  console.error(error)
  return sendProblem(context, 500, 'Internal error')
})
app.use(bodyLimit({ maxSize: 65_536, onError: (context) => sendProblem(context, 413, 'The body is too large') }))
app.use(async (context, next) => {
  const owner = OWNERS.get(/^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? '')
  if (owner === undefined) {
    context.header('www-authenticate', 'Bearer')
    return sendProblem(context, 401, 'Send a valid token')
  }
  context.set('owner', owner)
  context.header('cache-control', 'private, no-cache')
  return next()
})

app.get('/parcels', (context) => {
  const query = ListQuery.safeParse(context.req.query())
  if (!query.success) throw new Problem(422, 'limit, cursor or state does not fit')
  const { limit, cursor, state } = query.data
  const own = parcels.filter((one) => one.owner === context.get('owner'))
  const last = cursor === undefined ? -1 : own.findIndex((one) => encode(one) === cursor)
  if (cursor !== undefined && last === -1) throw new Problem(422, 'cursor does not come from a page')
  const rest = own.slice(last + 1).filter((one) => state === undefined || one.state === state)
  const page = rest.slice(0, limit)
  const from = rest.length > limit ? (FAULT === 'lost-page' ? rest[limit] : page.at(-1)) : undefined
  return context.json({ items: page.map(shown), next: from === undefined ? null : encode(from) })
})

app.post('/parcels', async (context) => {
  const parcel = { id: randomUUID(), owner: context.get('owner'), ...(await readParcel(context)) }
  if (FAULT !== 'lost-creation') parcels.push(parcel)
  return context.json(shown(parcel), 201, { location: `/parcels/${parcel.id}`, etag: getVersion(parcel) })
})

app.get('/parcels/:id', etag(), (context) => {
  const parcel = find(context)
  return context.json(shown(parcel), 200, { etag: getVersion(parcel) })
})

app.put('/parcels/:id', async (context) => {
  const parcel = findVersion(context)
  Object.assign(parcel, await readParcel(context))
  return context.json(shown(parcel), 200, { etag: getVersion(parcel) })
})

app.delete('/parcels/:id', (context) => {
  parcels.splice(parcels.indexOf(findVersion(context)), 1)
  return context.body(null, 204)
})

app.on(['PUT', 'PATCH', 'DELETE'], '/parcels', (context) => refuseMethod(context, 'GET, POST'))
app.on(['POST', 'PATCH'], '/parcels/:id', (context) => refuseMethod(context, 'GET, PUT, DELETE'))

function refuseMethod(context, allow) {
  context.header('allow', allow)
  return sendProblem(context, 405, 'This path has other methods')
}

const encode = ({ id }) => Buffer.from(id).toString('base64url')

function find(context) {
  const id = context.req.param('id')
  const isVisible = ({ owner }) => owner === context.get('owner') || FAULT === 'foreign-read'
  const parcel = parcels.find((one) => one.id === id && isVisible(one))
  if (parcel === undefined) throw new Problem(404, 'There is no such parcel of yours')
  return parcel
}

/** The parcel in the version that the request names. */
function findVersion(context) {
  const parcel = find(context)
  const version = context.req.header('if-match')
  if (version === undefined) throw new Problem(428, 'Send If-Match')
  if (version !== getVersion(parcel) && FAULT !== 'ignored-version') throw new Problem(412, 'The parcel has changed')
  return parcel
}

async function readParcel(context) {
  if (!/^application\/json(;|$)/.test(context.req.header('content-type') ?? '')) throw new Problem(415, 'Send JSON')
  const sent = await context.req.json().catch(() => {
    throw new Problem(400, 'The body is not JSON')
  })
  const parcel = NewParcel.safeParse(sent)
  if (!parcel.success) throw new Problem(422, 'recipient, grams or state does not fit')
  return parcel.data
}

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT ?? 8000) })
