import { describe, expect, it } from 'vitest'
import { toShippedBill, type Bill } from './bill-of-materials.ts'
import { compareVersions, findLastRelease, listReleaseProblems } from './release-rules.ts'

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

describe('versions', () => {
  it('compare by number, not by text', () => {
    expect(['0.10.0', '0.9.1', '0.9.0'].toSorted(compareVersions)).toEqual(['0.9.0', '0.9.1', '0.10.0'])
  })

  it('have a last release below them, also when their own is there already', () => {
    expect(findLastRelease(['0.1.0', '0.10.0', '0.9.0', 'README.md'], '0.10.0')).toBe('0.9.0')
    expect(findLastRelease([], '0.1.0')).toBeUndefined()
  })
})

describe('a release', () => {
  const changelog = '# Changelog\n\n## 0.2.0 - 2026-11-26\n### Added\n- One.\n\n## 0.1.0\n- Two.\n'
  const good = { folder: '.', version: '0.2.0', changelog }

  it('is ready with one version and dated changes', () => {
    expect(listReleaseProblems([good, { ...good, folder: 'packages/conformance' }])).toEqual([])
  })

  it.each([
    ['another version', { version: '0.1.0' }, /package[.]json has version 0[.]1[.]0/],
    [
      'changes without a version',
      { changelog: `# Changelog\n\n## Unreleased\n- New.\n${changelog}` },
      /begins with "Unreleased"/,
    ],
    ['a version without a date', { changelog: '## 0.2.0\n- One.\n' }, /begins with "0[.]2[.]0"/],
    ['no change', { changelog: '## 0.2.0 - 2026-11-26\n\n## 0.1.0\n- Two.\n' }, /lists no change of 0[.]2[.]0/],
  ])('is refused with %s', (_, fault, problem) => {
    expect(listReleaseProblems([good, { ...good, folder: 'packages/one', ...fault }])).toEqual([
      expect.stringMatching(problem),
    ])
  })
})
