import { expect, test } from 'vitest'
import { getDocument } from '../../run/testing/other-styles.ts'
import { runConformance } from '../../run/run-conformance.ts'

const FIELDS = {
  to: { type: 'string', minLength: 1, maxLength: 20 },
  attempt: { type: 'integer', minimum: 1, maximum: 9 },
  keep: { type: 'boolean' },
}
const FORM = 'application/x-www-form-urlencoded'

/** Runs against a server whose body is optional, and that accepts a body if `accepts` does. */
async function run(accepts: (form: URLSearchParams) => boolean, properties: object = FIELDS): Promise<string[]> {
  const requestBody = { content: { [FORM]: { schema: { type: 'object', properties } } } }
  const responses = { 204: { description: 'Done.' }, 400: { description: 'No.' }, 405: { description: 'No.' } }
  const { findings } = await runConformance({
    url: 'http://server',
    openapi: getDocument({ '/messages': { post: { operationId: 'send', requestBody, responses } } }),
    transport: ({ method, body = '', headers }) => {
      const isForm = headers['content-type'] === FORM && fits(new URLSearchParams(String(body)))
      const isFine = String(body) === '' || (isForm && accepts(new URLSearchParams(String(body))))
      const status = method !== 'POST' ? 405 : isFine ? 204 : 400
      return Promise.resolve({ status, headers: {}, setCookies: [], body: '', milliseconds: 1 })
    },
  })
  return findings.map(({ id, title }) => `${id}: ${title}`)
}

function fits(form: URLSearchParams): boolean {
  const [to, attempt, keep] = ['to', 'attempt', 'keep'].map((name) => form.get(name))
  const isTo = to === null || to === undefined || ([...to].length >= 1 && [...to].length <= 20)
  const isAttempt = attempt === null || /^[1-9]$/.test(attempt ?? '1')
  return isTo && isAttempt && [null, undefined, 'true', 'false'].includes(keep)
}

test('runConformance: accepts an optional body', async () => {
  expect(await run(() => true)).toEqual([])
})

test('runConformance: names an optional body that is refused, whatever it has, as one cause', async () => {
  expect(await run(() => false)).toEqual([`send/valid-input#body: Every valid body is refused: ${FORM}`])
})

test.each<[string, (form: URLSearchParams) => boolean, string[]]>([
  ['one value', (form) => form.get('attempt') !== '9', ['attempt']],
  ['one field', (form) => !form.has('to'), ['to']],
  ['both limits of each field', (form) => !isAtLimit(form), ['attempt', 'to']],
  ['bodies of two fields, and limits', (form) => form.size < 2 && !isAtLimit(form), ['attempt', 'to']],
])('runConformance: names %s that is refused where another body is accepted', async (_, accepts, fields) => {
  expect((await run(accepts)).map((one) => one.split(':')[0])).toEqual(
    fields.map((field) => `send/valid-input#body/${field}`),
  )
})

function isAtLimit(form: URLSearchParams): boolean {
  return ['1', '9'].includes(form.get('attempt') ?? '') || [1, 20].includes([...(form.get('to') ?? '')].length)
}
