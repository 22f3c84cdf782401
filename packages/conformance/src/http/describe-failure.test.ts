import { describe, expect, it } from 'vitest'
import { describeFailure } from './describe-failure.ts'
import { TransportError } from './message.ts'

const withCode = (code: string, message = ''): Error => Object.assign(new Error(message), { code })

describe('describeFailure', () => {
  it.each([
    [withCode('ECONNREFUSED'), /start the server, or correct the port/],
    [new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]), /start the server/],
    [new TransportError('connection', '', { cause: withCode('ENOTFOUND') }), /host name is unknown/],
    [withCode('DEPTH_ZERO_SELF_SIGNED_CERT'), /set tls\.ca/],
    [withCode('CERT_HAS_EXPIRED'), /has expired/],
    [withCode('ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED'), /set tls\.cert and tls\.key/],
    [withCode('ERR_SSL_WRONG_VERSION_NUMBER'), /http:\/\/ or https:\/\//],
    [withCode('EOTHER', 'another message'), /^another message$/],
    [withCode('EOTHER'), /^the connection was lost$/],
    [undefined, /^the connection was lost$/],
  ])('says what to do (%#)', (error, words) => {
    expect(describeFailure(error)).toMatch(words)
  })
})
