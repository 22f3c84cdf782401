import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../root.ts'
import { listMessageProblems } from './commit-subject.ts'

describe('the commit rules', () => {
  it.each([
    'wallet: keep the idempotency key for a retried withdrawal',
    'openapi, asyncapi: say what a backend had to guess\n\nWhy.',
    'ui: say "₱" before an amount',
    'fixup! Wallet: anything',
    'Merge branch main',
  ])('accept %s', (message) => {
    expect(listMessageProblems(message)).toEqual([])
  })

  it.each([
    ['Keep the key', /area: imperative/],
    ['wallet: Keep the key', /lower case/],
    [`wallet: ${'k'.repeat(72)}`, /80 characters/],
    ['wallet: keep the key.', /full stop/],
    ['wallet: keep the key\nand more', /second line/],
    ['', /area: imperative/],
  ])('refuse %s', (message, problem) => {
    expect(listMessageProblems(message)).toContainEqual(expect.stringMatching(problem))
  })

  it('are held by a hook that a contributor may switch on', () => {
    const folder = mkdtempSync(join(tmpdir(), 'commit-'))
    try {
      const git = (...args: string[]) =>
        spawnSync('git', ['-c', 'user.name=Demo', '-c', 'user.email=demo@example.com', ...args], {
          cwd: folder,
          encoding: 'utf8',
        })
      execFileSync('git', ['init', '-q'], { cwd: folder })
      execFileSync('git', ['config', 'core.hooksPath', inRoot('scripts/hooks')], { cwd: folder })
      writeFileSync(join(folder, 'file'), 'one')
      git('add', 'file')
      expect(git('commit', '-m', 'Some changes')).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('area: imperative sentence') as unknown,
      })
      expect(git('commit', '-m', 'file: add it').status).toBe(0)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
