import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { serveStyle, type Style } from '../../../lab/styles/serve.ts'
import { blog } from '../../../lab/styles/blog.ts'
import type { Transport } from '../../http/message.ts'
import type { RunReport } from '../../context/run-report.ts'
import { runConformance } from '../../run/run-conformance.ts'

/** Lets everybody carry out these methods as the owner: a refusal with HTTP 403 is tried with the other keys. */
function withoutOwners(send: Transport, methods: readonly string[]): Transport {
  const keys = new Set<string>()
  return async (request) => {
    const { authorization } = request.headers
    if (authorization !== undefined) keys.add(authorization)
    let response = await send(request)
    for (const key of keys) {
      if (response.status !== 403 || !methods.includes(request.method)) break
      response = await send({ ...request, headers: { ...request.headers, authorization: key } })
    }
    return response
  }
}

/** The village paper without HTTP 403 in its document. */
function withoutForbidden({ document }: Style): Json {
  const text = JSON.stringify(document, (name, value: unknown) => (name === '403' ? undefined : value))
  return JSON.parse(text) as Json
}

async function run(methods: readonly string[], openapi: Json = blog.document): Promise<RunReport> {
  const transport = withoutOwners(serveStyle(blog, blog.start()), methods)
  return runConformance({ url: 'http://lab', openapi, transport, seed: 1, ...blog.config })
}

const titles = ({ findings }: RunReport): string[] =>
  findings.map(({ operationId, check, title }) => `${operationId} ${check}: ${title}`)
const TITLE = 'other-player: One user can change what another user created'

test('runConformance: finds that another user changes what all may read', async () => {
  const found = titles(await run(['PUT', 'DELETE']))
  expect(found).toEqual([`deleteArticle ${TITLE}`, `updateArticle ${TITLE}`])
})

test('runConformance: takes the refusal of one write for the rule of the other', async () => {
  expect(titles(await run(['DELETE'], withoutForbidden(blog)))).toContain(`deleteArticle ${TITLE}`)
})

test('runConformance: remarks on a document that does not say who may change an item', async () => {
  const report = await run(['PUT', 'DELETE'], withoutForbidden(blog))
  expect(titles(report)).toEqual([])
  expect(report.remarks).toEqual(
    ['updateArticle', 'deleteArticle'].map((id) => expect.stringContaining(`${id}: one user changed`) as unknown),
  )
})

test('runConformance: has nothing to say about a server with owners', async () => {
  const report = await run([])
  expect([titles(report), report.remarks]).toEqual([[], undefined])
})
