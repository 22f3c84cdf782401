import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { groupCauses } from '../../report/causes.ts'
import { getDocument } from '../../run/testing/other-styles.ts'
import { runConformance } from '../../run/run-conformance.ts'

const FIELDS = {
  to: { type: 'string', minLength: 1, maxLength: 20 },
  attempt: { type: 'integer', minimum: 1, maximum: 9 },
  keep: { type: 'boolean' },
}
const FORM = 'application/x-www-form-urlencoded'

/** Runs against a server whose bodies are optional, and that accepts a form if `accepts` does. */
async function run(
  accepts: (form: URLSearchParams) => boolean,
  type = FORM,
  operations = ['send'],
): Promise<{ found: string[]; causes: number }> {
  const requestBody = { content: { [type]: { schema: { type: 'object', properties: FIELDS } } } }
  const responses = { 204: { description: 'Done.' }, 400: { description: 'No.' }, 405: { description: 'No.' } }
  const paths = operations.map((operationId) => [`/${operationId}`, { post: { operationId, requestBody, responses } }])
  const { findings } = await runConformance({
    url: 'http://server',
    openapi: getDocument(Object.fromEntries(paths) as Json),
    transport: ({ method, body = '', headers }) => {
      const form = new URLSearchParams(String(body))
      const isFine = String(body) === '' || (headers['content-type'] === FORM && fits(form) && accepts(form))
      const status = method !== 'POST' ? 405 : isFine ? 204 : 400
      return Promise.resolve({ status, headers: {}, setCookies: [], body: '', milliseconds: 1 })
    },
  })
  return { found: findings.map(({ id, title }) => `${id}: ${title}`), causes: groupCauses(findings).length }
}

function fits(form: URLSearchParams): boolean {
  const [to, attempt, keep] = ['to', 'attempt', 'keep'].map((name) => form.get(name))
  const isTo = to === null || to === undefined || ([...to].length >= 1 && [...to].length <= 20)
  const isAttempt = attempt === null || /^[1-9]$/.test(attempt ?? '1')
  return isTo && isAttempt && [null, undefined, 'true', 'false'].includes(keep)
}

test('runConformance: accepts an optional body', async () => {
  expect((await run(() => true)).found).toEqual([])
})

test.each([FORM, 'application/json'])(
  'runConformance: names an optional body of %s that is refused, whatever it has, as one cause',
  async (type) => {
    const title = `Every valid body is refused: ${type}`
    expect((await run(() => false, type)).found).toEqual([`send/valid-input#body: ${title}`])
    const { found, causes } = await run(() => false, type, ['send', 'call'])
    expect(found.toSorted()).toEqual([`call/valid-input#body: ${title}`, `send/valid-input#body: ${title}`])
    expect(causes).toBe(1)
  },
)

test.each<[string, (form: URLSearchParams) => boolean, string[]]>([
  ['one value', (form) => form.get('attempt') !== '9', ['attempt']],
  ['one field', (form) => !form.has('to'), ['to']],
  ['both limits of each field', (form) => !isAtLimit(form), ['attempt', 'to']],
  ['bodies of two fields, and limits', (form) => form.size < 2 && !isAtLimit(form), ['attempt', 'to']],
])('runConformance: names %s that is refused where another body is accepted', async (_, accepts, fields) => {
  expect((await run(accepts)).found.map((one) => one.split(':')[0])).toEqual(
    fields.map((field) => `send/valid-input#body/${field}`),
  )
})

function isAtLimit(form: URLSearchParams): boolean {
  return ['1', '9'].includes(form.get('attempt') ?? '') || [1, 20].includes([...(form.get('to') ?? '')].length)
}
