import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/root.ts'

/** Files that git must never convert. */
const BINARY = /\.(png|webp|jpe?g|ico|woff2)$/

/** A folder without git's data, such as an unpacked archive, has no attributes. */
test.runIf(existsSync(inRoot('.git')))('every checkout has LF, whatever core.autocrlf says', () => {
  const listed = execFileSync('git', ['-C', inRoot(), 'ls-files', '--eol', '-z'], { encoding: 'utf8' })
  const files = listed.split('\0').flatMap((row) => {
    const [, index = '', attributes = '', path = ''] = /^i\/(\S*)\s+w\/\S*\s+attr\/(.*?)\s*\t(.+)$/.exec(row) ?? []
    return path === '' ? [] : [{ path, index, attributes }]
  })
  expect(files.length).toBeGreaterThan(1000)
  const [binary, text] = [files.filter(({ path }) => BINARY.test(path)), files.filter(({ path }) => !BINARY.test(path))]
  expect(binary.filter(({ attributes }) => attributes !== '-text')).toEqual([])
  expect(text.filter(({ attributes, index }) => attributes !== 'text=auto eol=lf' || /crlf|mixed/.test(index))).toEqual(
    [],
  )
})
