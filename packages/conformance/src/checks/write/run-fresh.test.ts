import { expect, test } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Transport, WireRequest } from '../../http/message.ts'
import {
  getDocument,
  findings,
  no,
  ok,
  responsesWith,
  server,
  taking,
  type Reply,
} from '../../run/testing/other-styles.ts'

const text = { type: 'string', minLength: 2, maxLength: 9 }
const note = { type: 'object', required: ['text'], properties: { text } }
const list = { type: 'object', properties: { notes: { type: 'array', items: note } } }
const count = { type: 'object', properties: { count: { type: 'integer' } } }
const paths = (shows: Json): Json => ({
  '/notes': {
    get: { operationId: 'listNotes', responses: responsesWith(list) },
    post: { operationId: 'addNote', ...shows, requestBody: taking(note), responses: responsesWith({ type: 'object' }) },
  },
  '/count': { get: { operationId: 'getCount', responses: responsesWith(count) } },
})
const WITH_SHOWS = getDocument(paths({ 'x-shows': ['listNotes', 'getCount'] }))
const WITHOUT = getDocument(paths({}))

/** Returns the sent text if it is valid. */
function toText({ headers, body }: WireRequest): Reply | string {
  if (headers['content-type'] !== 'application/json') return no(415)
  let sent: unknown
  try {
    sent = JSON.parse(String(body))
  } catch {}
  const value = isJson(sent) ? sent['text'] : undefined
  return typeof value === 'string' && [...value].length >= 2 && [...value].length <= 9 ? value : no(422)
}

/** Serves notes without ids, and their count. */
function notes({ isLost = false, frozen = '' } = {}): Transport {
  const kept = ['first', 'second']
  const cached = new Map<string, Reply>()
  const cache = (key: string, reply: Reply): Reply => {
    if (!key.startsWith(frozen) || frozen === '') return reply
    const known = cached.get(key) ?? reply
    cached.set(key, known)
    return known
  }
  return server({
    'GET /notes': (_, url) => cache(`list ${url.search}`, ok({ notes: kept.map((one) => ({ text: one })) })),
    'GET /count': (_, url) => cache(`count ${url.search}`, ok({ count: kept.length })),
    'POST /notes': (request) => {
      const value = toText(request)
      if (typeof value !== 'string') return value
      if (!isLost) kept.push(value)
      return ok({})
    },
  })
}

test.each([
  ['is kept', WITHOUT, {}, []],
  ['is lost', WITHOUT, { isLost: true }, ['addNote/created']],
  ['is kept, with x-shows', WITH_SHOWS, {}, []],
  ['is missing in one of two reads', WITH_SHOWS, { frozen: 'count' }, ['getCount/fresh']],
  ['is missing in the list, which a cache keeps', WITH_SHOWS, { frozen: 'list' }, ['listNotes/fresh']],
])('runConformance: an object that is created without an id %s', async (_, document, faults, found) => {
  expect(await findings(document, notes(faults))).toEqual(found)
})

test.each([
  ['is fresh', {}, []],
  ['is from before the write', { frozen: 'count' }, ['getCount/fresh']],
])('runConformance: a single read that %s', async (_, faults, found) => {
  expect(await findings(WITH_SHOWS, notes(faults), { only: ['getCount'] })).toEqual(found)
})

test('runConformance: finds a cached read even if it is the only one', async () => {
  const document = getDocument(paths({ 'x-shows': ['getCount'] }))
  expect(await findings(document, notes({ frozen: 'count' }))).toEqual(['getCount/fresh'])
})

const profile = { type: 'object', properties: { name: text, isFollowed: { type: 'boolean' } } }
const byName = [{ name: 'name', in: 'path', required: true, schema: text }]
const PROFILES = getDocument({
  '/profiles': {
    get: {
      operationId: 'listProfiles',
      responses: responsesWith({ type: 'object', properties: { profiles: { type: 'array', items: profile } } }),
    },
  },
  '/profiles/{name}': {
    parameters: byName,
    get: { operationId: 'getProfile', responses: responsesWith(profile) },
  },
  '/profiles/{name}/follow': {
    parameters: byName,
    post: { operationId: 'follow', responses: responsesWith(profile) },
  },
})

test.each([
  ['is kept', true, []],
  ['is lost', false, ['follow/created']],
])('runConformance: an action on an object that %s', async (_, isKept, found) => {
  const followed = new Set<string>()
  const show = (name: string) => ({ name, isFollowed: followed.has(name) })
  const routes: Parameters<typeof server>[0] = {
    'GET /profiles': () => ok({ profiles: ['ann', 'ben'].map(show) }),
  }
  for (const name of ['ann', 'ben']) {
    routes[`GET /profiles/${name}`] = () => ok(show(name))
    routes[`POST /profiles/${name}/follow`] = () => {
      if (isKept) followed.add(name)
      return ok({ name, isFollowed: true })
    }
  }
  const known = server(routes)
  const transport: Transport = async (request) => {
    const reply = await known(request)
    const name = /^\/profiles\/([^/]+)/.exec(new URL(request.url).pathname)?.[1] ?? ''
    const fits = [...decodeURIComponent(name)].length >= 2 && [...decodeURIComponent(name)].length <= 9
    return reply.status === 404 && !fits ? { ...reply, status: 422 } : reply
  }
  expect(await findings(PROFILES, transport)).toEqual(found)
})
