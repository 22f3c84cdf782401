import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listDeadLinks } from '@tumpak/contract-kit/dead-links.ts'
import { inRoot } from '../root.ts'
import { toShippedBill, type Bill } from './bill-of-materials.ts'
import * as rules from './release-rules.ts'
import { readReleaseState } from './release-state.ts'
import { copyAppFiles } from './write-release.ts'

const BILL: Bill = {
  serialNumber: 'urn:uuid:1',
  metadata: { timestamp: '2026-11-26T00:00:00Z', component: { 'bom-ref': 'app@1.0.0', name: 'checkout' } },
  components: ['react@19.0.0', 'scheduler@1.0.0', 'vite@8.0.0', '@noble/hashes@2.0.0'].map((ref) => ({
    'bom-ref': ref,
    name: ref,
  })),
  dependencies: [
    { ref: 'app@1.0.0', dependsOn: ['react@19.0.0', 'vite@8.0.0', '@noble/hashes@2.0.0'] },
    { ref: 'react@19.0.0', dependsOn: ['scheduler@1.0.0'] },
    { ref: 'scheduler@1.0.0', dependsOn: ['react@19.0.0'] },
    { ref: 'vite@8.0.0', dependsOn: ['react@19.0.0'] },
  ],
}

describe('the bill of materials', () => {
  it('has what is shipped, with all that it depends on, and nothing else', () => {
    const bill = toShippedBill(BILL, ['react', '@noble/hashes'])
    expect(bill.components.map(({ name }) => name)).toEqual(['react@19.0.0', 'scheduler@1.0.0', '@noble/hashes@2.0.0'])
    expect(bill.dependencies).toEqual([
      { ref: 'app@1.0.0', dependsOn: ['react@19.0.0', '@noble/hashes@2.0.0'] },
      { ref: 'react@19.0.0', dependsOn: ['scheduler@1.0.0'] },
      { ref: 'scheduler@1.0.0', dependsOn: ['react@19.0.0'] },
    ])
  })

  it('has neither serial number, time nor the name of the folder', () => {
    const bill = toShippedBill(BILL, ['react'])
    expect(JSON.stringify(bill)).not.toMatch(/uuid|timestamp|checkout/)
    expect(bill.metadata.component.name).toBe('app')
  })
})

const CHANGELOG = '# Changelog\n\n## Unreleased\n### Added\n- One.\n\n## 0.2.0 - 2026-11-26\n- Two.\n'
const QUIET = '# Changelog\n\n## 0.2.0 - 2026-11-26\n- Two.\n'
const STATE: rules.ReleaseState = {
  current: '0.2.0',
  changelogs: { 'CHANGELOG.md': CHANGELOG, 'packages/one/CHANGELOG.md': QUIET },
  since: { 'checks/old.md': '0.2.0', 'checks/new.md': '0.3.0' },
}

describe('versions', () => {
  it('compare by number, not by text', () => {
    expect(['0.10.0', '0.9.1', '0.9.0'].toSorted(rules.compareVersions)).toEqual(['0.9.0', '0.9.1', '0.10.0'])
  })

  it('have a last release below them, also when their own is there already', () => {
    expect(rules.findLastRelease(['0.1.0', '0.10.0', '0.9.0', 'README.md'], '0.10.0')).toBe('0.9.0')
    expect(rules.findLastRelease([], '0.1.0')).toBeUndefined()
  })

  it.each([
    ['the next minor one', {}, '0.3.0'],
    ['the next minor one after a release of new checks', { 'a.md': '0.2.0', 'b.md': '0.1.0' }, '0.3.0'],
    ['that of the newest checks', { 'a.md': '1.0.0', 'b.md': '0.2.0' }, '1.0.0'],
  ])('are followed by %s', (_, since, next) => {
    expect(rules.findNextVersion({ ...STATE, since })).toBe(next)
  })

  it.each([
    ['e655f561a2b3', '0.3.0-main.e655f561a'],
    ['0123456789012a34', '0.3.0-main.0123456789012a'],
    ['01234567890123456789', '0.3.0-main.01234567890123456789'],
  ])('of the commit %s have no part of digits alone that begins with 0', (hash, version) => {
    expect(rules.toCommitVersion('0.3.0', hash)).toBe(version)
  })
})

