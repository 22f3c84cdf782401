import { execFileSync } from 'node:child_process'
import {
  closeSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inRoot } from '../root.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Publishes a build of these files, as somebody whose new files nobody else may read. */
function publish(build: string, files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, build, file)), { recursive: true, mode: 0o700 })
    writeFileSync(join(folder, build, file), '', { mode: 0o600 })
  }
  const command = `umask 077; exec "$0" ${build} site`
  execFileSync('sh', ['-c', command, inRoot('deploy/publish.sh')], { cwd: folder })
}

function listFiles(): string[] {
  const entries = readdirSync(join(folder, 'site'), { recursive: true, encoding: 'utf8' })
  return entries.filter((entry) => statSync(join(folder, 'site', entry)).isFile()).toSorted()
}

describe('publish.sh', () => {
  it('publishes what is below .well-known, and no other file or folder with a dot', () => {
    const hidden = ['.env', '.vite/manifest.json', '.well-known.bak/key']
    publish('dist', ['index.html', 'assets/a.js', '.well-known/assetlinks.json', '.well-known/a/token', ...hidden])
    expect(listFiles()).toEqual(['.well-known/a/token', '.well-known/assetlinks.json', 'assets/a.js', 'index.html'])
  })

  it('leaves what the operator has put below .well-known', () => {
    publish('dist', ['index.html', 'assets/a.js', '.well-known/security.txt'])
    publish('next', ['index.html', 'assets/b.js'])
    expect(listFiles()).toContain('.well-known/security.txt')
  })

  it('never writes into a file that somebody may be reading', () => {
    const files = ['index.html', 'sw.js', 'assets/a.js']
    publish('dist', files)
    const open = files.map((file) => openSync(join(folder, 'site', file), 'r'))
    publish('dist', files)
    // A file that was replaced has no name any more.
    expect(open.map((file) => fstatSync(file).nlink)).toEqual([0, 0, 0])
    open.forEach(closeSync)
  })

  it('removes the compressed file of an earlier build', () => {
    publish('dist', ['index.html', 'index.html.br', 'sw.js', 'sw.js.br', 'sw.js.gz', 'assets/a.js'])
    publish('next', ['index.html', 'index.html.gz', 'sw.js', 'sw.js.gz', 'assets/a.js'])
    expect(listFiles()).toEqual(['assets/a.js', 'index.html', 'index.html.gz', 'sw.js', 'sw.js.gz'])
  })

  it('lets the web server read all, whatever the umask', () => {
    publish('dist', ['index.html', 'regulators/a.svg', 'assets/a.js', '.well-known/security.txt'])
    const entries = readdirSync(join(folder, 'site'), { recursive: true, encoding: 'utf8' })
    for (const entry of ['.', ...entries]) {
      const { mode } = statSync(join(folder, 'site', entry))
      const isFile = statSync(join(folder, 'site', entry)).isFile()
      expect((mode & 0o777).toString(8), entry).toBe(isFile ? '644' : '755')
    }
  })
})
