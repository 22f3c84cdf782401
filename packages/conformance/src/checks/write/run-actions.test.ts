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

const text = { type: 'string', minLength: 1 }
const article = { type: 'object', properties: { slug: text, likes: { type: 'integer' }, writer: text } }
const comment = { type: 'object', properties: { comment: { type: 'object', required: ['body'], properties: { body: text } } }, required: ['comment'] } // prettier-ignore
const writer = { type: 'object', properties: { writer: text } }
const path = (name: string): Json => ({ name, in: 'path', required: true, schema: text })
const slug = { parameters: [path('slug')] }
const DOCUMENT = getDocument({
  '/articles': {
    get: { operationId: 'list', responses: responsesWith({ type: 'array', items: article }) },
    post: { operationId: 'add', responses: responsesWith(article) },
  },
  '/articles/{slug}': { ...slug, get: { operationId: 'get', responses: responsesWith(article) } },
  '/articles/{slug}/like': {
    ...slug,
    post: { operationId: 'like', responses: responsesWith(article) },
    delete: { operationId: 'unlike', responses: responsesWith(article) },
  },
  '/articles/{slug}/comments': {
    ...slug,
    get: {
      operationId: 'listComments',
      responses: responsesWith({ type: 'array', items: { type: 'object', properties: { body: text } } }),
    },
    post: { operationId: 'comment', requestBody: taking(comment), responses: responsesWith({ type: 'object' }) },
  },
  '/writers/{writer}': {
    parameters: [path('writer')],
    get: { operationId: 'getWriter', responses: responsesWith(writer) },
  },
})

interface Kept {
  slug: string
  writer: string
  likes: number
}

/** Serves articles with likes and comments, none at first. An unknown writer is refused with HTTP 422. */
function articles(lost: string): Transport {
  const kept = new Map<string, Kept & { comments: string[] }>()
  const shown = ({ slug: name, likes, writer: by }: Kept): Reply => ok({ slug: name, likes, writer: by })
  const getBody = ({ body, headers }: WireRequest): string | undefined => {
    if (headers['content-type'] !== 'application/json') return undefined
    try {
      const sent: unknown = JSON.parse(String(body))
      const inner = isJson(sent) ? sent['comment'] : undefined
      const words = isJson(inner) ? inner['body'] : undefined
      return typeof words === 'string' && words !== '' ? words : undefined
    } catch {
      return undefined
    }
  }
  return async (request) => {
    const [, name = '', action] = /^\/articles\/([^/]+)(?:\/(\w+))?$/.exec(new URL(request.url).pathname) ?? []
    const one = kept.get(name)
    const like =
      (likes: number): (() => Reply) =>
      () => {
        if (one === undefined) return no(404)
        if (lost === (likes === 1 ? 'like' : 'unlike')) return shown({ ...one, likes })
        one.likes = likes
        return shown(one)
      }
    const own: { [call: string]: () => Reply } = {
      GET: () => (one === undefined ? no(404) : shown(one)),
      'GET comments': () => (one === undefined ? no(404) : ok(one.comments.map((body) => ({ body })))),
      'POST like': like(1),
      'DELETE like': like(0),
      'POST comments': () => {
        const words = getBody(request)
        if (one === undefined || words === undefined) return no(one === undefined ? 404 : 422)
        if (lost !== 'comment') one.comments.push(words)
        return ok({})
      },
    }
    const handler = own[`${request.method}${action === undefined ? '' : ` ${action}`}`]
    return server({
      'GET /articles': () => ok([...kept.values()].map(({ comments: _comments, ...others }) => others)),
      'POST /articles': () => {
        const made = { slug: `s${String(kept.size)}`, likes: 0, writer: 'ina', comments: [] }
        kept.set(made.slug, made)
        return shown(made)
      },
      ...(name === '' || handler === undefined
        ? {}
        : { [`${request.method} ${new URL(request.url).pathname}`]: handler }),
      'GET /writers/ina': () => ok({ writer: 'ina' }),
      ...(new URL(request.url).pathname === '/writers/ina'
        ? {}
        : { [`GET ${/^\/writers\/.*/.exec(new URL(request.url).pathname)?.[0] ?? '/-'}`]: () => no(422) }),
    })(request)
  }
}

test.each([
  ['nothing', []],
  ['like', ['like/created']],
  ['unlike', ['unlike/deleted']],
  ['comment', ['comment/created']],
])('runConformance: acts on items of a list that is empty at first, with %s lost', async (lost, found) => {
  expect(await findings(DOCUMENT, articles(lost), { allow: ['destructive'] })).toEqual(found)
})
