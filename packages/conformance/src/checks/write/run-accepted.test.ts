import { expect, test } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { getDocument, findings, no, ok, responsesWith, server, taking } from '../../run/testing/other-styles.ts'

const text = { type: 'string' }
const job = { type: 'object', required: ['id'], properties: { id: text, kind: text } }
const secured = { security: [{ token: [] }] }
const DOCUMENT = getDocument(
  {
    '/exports': {
      post: {
        ...secured,
        operationId: 'exportAll',
        requestBody: taking({
          type: 'object',
          required: ['kind'],
          properties: { kind: { ...text, enum: ['a', 'b'] } },
        }),
        responses: {
          202: {
            headers: { Location: { schema: text } },
            content: { 'application/json': { schema: { type: 'object', properties: { status: text, result: job } } } },
          },
          '4XX': { description: 'No.' },
        },
      },
    },
    '/jobs': {
      get: {
        ...secured,
        operationId: 'listJobs',
        'x-own': true,
        summary: 'My jobs',
        responses: responsesWith({ type: 'array', items: job }),
      },
    },
    '/jobs/{jobId}': {
      parameters: [{ name: 'jobId', in: 'path', required: true, schema: text }],
      get: { ...secured, operationId: 'getJob', summary: 'A job', responses: responsesWith(job) },
    },
  },
  { components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } } },
)

/** Serves jobs that appear in the list a little later. */
function jobs(fault: '' | 'shows all' | 'gives all' | 'loses'): Transport {
  const all: { id: string; kind: string; owner: string; at: number }[] = []
  const getOwner = ({ authorization = '' }: { [name: string]: string }): string | undefined =>
    /^Bearer (ann|ben)$/.exec(authorization)?.[1]
  const shown = ({ id, kind }: Json): Json => ({ id, kind })
  const isThere = ({ at }: { at: number }): boolean => Date.now() > at + 30
  const known = server({
    'POST /exports': ({ body, headers }) => {
      const owner = getOwner(headers)
      if (owner === undefined) return no(401)
      let sent: unknown
      try {
        sent = JSON.parse(String(body))
      } catch {}
      if (headers['content-type'] !== 'application/json') return no(415)
      if (!isJson(sent) || (sent['kind'] !== 'a' && sent['kind'] !== 'b')) return no(422)
      const made = { id: `job-${String(all.length)}-${owner}`, kind: sent['kind'], owner, at: Date.now() }
      if (fault !== 'loses') all.push(made)
      return { ...ok(shown(made)), status: 202, headers: { location: `/jobs/${made.id}` } }
    },
    'GET /jobs': ({ headers }) => {
      const owner = getOwner(headers)
      if (owner === undefined) return no(401)
      return ok(all.filter((one) => isThere(one) && (fault === 'shows all' || one.owner === owner)).map(shown))
    },
  })
  return (request) => {
    const { pathname } = new URL(request.url)
    const [, id] = /^\/jobs\/(.+)$/.exec(pathname) ?? []
    const one = all.find((job) => job.id === id && isThere(job))
    return server({
      [`GET ${pathname}`]: ({ headers }) => {
        const owner = getOwner(headers)
        if (owner === undefined) return no(401)
        return one === undefined || (one.owner !== owner && fault !== 'gives all') ? no(404) : ok(shown(one))
      },
    })(request).then((response) => (id === undefined ? known(request) : response))
  }
}

const players = [{ token: 'ann' }, { token: 'ben' }]

test.each([
  ['', []],
  ['shows all', ['listJobs/other-player']],
  ['gives all', ['getJob/other-player']],
  ['loses', ['exportAll/accepted#jobId']],
] as const)('runConformance: reads accepted work later, and by its owner only: %s', async (fault, ids) => {
  expect(await findings(DOCUMENT, jobs(fault), { players })).toEqual(ids)
})