describe('a release', () => {
  it('is ready with the next version and changes', () => {
    expect(rules.listReleaseProblems('0.3.0', STATE)).toEqual([])
  })

  it.each([
    ['0.3', {}, '"0.3" is no version such as 0.3.0.'],
    ['0.2.0', {}, '0.2.0 is not above 0.2.0, which is released. Use 0.2.1, 0.3.0, 1.0.0.'],
    ['0.1.9', {}, '0.1.9 is not above 0.2.0, which is released. Use 0.2.1, 0.3.0, 1.0.0.'],
    ['0.4.0', {}, '0.4.0 does not follow 0.2.0. Use 0.2.1, 0.3.0, 1.0.0.'],
    ['1.0.0', {}, 'Pages of checks say "since 0.3.0", which neither was released nor is 1.0.0: new.md.'],
    [
      '0.3.0',
      { since: { 'a.md': '0.2.5' } },
      'Pages of checks say "since 0.2.5", which neither was released nor is 0.3.0: a.md.',
    ],
    ['0.3.0', { changelogs: { a: QUIET } }, 'Nothing to release: no changelog lists a change under "Unreleased".'],
    [
      '0.3.0',
      { changelogs: { a: '# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-11-26\n- Two.\n' } },
      'Nothing to release: no changelog lists a change under "Unreleased".',
    ],
  ])('%s of %j is refused', (version, change, problem) => {
    expect(rules.listReleaseProblems(version, { ...STATE, ...change })).toEqual([problem])
  })

  it('dates what is unreleased, and says where nothing has changed', () => {
    const date = (text: string) => rules.dateChangelog(text, '0.3.0', '2026-12-01')
    expect(date(CHANGELOG)).toBe(CHANGELOG.replace('Unreleased', '0.3.0 - 2026-12-01'))
    const quiet = '# Changelog\n\n## 0.3.0 - 2026-12-01\n- No changes.\n\n## 0.2.0 - 2026-11-26\n- Two.\n'
    expect(date(QUIET)).toBe(quiet)
    expect(date(QUIET.replace('## 0.2.0', '## Unreleased\n\n## 0.2.0'))).toBe(quiet)
  })

  it('dates each unreleased entry of a document', () => {
    const entries =
      "- version: 2.0.0\n  date: unreleased\n- version: 1.1.0\n  date: unreleased\n- version: 1.0.0\n  date: '2026-11-22'\n"
    expect(rules.dateDocument(entries, '2026-12-01').match(/\d{4}-\d\d-\d\d/g)).toEqual([
      '2026-12-01',
      '2026-12-01',
      '2026-11-22',
    ])
  })

  it('raises our versions alone', () => {
    const manifest =
      '{\n  "name": "one",\n  "version": "0.2.0",\n  "dependencies": {\n    "@tumpak/kit": "0.2.0",\n    "other": "0.2.0"\n  }\n}\n'
    const raised = rules.raiseManifest(manifest, '0.3.0')
    expect(JSON.parse(raised)).toEqual({
      name: 'one',
      version: '0.3.0',
      dependencies: { '@tumpak/kit': '0.3.0', other: '0.2.0' },
    })
    const lock = {
      version: '0.2.0',
      packages: { '': JSON.parse(manifest) as object, 'node_modules/other': { version: '0.2.0' } },
    }
    expect(JSON.parse(rules.raiseLock(JSON.stringify(lock), '0.3.0'))).toEqual({
      version: '0.3.0',
      packages: { '': JSON.parse(raised) as object, 'node_modules/other': { version: '0.2.0' } },
    })
  })
})

describe('this repository', () => {
  const state = readReleaseState()

  it('has one version, and says of each check since which one it is there: a released or the next one', () => {
    const next = rules.findNextVersion(state)
    expect(rules.listSinceProblems(state, next)).toEqual([])
    const manifests = [
      'package.json',
      ...readdirSync(inRoot('packages')).map((name) => `packages/${name}/package.json`),
    ]
    for (const file of [...manifests, 'package-lock.json'])
      expect(JSON.parse(readFileSync(inRoot(file), 'utf8')), file).toMatchObject({ version: state.current })
    expect(Object.keys(state.since).length).toBeGreaterThan(50)
  })

  it.each(rules.CHANGELOGS)('%s begins with what is unreleased, or with the last release', (file) => {
    const [, heading = ''] = /^## (.*)$/m.exec(state.changelogs[file] ?? '') ?? []
    expect(heading).toMatch(
      heading.startsWith('U') ? /^Unreleased$/ : new RegExp(`^${state.current} - \\d{4}-\\d\\d-\\d\\d$`),
    )
  })

  it('has an app package that links to nothing outside, and no file that needs the sources', () => {
    const folder = mkdtempSync(join(tmpdir(), 'app-files-'))
    try {
      copyAppFiles(folder)
      expect(listDeadLinks(folder)).toEqual([])
      const named = readFileSync(join(folder, 'docs/deploy.md'), 'utf8').match(/(?:deploy|scripts)\/[\w.-]*\w/g) ?? []
      const missing = [...new Set(named)].filter((path) => !existsSync(join(folder, path)))
      // In the part about Docker, which is for a checkout.
      expect(missing.toSorted()).toEqual(['deploy/Dockerfile', 'deploy/compose.yaml'])
      // Runs without a package manager.
      execFileSync(process.execPath, ['scripts/headers.ts', '--out', 'headers'], { cwd: folder })
      expect(readdirSync(join(folder, 'deploy')).filter((name) => /docker|compose/i.test(name))).toEqual([])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
