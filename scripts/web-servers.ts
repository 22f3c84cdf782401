import { existsSync } from 'node:fs'
import { isProgram } from '@tumpak/contract-kit/find-chromium.ts'
import { installByApt } from './apt.ts'

/** Debian's packages; deploy/Dockerfile installs those of nginx. */
export const NGINX_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-filter', 'libnginx-mod-http-brotli-static']
const CADDY_PACKAGES = ['caddy']

/** What `deploy/nginx.conf` loads. */
const NGINX = ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so']
const CADDY = '/usr/bin/caddy'

/** A web server that deploy/ configures. */
export type WebServer = 'nginx' | 'caddy'

function isInstalled(server: WebServer): boolean {
  return server === 'nginx' ? NGINX.every((file) => existsSync(file)) : isProgram(CADDY)
}

/** The path of a web server. Throws with instructions if it is not installed. */
export function findWebServer(server: WebServer): string {
  if (isInstalled(server)) return server === 'nginx' ? '/usr/sbin/nginx' : CADDY
  const packages = server === 'nginx' ? NGINX_PACKAGES : CADDY_PACKAGES
  throw new Error(
    `${server} is missing, so deploy/ cannot be tested. On Debian 12 or newer: sudo apt-get install ${packages.join(' ')}`,
  )
}

/** Installs the web servers that are missing, where apt may. The tests that need one that stays missing fail. */
export function installWebServers(): void {
  const missing = [...(isInstalled('nginx') ? [] : NGINX_PACKAGES), ...(isInstalled('caddy') ? [] : CADDY_PACKAGES)]
  if (missing.length === 0) return
  const failure = installByApt('web servers', missing)
  if (failure !== undefined) console.log(failure)
}
