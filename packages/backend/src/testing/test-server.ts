import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import type { FastifyInstance } from 'fastify'
import { developmentAdapters } from '../adapters/development.ts'
import type { Database } from '../database/open-database.ts'
import { readContract } from '../http/contract.ts'
import { createServer } from '../http/server.ts'
import { readSettings, type Settings } from '../settings.ts'

/** A password as it comes over the wire. */
export const PASSWORD = hashPassword('tumpak123')
export const OTHER_PASSWORD = hashPassword('other123')

interface Sent {
  readonly body?: object
  readonly payload?: Buffer
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly address?: string
}

/** The server in this process, without a port, and with the documented rate limits. */
export class TestServer {
  readonly app: FastifyInstance
  readonly settings: Settings
  #number = 0

  private constructor(app: FastifyInstance, settings: Settings) {
    this.app = app
    this.settings = settings
  }

  static async create(db: Database, env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
    const folder = mkdtempSync(path.join(tmpdir(), 'tumpak-backend-'))
    const settings = readSettings({ TUMPAK_BACKEND_FOLDER: folder, ...env })
    const contract = readContract(path.resolve(import.meta.dirname, '../../../../generated/openapi.json'))
    const parts = { db, contract, settings, adapters: developmentAdapters(settings) }
    return new TestServer(await createServer(parts), settings)
  }

  async send(method: 'GET' | 'POST', url: string, { body, payload, cookie, headers, address }: Sent = {}) {
    const response = await this.app.inject({
      method,
      url,
      headers: { versionCode: '104', deviceId: 'device', ...(cookie !== undefined && { cookie }), ...headers },
      ...(body && { payload: body }),
      ...(payload && { payload }),
      ...(address !== undefined && { remoteAddress: address }),
    })
    const { code, data } =
      response.body === '' ? { code: 0, data: null } : (response.json() as { code: number; data: never })
    const set = response.headers['set-cookie']
    return { status: response.statusCode, code, data: data as never, cookie: String(set ?? '').split(';')[0] ?? '' }
  }

  /** A new player, with the session of its registration. */
  async register(invitationCode?: string) {
    this.#number += 1
    const username = `player${this.#number}`
    const phone = String(9_000_000_000 + this.#number)
    const body = { username, password: PASSWORD, phone, areaCode: '63', ...(invitationCode && { invitationCode }) }
    const { cookie, data } = await this.send('POST', '/api/user/custom/register', {
      body,
      address: `10.0.0.${this.#number}`,
    })
    const { uid, invitationCode: code } = data as { uid: string; invitationCode: string }
    return { id: Number(uid.slice(1)), username, phone, cookie, code }
  }

  async logIn(username: string, password = PASSWORD, deviceId = 'device') {
    return this.send('POST', '/api/user/login', { body: { username, password }, headers: { deviceId } })
  }
}
