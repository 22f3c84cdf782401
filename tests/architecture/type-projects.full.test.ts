import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const TSC = join(ROOT, 'node_modules/@typescript/native/bin/tsc')

/** The globals that each project of tsconfig.json must not have, by their declaration files. */
const PROJECTS = {
  'tsconfig.app.json': { breach: 'process.exit()', declaredIn: '/@types/node/' },
  'mocks/pages/client/tsconfig.json': { breach: 'process.exit()', declaredIn: '/@types/node/' },
  'scripts/docs/browser/tsconfig.json': { breach: 'process.exit()', declaredIn: '/@types/node/' },
  'packages/conformance/tsconfig.browser.json': { breach: 'process.exit()', declaredIn: '/@types/node/' },
  'tsconfig.node.json': { breach: 'document.body.remove()', declaredIn: '/lib.dom.' },
  'packages/conformance/tsconfig.json': { breach: 'document.body.remove()', declaredIn: '/lib.dom.' },
} as const

let folder: string

beforeAll(() => {
  // Inside the repository, so that the projects' types resolve.
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  folder = mkdtempSync(join(ROOT, '.cache/type-projects-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the compiler. Returns its output, with or without errors. */
function compile(...args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [TSC, ...args], { cwd: ROOT, maxBuffer: 2 ** 24 }, (_error, stdout) => resolve(stdout))
  })
}

/** Compiles one planted line with a project's options. */
async function plant(project: string, line: string): Promise<string> {
  const name = project.replaceAll('/', '-')
  writeFileSync(join(folder, `${name}.ts`), `${line}\n`)
  const config = { extends: relative(folder, join(ROOT, project)), include: [], files: [`${name}.ts`] }
  writeFileSync(join(folder, name), JSON.stringify(config))
  return compile('--project', join(folder, name), '--noEmit')
}

describe('project references of TypeScript', () => {
  it.each(Object.entries(PROJECTS))(
    '%s rejects globals that its files cannot use',
    async (project, { breach, declaredIn }) => {
      const [refused, files] = await Promise.all([
        plant(project, breach),
        compile('--project', project, '--listFilesOnly'),
      ])
      expect(refused).toMatch(/error TS(2304|2580|2584|2591): Cannot find name '(process|document)'/)
      // No imported package declares it either.
      expect(files).toContain('/lib.es2023.d.ts')
      expect(files.split('\n').filter((file) => file.includes(declaredIn))).toEqual([])
    },
  )
})
