import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { compileHint } from './compile-hint.ts'

const MAIN = 'import("./screen.js").then(({ screen }) => console.log(screen()))'

async function built(): Promise<(Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const root = mkdtempSync(join(tmpdir(), 'tumpak-hint-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
  writeFileSync(join(root, 'main.js'), MAIN)
  // A stylesheet of its own makes Vite begin the entry with a line.
  writeFileSync(join(root, 'screen.js'), 'import "./screen.css"\nexport const screen = () => "screen"')
  writeFileSync(join(root, 'screen.css'), 'p { color: red }')
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compileHint()],
    build: { write: false, sourcemap: true },
  })) as Rolldown.RolldownOutput
  return output
}

test('the first line of the entry, and of no other file, is the hint', async () => {
  const chunks = (await built()).filter((file) => file.type === 'chunk')
  const hinted = chunks.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'))
  expect(chunks.length).toBeGreaterThan(1)
  expect(hinted).toEqual(chunks.filter(({ isEntry }) => isEntry))
  expect(hinted[0]?.code).toContain('__vite__mapDeps')
})

test('the source map of the entry counts the line', async () => {
  const files = await built()
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry)
  const map = files.find((file) => file.fileName === `${entry?.fileName ?? ''}.map`)
  if (entry?.type !== 'chunk' || map?.type !== 'asset') throw new Error('no entry or no map')
  const lines = entry.code.split('\n')
  const line = lines.findIndex((text) => text.includes('console.log'))
  const column = lines[line]?.indexOf('console.log') ?? -1
  const found = new SourceMap(JSON.parse(String(map.source)) as SourceMapPayload).findEntry(line, column)
  expect(found).toMatchObject({ originalLine: 0, originalColumn: MAIN.indexOf('console.log') })
})
