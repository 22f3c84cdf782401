import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../root.ts'

const readJson = (path: string) => JSON.parse(readFileSync(inRoot(path), 'utf8')) as Record<string, unknown>
const { scripts } = readJson('package.json') as { scripts: Record<string, string> }

describe('npm start and npm run mock', () => {
  it.each(['start', 'mock'])('%s restarts when the mock or its document changes', (name) => {
    const paths = [...(scripts[name] ?? '').matchAll(/--watch-path=(\S+)/g)].map(([, path = '']) => path)
    expect(paths).toEqual(['mocks', 'generated/openapi.json', 'generated/ws'])
    expect(paths.filter((path) => !existsSync(inRoot(path)))).toEqual([])
  })

  it('get the options of Node that stand before the script', () => {
    // --check reads the script without running it.
    const { status, stderr } = spawnSync('node', ['scripts/bootstrap.mjs', '--check', 'start.ts'], {
      cwd: inRoot(''),
      encoding: 'utf8',
      timeout: 20_000,
    })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })
})

describe('.vscode/settings.json', () => {
  it('names a TypeScript SDK that has a language server', () => {
    const settings = readJson('.vscode/settings.json')
    for (const key of ['typescript.tsdk', 'js/ts.tsdk.path'])
      expect(existsSync(inRoot(String(settings[key]), 'tsserver.js')), key).toBe(true)
  })
})
