import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installByApt } from './apt.ts'

/** One thing that tests need of the machine besides Node, npm and Chromium. */
interface Need {
  /** A file that it brings, or a command that succeeds where it is installed. */
  found: string | readonly string[]
  /** Debian's packages. */
  packages: readonly string[]
}

export const PYTHON = '/usr/bin/python3'

/** All of them, by the name that a sentence gives them. Files are where Debian puts them, as deploy/ expects. */
export const NEEDS = {
  git: { found: ['git', '--version'], packages: ['git'] },
  tar: { found: ['tar', '--version'], packages: ['tar'] },
  curl: { found: ['curl', '--version'], packages: ['curl'] },
  openssl: { found: ['openssl', 'version'], packages: ['openssl'] },
  ip: { found: ['ip', '-Version'], packages: ['iproute2'] },
  unshare: { found: ['unshare', '--version'], packages: ['util-linux'] },
  nginx: { found: '/usr/sbin/nginx', packages: ['nginx'] },
  "nginx's Brotli filter module": {
    found: '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
    packages: ['libnginx-mod-http-brotli-filter'],
  },
  "nginx's Brotli static module": {
    found: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    packages: ['libnginx-mod-http-brotli-static'],
  },
  Caddy: { found: '/usr/bin/caddy', packages: ['caddy'] },
  FastAPI: {
    found: [PYTHON, '-c', 'import fastapi, uvicorn, multipart'],
    packages: ['python3-fastapi', 'python3-uvicorn', 'python3-multipart'],
  },
  'Django REST': { found: [PYTHON, '-c', 'import rest_framework'], packages: ['python3-djangorestframework'] },
  PostgreSQL: {
    // Or a server to use.
    found: ['sh', '-c', 'test -n "$DATABASE_URL" || command -v postgres || ls /usr/lib/postgresql/*/bin/postgres'],
    packages: ['postgresql'],
  },
  Go: { found: ['go', 'version'], packages: ['golang-go'] },
} as const satisfies Record<string, Need>

export type NeedName = keyof typeof NEEDS

/** What a web server of deploy/ needs. */
export const WEB_SERVERS = {
  nginx: ['nginx', "nginx's Brotli filter module", "nginx's Brotli static module"],
  caddy: ['Caddy'],
} as const satisfies Record<string, NeedName[]>

export type WebServer = keyof typeof WEB_SERVERS

/** What runs docs/deploy.md as typed: both web servers, on a network and disk of their own. */
export const DEPLOYMENT = [
  ...WEB_SERVERS.nginx,
  ...WEB_SERVERS.caddy,
  ...(['curl', 'openssl', 'tar', 'ip', 'unshare'] as const),
] satisfies NeedName[]

/** A machine that may lack some of them. */
export interface Machine {
  has(need: Need): boolean
  /** Installs Debian packages where it may; returns the error, if any. */
  install(what: string, packages: readonly string[]): string | undefined
}

const THIS_MACHINE: Machine = {
  has: ({ found }) => {
    if (typeof found === 'string') return existsSync(found)
    const [command = '', ...args] = found
    return spawnSync(command, args).status === 0
  },
  install: (what, packages) => installByApt(what, packages),
}

/** Installs what is missing, each by itself. Returns a sentence for each that stays missing. */
export function installMissing(names: readonly NeedName[], machine = THIS_MACHINE): string[] {
  return [...new Set(names)].flatMap((name) => {
    if (machine.has(NEEDS[name])) return []
    const failure = machine.install(name, NEEDS[name].packages)
    return machine.has(NEEDS[name]) ? [] : [describeMissing(name, failure)]
  })
}

/** The path of a web server of deploy/. Throws with what to install if a part of it is missing. */
export function findWebServer(server: WebServer): string {
  const missing = WEB_SERVERS[server].filter((name) => !THIS_MACHINE.has(NEEDS[name]))
  if (missing.length > 0) throw new Error(missing.map((name) => describeMissing(name)).join('\n'))
  return NEEDS[server === 'nginx' ? 'nginx' : 'Caddy'].found
}

function describeMissing(name: NeedName, failure?: string): string {
  const advice = `On Debian 12 or newer: sudo apt-get install ${NEEDS[name].packages.join(' ')}`
  return `${name} is missing, so what needs it cannot be tested. ${advice}${failure === undefined ? '' : `\n  ${failure}`}`
}
