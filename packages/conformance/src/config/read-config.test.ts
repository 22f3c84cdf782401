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

  it.each([
    ['tls: client.pem', /tls must be an object/],
    ['tls: { cer: client.pem }', /tls has no setting named cer\. Did you mean cert\?/],
    ['proxy: 3128', /proxy must be an address, such as http:\/\/proxy:3128/],
    ['cleanup: maybe', /cleanup must be true or false/],
  ])('refuses %s', (text, why) => {
    expect(() => read(text)).toThrow(why)
  })
})
