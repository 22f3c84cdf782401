import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { installMissing, NEEDS, WEB_SERVERS, type Machine, type NeedName } from './needs.ts'
import { inRoot } from './root.ts'

/** A machine with some packages, whose apt can install others; what it installed is listed. */
function createMachine({ installed, inApt = [] }: { installed: NeedName[]; inApt?: NeedName[] }) {
  const packages = new Set<string>(installed.flatMap((name) => NEEDS[name].packages))
  const available = new Set<string>(inApt.flatMap((name) => NEEDS[name].packages))
  const log: string[] = []
  const machine: Machine = {
    has: (need) => need.packages.every((name) => packages.has(name)),
    install: (_, names) => {
      log.push(...names)
      if (!names.every((name) => available.has(name))) return 'apt-get: Unable to locate package'
      for (const name of names) packages.add(name)
      return undefined
    },
  }
  return { machine, log }
}

const DEPLOY = [...WEB_SERVERS.nginx, ...WEB_SERVERS.caddy]

describe('installMissing', () => {
  it.each(DEPLOY)('installs %s where all else of the web servers is there', (absent) => {
    const { machine, log } = createMachine({ installed: DEPLOY.filter((name) => name !== absent), inApt: [absent] })
    expect(installMissing(DEPLOY, machine)).toEqual([])
    expect(log).toEqual(NEEDS[absent].packages)
  })

  it('names each that cannot be installed, with what to do, and installs the others', () => {
    const { machine, log } = createMachine({ installed: ['nginx', 'openssl'], inApt: ['Caddy'] })
    const sentences = installMissing([...DEPLOY, 'openssl', 'curl', 'curl'], machine)
    expect(sentences).toHaveLength(3)
    expect(sentences[0]).toMatch(/^nginx's Brotli filter module is missing.*libnginx-mod-http-brotli-filter\n.*Unable/)
    expect(sentences[1]).toMatch(/^nginx's Brotli static module is missing.*libnginx-mod-http-brotli-static\n/)
    expect(sentences[2]).toMatch(/^curl is missing.*sudo apt-get install curl\n/)
    expect(log).toContain('caddy')
  })
})

describe('the needs of nginx', () => {
  it('are each module that deploy/nginx.conf loads', () => {
    const modules = [...readFileSync(inRoot('deploy/nginx.conf'), 'utf8').matchAll(/^load_module (\S+);$/gm)]
    const found = WEB_SERVERS.nginx.map((name) => NEEDS[name].found)
    expect(modules).not.toHaveLength(0)
    for (const [, path] of modules) expect(found).toContain(path)
  })
})
