import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressFolder } from './compress.ts'

it('compressFolder writes both encodings of each text, and of no picture, small file or source map', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'))
  const text = 'export const word = "tumpak"\n'.repeat(99)
  mkdirSync(join(folder, 'assets'))
  for (const file of ['assets/app.js', 'assets/app.js.map', 'icon.png', 'index.html']) {
    writeFileSync(join(folder, file), text)
  }
  writeFileSync(join(folder, 'operator.json'), text)
  writeFileSync(join(folder, 'small.css'), 'p{}')
  expect(await compressFolder(folder)).toBe(2)
  expect(readdirSync(join(folder, 'assets'))).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'app.js.map'])
  expect(readdirSync(folder)).toEqual([
    'assets',
    'icon.png',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'operator.json',
    'small.css',
  ])
  expect(String(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))))).toBe(text)
  expect(String(gunzipSync(readFileSync(join(folder, 'assets/app.js.gz'))))).toBe(text)
  rmSync(folder, { recursive: true })
})
