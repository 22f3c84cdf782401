import { createHmac } from 'node:crypto'
import type { Hooks } from 'tumpak-conformance'

/** Our gateway wants a signature over method, path, query and body. */
export const beforeRequest: Hooks['beforeRequest'] = (request) => {
  const key = process.env['SIGNING_KEY']
  if (key === undefined) throw new Error('SIGNING_KEY is not set')
  const { pathname, search } = new URL(request.url)
  const signed = createHmac('sha256', key).update(`${request.method}\n${pathname}${search}\n`)
  if (request.body !== undefined) signed.update(request.body)
  request.headers['x-signature'] = signed.digest('hex')
}

/** The gateway warns in this header before it blocks a client. */
export const afterResponse: Hooks['afterResponse'] = (response, request) => {
  const left = response.headers['x-quota-left']
  if (left !== undefined && Number(left) < 100) process.stderr.write(`${left} requests left, at ${request.url}\n`)
}
