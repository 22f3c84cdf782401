import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listDeadLinks } from '@tumpak/contract-kit/dead-links.ts'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
/** Packing compiles, and installing starts npm: both take seconds, more on a busy machine. */
const TIMEOUT_MS = 120_000

let folder: string

interface Ended {
  code: number
  out: string
  err: string
}

function run(command: string, args: readonly string[], cwd = folder): Promise<Ended> {
  return new Promise((done) => {
    execFile(command, args, { cwd, timeout: TIMEOUT_MS }, (error, out, err) => {
      done({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : -1, out, err })
    })
  })
}

/** The bin as npm links it, run by this test's Node, because PATH may lead to another one. */
const contractDiff = (...args: string[]): Promise<Ended> =>
  run(process.execPath, [join(folder, 'node_modules/.bin/contract-diff'), ...args])

const document = (version: string, required: string[]): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Notes', version },
    paths: {
      '/notes': {
        post: {
          operationId: 'addNote',
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required,
                  properties: { text: { type: 'string' }, mood: { type: 'string' } },
                },
              },
            },
          },
          responses: { 200: { description: 'Added' } },
        },
      },
    },
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-diff-package-'))
  // As `npm run release` packs it.
  const built = await run(process.execPath, ['pack/build.ts'], PACKAGE)
  expect(built, built.err).toMatchObject({ code: 0 })
  const packed = await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], PACKAGE)
  expect(packed, packed.err).toMatchObject({ code: 0 })
  await writeFile(join(folder, 'package.json'), '{"private":true}')
  const [tarball = 'no tarball'] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'))
  const install = await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`])
  expect(install, install.err).toMatchObject({ code: 0 })
  await writeFile(join(folder, 'old.json'), document('1.0.0', ['text']))
  await writeFile(join(folder, 'minor.json'), document('1.1.0', ['text', 'mood']))
  await writeFile(join(folder, 'major.json'), document('2.0.0', ['text', 'mood']))
}, TIMEOUT_MS)

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('contract-diff as a package', { timeout: TIMEOUT_MS }, () => {
  it('contains no dependency and no TypeScript', async () => {
    expect((await readdir(join(folder, 'node_modules'))).filter((name) => !name.startsWith('.'))).toEqual(['@tumpak'])
    const root = join(folder, 'node_modules/@tumpak')
    expect(await readdir(root)).toEqual(['contract-diff'])
    const files = await readdir(join(root, 'contract-diff'), { recursive: true })
    expect(files.filter((name) => name.endsWith('.ts'))).toEqual([])
    expect(files).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'dist/bin.cjs', 'dist/licenses.md']))
  })

  it('links to nothing outside', () => {
    expect(listDeadLinks(join(folder, 'node_modules/@tumpak/contract-diff'))).toEqual([])
  })

  it('is not packed by hand, under the version of another content', async () => {
    expect(await run('npm', ['pack', '--dry-run'], PACKAGE)).toMatchObject({
      code: 1,
      err: expect.stringContaining('npm run release'),
    })
  })

  it('prints its help and version', async () => {
    const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8')) as { version: string }
    expect(await contractDiff('--version')).toMatchObject({ code: 0, out: `@tumpak/contract-diff ${version}\n` })
    expect(await contractDiff('--help')).toMatchObject({ code: 0, out: expect.stringContaining('  contract-diff OLD') })
  })

  it('exits with 1 for a breaking change that the version does not announce, else with 0', async () => {
    const minor = await contractDiff('old.json', 'minor.json', '--markdown', 'changes.md', '--json', 'changes.json')
    expect(minor, minor.err).toMatchObject({ code: 1, out: expect.stringContaining('mood') })
    expect(await readFile(join(folder, 'changes.md'), 'utf8')).toContain('mood')
    expect(JSON.parse(await readFile(join(folder, 'changes.json'), 'utf8'))).toMatchObject([{ isUnannounced: true }])
    expect(await contractDiff('old.json', 'major.json')).toMatchObject({ code: 0 })
  })

  it('exits with 2 and a message if it cannot compare', async () => {
    expect(await contractDiff()).toMatchObject({ code: 2, err: 'contract-diff: OLD is missing; see --help\n' })
    expect(await contractDiff('nowhere')).toMatchObject({ code: 2, err: expect.stringContaining('nowhere is neither') })
  })
})
