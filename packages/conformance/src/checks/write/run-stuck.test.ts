import { expect, test } from 'vitest'
import type { Transport } from '../../http/message.ts'
import { findings, getDocument, server } from '../../run/testing/other-styles.ts'

const job = {
  type: 'object',
  required: ['id', 'state'],
  properties: { id: { type: 'integer' }, state: { enum: ['queued', 'done'] } },
}
const DOCUMENT = getDocument({
  '/jobs': {
    post: {
      operationId: 'startJob',
      responses: { 202: { headers: { Location: { schema: { type: 'string' } } } } },
    },
  },
  '/jobs/{id}': {
    get: {
      operationId: 'getJob',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
      responses: { 200: { content: { 'application/json': { schema: job } } }, 404: {} },
    },
  },
})

/** Accepts jobs without a word of their state, which changes with the reads. */
function jobs(getState: (reads: number) => string): Transport {
  const reads: number[] = []
  return (request) => {
    const id = Number(new URL(request.url).pathname.split('/').at(-1))
    return server({
      'POST /jobs': () => ({
        status: 202,
        body: {},
        headers: { location: `/jobs/${String(reads.push(0))}`, 'retry-after': '1' },
      }),
      [`GET /jobs/${String(id)}`]: () => {
        const seen = reads[id - 1]
        if (seen === undefined) return { status: 404, body: {} }
        reads[id - 1] = seen + 1
        return { body: { id, state: getState(seen) } }
      },
    })(request)
  }
}

test.each([
  ['stays queued', () => 'queued', ['startJob/accepted#/state/state']],
  ['is done after some reads', (reads: number) => (reads < 3 ? 'queued' : 'done'), []],
  ['is done at once', () => 'done', []],
] as const)('accepted work whose first state only the read shows: it %s', async (_, getState, expected) => {
  const waits: number[] = []
  const pause = (milliseconds: number): Promise<void> => {
    waits.push(milliseconds)
    return Promise.resolve()
  }
  expect(await findings(DOCUMENT, jobs(getState), { envelope: undefined, pause })).toEqual(expected)
  expect(waits.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(10_000)
})
