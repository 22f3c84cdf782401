import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The paths of test certificates. */
export interface Certificates {
  folder: string
  ca: string
  server: { cert: string; key: string }
  client: { cert: string; key: string; passphrase: string }
}

/** Makes a private authority, a server's certificate for 127.0.0.1, and a client's with a passphrase. */
export function createCertificates(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'))
  const at = (name: string): string => join(folder, name)
  const openssl = (...words: string[]): void => void execFileSync('openssl', words, { cwd: folder, stdio: 'ignore' })
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  openssl('req', '-x509', ...newKey, '-nodes', '-keyout', 'ca.key', '-out', 'ca.pem', '-days', '2', '-subj', '/CN=CA')
  const sign = (name: string, extension: string, ...protect: string[]): void => {
    writeFileSync(at(`${name}.ext`), extension)
    openssl('req', ...newKey, ...protect, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${name}`)
    const authority = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial']
    openssl(
      'x509',
      '-req',
      '-in',
      `${name}.csr`,
      ...authority,
      '-days',
      '2',
      '-extfile',
      `${name}.ext`,
      '-out',
      `${name}.pem`,
    )
  }
  sign('server', 'subjectAltName=IP:127.0.0.1', '-nodes')
  sign('client', 'extendedKeyUsage=clientAuth', '-passout', 'pass:open sesame')
  return {
    folder,
    ca: at('ca.pem'),
    server: { cert: readFileSync(at('server.pem'), 'utf8'), key: readFileSync(at('server.key'), 'utf8') },
    client: { cert: at('client.pem'), key: at('client.key'), passphrase: 'open sesame' },
  }
}
