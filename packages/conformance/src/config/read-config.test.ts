import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { ConfigInput } from './config.ts'
import { readConfig } from './read-config.ts'

const folder = mkdtempSync(join(tmpdir(), 'config-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(text: string, env: NodeJS.ProcessEnv = {}): Partial<ConfigInput> {
  const file = join(folder, 'conformance.yaml')
  writeFileSync(file, text)
  return readConfig(file, env)
}

describe('readConfig', () => {
  it('reads certificates relative to the file, or their content', () => {
    const PEM = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----'
    const text = 'tls: { ca: { env: CA }, cert: client.pem, key: /keys/client.key, passphrase: { env: PASS } }'
    const config = read(text, { CA: PEM, PASS: 'open sesame' })
    const [cert, key] = [join(folder, 'client.pem'), '/keys/client.key']
    expect(config.tls).toEqual({ ca: PEM, cert, key, passphrase: 'open sesame' })
    expect(config.secrets).toContain('open sesame')
  })

  it('reads the proxy, the hooks and cleanup', () => {
    expect(read('{ proxy: http://proxy:3128, hooks: ./hooks.ts, cleanup: true }')).toMatchObject({
      proxy: 'http://proxy:3128',
      hooks: join(folder, 'hooks.ts'),
      cleanup: true,
    })
  })

  it('takes numbers and switches from the environment as text, and any field of an account', () => {
    const text = 'timeoutMs: { env: T }\nslow: { env: S }\nplayers: [{ anything: 1, tokens: { any: { env: T } } }]'
    expect(read(text, { T: '10', S: 'true' })).toMatchObject({ timeoutMs: 10, slow: true })
  })

  it.each([
    ['tls: client.pem', /tls must be an object/],
    ['tls: { cer: client.pem }', /tls has no setting named cer\. Did you mean cert\?/],
    ['proxy: 3128', /proxy must be an address, such as http:\/\/proxy:3128/],
    ['cleanup: maybe', /cleanup must be true or false/],
    ['timeoutMs: "10"', /timeoutMs must be a whole number from 1, not "10"/],
    ['rateLimit: "5"', /rateLimit must be a number of requests per second, not "5"/],
    ['slow: "true"', /slow must be true or false, not "true"/],
    ['socket: { answerMs: soon }', /socket must be times in milliseconds/],
    ['socket: { answrMs: 5 }', /socket has no setting named answrMs\. Did you mean answerMs\?/],
    ['restart: { comand: make restart }', /restart has no setting named comand\. Did you mean command\?/],
    ['restart: { command: make restart, timeoutMs: soon }', /restart must be a command, and timeoutMs/],
    ['otp: { url: http://a.example, patern: a }', /otp has no setting named patern\. Did you mean pattern\?/],
    [
      'checkSettings: { a: { severity: off, onyl: b } }',
      /checkSettings: a has no setting named onyl\. Did you mean only\?/,
    ],
    ['checkSettings: { a: [{ sevrity: off }] }', /a, entry 1 has no setting named sevrity\. Did you mean severity\?/],
    ['triggers: { a: { url: /b, bdy: {} } }', /triggers: a has no setting named bdy\. Did you mean body\?/],
    [
      'frames: [{ url: http://a.example, step: [] }]',
      /frames, entry 1 has no setting named step\. Did you mean steps\?/,
    ],
    [
      'frames: [{ url: http://a.example, steps: [{ clik: a }] }]',
      /steps, entry 1 has no setting named clik\. Did you mean/,
    ],
    ['baseline: [{ id: a/b, reason: c, expire: 2027-01-01 }]', /baseline, entry 1 has no setting named expire\./],
    ['players: [{ token: { command: a, shel: b } }]', /the token of entry 1 of players: a command has no field shel/],
  ])('refuses %s', (text, why) => {
    expect(() => read(text)).toThrow(why)
  })
})
