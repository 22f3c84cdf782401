import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { runConformance } from '../run/run-conformance.ts'
import { responsesWith, getDocument, ok, server } from '../run/testing/other-styles.ts'
import { getSocketPath, readSocketContract } from './socket-contract.ts'
import type { Dial } from '../http/socket-wire.ts'

const documentAt = (address: string, more: Json = {}): Json => ({
  asyncapi: '3.0.0',
  channels: { live: { address } },
  operations: {},
  ...more,
})
const at = (pathname: string, variables: Json = {}): Json => ({ host: 'h', protocol: 'wss', pathname, variables })

test.each([
  ['no server is named', documentAt('/live/{uid}'), 'http://host', '/live/{uid}'],
  ['the address of the server has a path', documentAt('/live'), 'http://host/gate/', '/gate/live'],
  [
    'the first server has a path',
    documentAt('/live', { servers: { a: at('/v1/'), b: at('/v2') } }),
    'http://host/gate',
    '/v1/live',
  ],
  [
    'a variable is in it',
    documentAt('/live', { servers: { a: at('/{v}', { v: { default: 'v3' } }) } }),
    'http://host',
    '/v3/live',
  ],
  ['it is the root', documentAt('/live', { servers: { a: at('/') } }), 'http://host/gate', '/live'],
  ['the address has no slash', documentAt('live'), 'http://host/gate', '/gate/live'],
  [
    'the channel is of another server',
    {
      ...documentAt('/live', { servers: { a: at('/v1'), b: at('/v2') } }),
      channels: { live: { address: '/live', servers: [{ $ref: '#/servers/b' }] } },
    },
    'http://host',
    '/v2/live',
  ],
])('getSocketPath: %s', (_, document, url, path) => {
  expect(getSocketPath(readSocketContract(document), url)).toBe(path)
})

test('runConformance: connects to the socket below the path of the address', async () => {
  const dialled: string[] = []
  const dial: Dial = ({ url }, listener) => {
    dialled.push(url)
    queueMicrotask(() => listener.onRefused(404))
    return { send: () => undefined, close: () => undefined }
  }
  await runConformance({
    url: 'http://server',
    openapi: getDocument({
      '/zone': { get: { operationId: 'getZone', responses: responsesWith({ type: 'string' }) } },
    }),
    asyncapi: documentAt('/live', { servers: { a: at('/v1') } }),
    envelope: "status == 'ok'",
    transport: server({ 'GET /zone': () => ok('Manila') }),
    dial,
  })
  expect(new Set(dialled)).toEqual(new Set(['ws://server/v1/live']))
})
