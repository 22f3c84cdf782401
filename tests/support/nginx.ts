import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../../scripts/root.ts'
import { findWebServer } from '../../scripts/needs.ts'

interface NginxOptions {
  port: number
  /** The port of `/status`. */
  statusPort: number
  /** Host and port of the backend. */
  api: string
  /** HTTP/2 over TLS, with a certificate that this makes and nobody knows. */
  tls?: boolean
  /** Parts of `nginx.conf` that an operator would change, and what takes their place. */
  changes?: Readonly<Record<string, string>> | undefined
}

/** Publishes a build into `site/` of a folder by `deploy/publish.sh`. */
export function publish(dist: string, folder: string, keepDays = 30): void {
  execFileSync(inRoot('deploy/publish.sh'), [dist, join(folder, 'site')], {
    env: { ...process.env, KEEP_DAYS: String(keepDays) },
  })
}

/**
 * Starts nginx by the `nginx.conf` in `folder`, a copy of `deploy/` with a folder `run`. Only its addresses are changed,
 * and what `changes` names. Throws if nginx is not installed.
 */
export function startNginx(folder: string, options: NginxOptions): ChildProcess {
  const { port, statusPort, api, tls = false, changes } = options
  const path = join(folder, 'nginx.conf')
  let config = readFileSync(path, 'utf8')
  const listen = `listen 127.0.0.1:${String(port)}`
  for (const [part, changed] of Object.entries({
    ' listen 8080;': tls ? ` ${listen} ssl http2;${makeCertificate(folder)}` : ` ${listen};`,
    ' listen 127.0.0.1:8081;': ` listen 127.0.0.1:${String(statusPort)};`,
    ' server 127.0.0.1:4010;': ` server ${api};`,
    ...changes,
  })) {
    if (config.split(part).length !== 2) throw new Error(`deploy/nginx.conf does not have "${part}" once`)
    config = config.replace(part, () => changed)
  }
  writeFileSync(path, config)
  // As root its workers would be another user, who may not read this folder.
  const user = process.getuid?.() === 0 ? ' user root;' : ''
  return spawn(findWebServer('nginx'), ['-p', folder, '-c', path, '-g', `daemon off;${user}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Makes a certificate for this machine, and returns the lines that name it. */
function makeCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'run/key.pem'), join(folder, 'run/certificate.pem')]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'].concat([
      '-subj',
      '/CN=localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ]),
    { stdio: 'ignore' },
  )
  return ` ssl_certificate ${certificate}; ssl_certificate_key ${key};`
}
