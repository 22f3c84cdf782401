import { readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { withAt, type Json } from '@tumpak/contract-kit/json.ts'
import type { ConfigInput } from '../config/config.ts'
import { readConnection } from '../http/connection.ts'
import { createCertificates, type Certificates } from '../http/testing/certificates.ts'
import type { RunReport } from '../context/run-report.ts'
import { runConformance } from './run-conformance.ts'
import { getDocument, ok, responsesWith } from './testing/other-styles.ts'

const openapi = getDocument({
  '/zone': { get: { operationId: 'getZone', responses: responsesWith({ type: 'string' }) } },
})
const asyncapi: Json = { asyncapi: '3.0.0', channels: { live: { address: '/live' } }, operations: {} }

let certificates: Certificates
let server: https.Server
let proxy: http.Server
let url: string
let proxyUrl: string
const tunnels: string[] = []

const listen = async (one: http.Server | https.Server): Promise<number> => {
  await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve))
  return (one.address() as AddressInfo).port
}

beforeAll(async () => {
  certificates = createCertificates()
  server = https.createServer(
    { ...certificates.server, ca: readFileSync(certificates.ca), requestCert: true, rejectUnauthorized: true },
    ({ url: path, method }, response) => {
      const isKnown = path === '/zone' && method === 'GET'
      response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(isKnown ? ok('Manila').body : { status: 'error' }))
    },
  )
  new WebSocketServer({ server })
  url = `https://127.0.0.1:${String(await listen(server))}`
  proxy = http.createServer().on('connect', ({ url: target = '', headers }, socket) => {
    tunnels.push(`${target} ${headers['proxy-authorization'] ?? ''}`.trim())
    const { hostname, port } = new URL(`http://${target}`)
    const onward = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      socket.pipe(onward).pipe(socket)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
  })
  proxyUrl = `http://127.0.0.1:${String(await listen(proxy))}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  proxy.closeAllConnections()
  proxy.close()
  rmSync(certificates.folder, { recursive: true })
})

const run = (more: Partial<ConfigInput>): Promise<RunReport> =>
  runConformance({ url, openapi, asyncapi, envelope: "status == 'ok'", socket: { settleMs: 1, answerMs: 50 }, ...more })
const findSocket = ({ coverage }: RunReport) => coverage.find(({ operationId }) => operationId === 'socket')

describe('tls', () => {
  it('reaches HTTP and the socket of a private authority with a certificate of the client', async () => {
    const report = await run({ tls: { ca: certificates.ca, ...certificates.client } })
    expect(report.coverage[0]).toMatchObject({ operationId: 'getZone', succeeded: true })
    expect(findSocket(report)?.succeeded).toBe(true)
  })

  it('is named if the authority is unknown, or the certificate of the client is missing', async () => {
    await expect(run({})).rejects.toThrow(/private authority: set tls\.ca/)
    await expect(run({ tls: { ca: certificates.ca } })).rejects.toThrow(/set tls\.cert and tls\.key/)
  })

  it('is the credential of an operation with the scheme mutualTLS', async () => {
    const security = [{ certificate: [] }]
    const components = { securitySchemes: { certificate: { type: 'mutualTLS' } } }
    const secured = { openapi: withAt({ ...openapi, components }, '/paths/~1zone/get/security', security) as Json }
    const { findings, coverage, inconclusive } = await runConformance({
      ...secured,
      url,
      envelope: "status == 'ok'",
      tls: { ca: certificates.ca, ...certificates.client },
    })
    expect(findings).toEqual([])
    expect(inconclusive.filter(({ byChoice }) => !byChoice)).toEqual([])
    expect(coverage.map(({ operationId, succeeded }) => [operationId, succeeded])).toEqual([['getZone', true]])
  })

  it('refuses files that it cannot use', async () => {
    await expect(run({ tls: { ca: '/no/such.pem' } })).rejects.toThrow('tls.ca: there is no file /no/such.pem')
    const wrong = { ...certificates.client, passphrase: 'wrong' }
    await expect(run({ tls: wrong })).rejects.toThrow(/^tls cannot be used: /)
  })
})

describe('proxy', () => {
  it('carries HTTP and the socket, with its credentials', async () => {
    tunnels.length = 0
    const tls = { ca: certificates.ca, ...certificates.client }
    const report = await run({ tls, proxy: proxyUrl.replace('//', '//ann:sesame@') })
    expect(report.coverage[0]).toMatchObject({ operationId: 'getZone', succeeded: true })
    expect(findSocket(report)?.succeeded).toBe(true)
    const authorization = `Basic ${Buffer.from('ann:sesame').toString('base64')}`
    expect(new Set(tunnels)).toEqual(new Set([`${new URL(url).host} ${authorization}`]))
    expect(tunnels.length).toBeGreaterThan(2)
    expect(JSON.stringify(report)).not.toContain('sesame')
  })

  it('that is not there is named', async () => {
    await expect(run({ proxy: 'http://127.0.0.1:9' })).rejects.toThrow(/through the proxy http:\/\/127\.0\.0\.1:9:/)
  })

  it('of the environment is not used for this machine', () => {
    expect(readConnection({}, { HTTPS_PROXY: 'http://proxy:1', NO_PROXY: '.local' }).proxyEnv).toEqual({
      HTTPS_PROXY: 'http://proxy:1',
      NO_PROXY: '.local,localhost,127.0.0.1,[::1]',
    })
    expect(readConnection({}, {}).proxyEnv).toBeUndefined()
  })
})
