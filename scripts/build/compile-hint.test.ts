import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { compileHint } from './compile-hint.ts'

async function built(): Promise<Rolldown.OutputChunk[]> {
  const root = mkdtempSync(join(tmpdir(), 'tumpak-hint-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
  writeFileSync(join(root, 'main.js'), 'import("./screen.js").then(({ screen }) => console.log(screen()))')
  // A stylesheet of its own makes Vite begin the entry with a line.
  writeFileSync(join(root, 'screen.js'), 'import "./screen.css"\nexport const screen = () => "screen"')
  writeFileSync(join(root, 'screen.css'), 'p { color: red }')
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compileHint()],
    build: { write: false },
  })) as Rolldown.RolldownOutput
  return output.filter((file) => file.type === 'chunk')
}

test('the first line of the entry, and of no other file, is the hint', async () => {
  const chunks = await built()
  const hinted = chunks.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'))
  expect(chunks.length).toBeGreaterThan(1)
  expect(hinted).toEqual(chunks.filter(({ isEntry }) => isEntry))
  expect(hinted[0]?.code).toContain('__vite__mapDeps')
})
