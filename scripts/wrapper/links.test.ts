import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listRoutePages } from '../../tests/support/route-pages.ts'
import { EXAMPLE } from './example-settings.ts'
import { toAppleAssociation, toAssetLinks, writeLinks } from './links.ts'

interface Association {
  applinks: { details: { appIDs: string[]; components: { '/': string }[] }[] }
}

/** Whether an address opens the iOS app. */
function isLinked(path: string): boolean {
  const { applinks } = JSON.parse(toAppleAssociation(EXAMPLE) ?? '') as Association
  const patterns = applinks.details.flatMap(({ components }) => components.map((component) => component['/']))
  return patterns.some((pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern))
}

describe('assetlinks.json', () => {
  it('names the app and all its certificates', () => {
    expect(JSON.parse(toAssetLinks(EXAMPLE) ?? '')).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'org.example.fiesta2',
          sha256_cert_fingerprints: EXAMPLE.androidFingerprints,
        },
      },
    ])
  })
})

describe('apple-app-site-association', () => {
  it('names the team and the app', () => {
    const { applinks } = JSON.parse(toAppleAssociation(EXAMPLE) ?? '') as Association
    expect(applinks.details.map(({ appIDs }) => appIDs)).toEqual([['A1B2C3D4E5.org.example.fiesta2']])
  })

  it('opens every page of the app', () => {
    const paths = ['/', ...listRoutePages().map(({ path }) => path)]
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter((path) => !isLinked(path))).toEqual([])
  })

  it.each([
    '/api/config/fetch',
    '/art/avatar/a1.svg',
    '/terms.pdf',
    '/privacy',
    '/.well-known/security.txt',
    '/vipers',
  ])('leaves %s to the browser', (path) => expect(isLinked(path)).toBe(false))
})

describe('npm run wrapper -- links', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'links-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  it('writes both files', () => {
    const place = join(folder, 'public/.well-known')
    expect(writeLinks(EXAMPLE, place)).toHaveLength(2)
    expect(readdirSync(place)).toEqual(['apple-app-site-association', 'assetlinks.json'])
    expect(readFileSync(join(place, 'assetlinks.json'), 'utf8')).toBe(toAssetLinks(EXAMPLE))
    expect(readFileSync(join(place, 'apple-app-site-association'), 'utf8')).toBe(toAppleAssociation(EXAMPLE))
  })

  it('removes the file of a system that the settings no longer name', () => {
    writeLinks(EXAMPLE, folder)
    expect(writeLinks({ ...EXAMPLE, appleTeamId: '' }, folder)).toContain(
      'apple-app-site-association is not written: appleTeamId of wrapper/settings.json is empty.',
    )
    expect(readdirSync(folder)).toEqual(['assetlinks.json'])
  })

  it('refuses settings that name no app', () => {
    expect(() => writeLinks({ ...EXAMPLE, appleTeamId: '', androidFingerprints: [] }, folder)).toThrow(
      'androidFingerprints and appleTeamId of wrapper/settings.json are empty',
    )
    expect(readdirSync(folder)).toEqual([])
  })
})
