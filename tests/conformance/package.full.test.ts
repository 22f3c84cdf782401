import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { listDeadLinks } from '@tumpak/contract-kit/dead-links.ts'
import manifest from '../../packages/conformance/package.json' with { type: 'json' }
import { installPackage, LAB, PACKAGE, run, TIMEOUT_MS, type Installed } from './package/installed.ts'
import { testNewUser } from './package/test-new-user.ts'

let installed: Installed

beforeAll(async () => {
  installed = await installPackage()
}, TIMEOUT_MS)

afterAll(() => rm(installed.folder, { recursive: true, force: true }))

/**
 * Copies the packed examples, as a user does, because Node runs no TypeScript below node_modules. One of them must be
 * able to start with its own config. Returns flags for a config of the lab with `settings`.
 */
async function copyExample(name: string, settings: object): Promise<string[]> {
  await cp(installed.path('tumpak-conformance/examples'), join(installed.folder, 'examples'), { recursive: true })
  const alone = ['--config', `examples/${name}/conformance.yaml`, '--url', 'http://127.0.0.1:9']
  expect(await installed.conformance(...alone)).toMatchObject({
    code: 2,
    out: expect.stringMatching(/at (?:GET )?http:\/\/127\.0\.0\.1:9/),
  })
  const lab = parse(await readFile(join(LAB, 'harness.yaml'), 'utf8')) as object
  const config = JSON.stringify({ ...lab, openapi: join(LAB, 'openapi.yaml'), ...settings })
  await writeFile(join(installed.folder, `${name}.yaml`), config)
  return ['--config', `${name}.yaml`, '--only', 'getBook']
}

describe('the harness as a package', { timeout: TIMEOUT_MS }, () => {
  it('contains no dependency, and no TypeScript but the examples', async () => {
    expect((await readdir(installed.path(''))).filter((name) => !name.startsWith('.'))).toEqual(['tumpak-conformance'])
    const files = await readdir(installed.path('tumpak-conformance'), { recursive: true })
    const sources = files.filter((name) => /(?<!\.d)\.ts$|\.test\.|config\.yaml$/.test(name))
    expect(sources.filter((name) => !name.startsWith('examples/'))).toEqual([])
    expect(files).toEqual(
      expect.arrayContaining([
        'README.md',
        'CHANGELOG.md',
        'config.schema.json',
        'dist/bin.cjs',
        'dist/licenses.md',
        'docs/checks/status.md',
      ]),
    )
  })

  it('has all examples, and links to nothing outside', () => {
    const root = installed.path('tumpak-conformance')
    const sources = execFileSync('git', ['ls-files', 'examples'], { cwd: PACKAGE, encoding: 'utf8' }).trim().split('\n')
    const packed = readdirSync(join(root, 'examples'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    expect(packed.toSorted()).toEqual(sources.filter((path) => existsSync(join(PACKAGE, path))).toSorted())
    expect(listDeadLinks(root)).toEqual([])
  })

  it('is not packed by hand, under the version of another content', async () => {
    expect(await run('npm', ['pack', '--dry-run'], PACKAGE)).toMatchObject({
      code: 1,
      err: expect.stringContaining('npm run release'),
    })
  })

  it('prints its help and version', async () => {
    const help = await installed.conformance('--help')
    expect(help).toMatchObject({
      code: 0,
      out: expect.stringContaining('  npx tumpak-conformance --url http://host:port'),
    })
    expect(await installed.conformance('--version')).toEqual({
      code: 0,
      out: `tumpak-conformance ${manifest.version}\n`,
      err: '',
    })
    expect(await installed.conformance('diff', '--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('OLD'),
    })
  })

  it('exits with 0 for a server that matches its document, and writes all reports', async () => {
    const ended = await installed.onLab([], '--config', join(LAB, 'harness.yaml'), '--report', 'healthy', '--fuzz', '2')
    expect(ended, ended.err).toMatchObject({ code: 0, out: expect.stringContaining('matches the document') })
    const names = ['findings.har', 'junit.xml', 'report.html', 'report.json', 'report.md', 'report.sarif']
    expect((await readdir(join(installed.folder, 'healthy'))).sort()).toEqual(names)
    const page = await readFile(join(installed.folder, 'healthy/report.html'), 'utf8')
    expect(/<style>[^<]*\.finding/.test(page) && /<script>[^<]*hashchange/.test(page)).toBe(true)
    // fast-check must be bundled, so no check needs it to be installed.
    expect((await installed.readReport('healthy')).inconclusive.map(({ check }) => check)).not.toContain('fuzz')
  })

  it('exits with 1 on a finding', async () => {
    const ended = await installed.onLab(
      ['nested-field-missing'],
      '--config',
      join(LAB, 'harness.yaml'),
      '--report',
      'faulty',
    )
    expect(ended, ended.err).toMatchObject({ code: 1, out: expect.stringMatching(/\d findings? in/) })
    const { findings, tool } = await installed.readReport('faulty')
    expect(findings.map(({ id }) => id)).toContain('getBook/schema#/result/author/name')
    expect(tool).toEqual({ name: 'tumpak-conformance', version: manifest.version })
  })

  it('exits with 2 and a message if it cannot run', async () => {
    const nobody = await installed.conformance(
      '--extends',
      'tumpak',
      '--url',
      'http://127.0.0.1:9',
      '--report',
      'nobody',
    )
    expect(nobody).toMatchObject({ code: 2, out: expect.stringContaining('No server responds at http://127.0.0.1:9') })
    expect(await installed.readReport('nobody')).toMatchObject({
      exitCode: 2,
      failure: expect.stringContaining('No server responds'),
    })
    expect(await installed.conformance('--nonsense')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--nonsense'),
    })
    expect(await installed.conformance()).toMatchObject({ code: 2, err: expect.stringContaining('Set --url') })
    expect(await installed.conformance('--url', 'http://127.0.0.1:9')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('no OpenAPI document is given'),
    })
  })

  it('runs the checks that a team adds, and lists them', async () => {
    const config = await copyExample('own-check', { checks: ['examples/own-check/checks/request-id.ts'] })
    const ended = await installed.onLab([], ...config, '--report', 'own')
    expect(ended, ended.err).toMatchObject({ code: 1, out: expect.stringContaining('X-Request-Id is missing') })
    expect(await installed.readReport('own')).toMatchObject({
      findings: [{ id: 'getBook/request-id', severity: 'minor' }],
      ownChecks: { 'request-id': { title: 'Request id' } },
    })
    expect(await installed.onLab([], ...config, '--skip-check', 'request-id')).toMatchObject({ code: 0 })
    const odd = await installed.onLab([], ...config, '--skip-check', 'requestid')
    expect(odd).toMatchObject({ code: 2, out: expect.stringContaining('no check named requestid') })
    expect((await installed.conformance('checks')).out).toMatch(
      /^bad-input +major +variant, session +Input outside the limits/m,
    )
  })

  it('runs the hooks of a team', async () => {
    const config = await copyExample('hooks', { hooks: 'examples/hooks/hooks.ts' })
    const why = 'the hook beforeRequest failed at GET http://127.0.0.1'
    expect(await installed.onLab([], ...config)).toMatchObject({ code: 2, out: expect.stringContaining(why) })
    vi.stubEnv('SIGNING_KEY', 'a key')
    const ended = await installed.onLab([], ...config)
    expect(ended, ended.err).toMatchObject({ code: 0 })
    vi.unstubAllEnvs()
  })

  it('has the documents of the preset', async () => {
    const ended = await installed.onLab(
      [],
      '--extends',
      'tumpak',
      '--only',
      'getConfig',
      '--implemented',
      '--report',
      'ours',
    )
    expect(ended, ended.err).toMatchObject({ code: 0 })
    const { document, coverage } = await installed.readReport('ours')
    expect(document.title).toMatch(/Tumpak/)
    expect(coverage.map(({ operationId }) => operationId)).toEqual(['getConfig'])
  })

  it('names the missing package for framed pages and checks the rest', async () => {
    const document = installed.path('tumpak-conformance/dist/documents/frames.json')
    const frame = ['--frame', 'game=https://games.example/slot', '--frame-document', document]
    const ended = await installed.onLab(
      [],
      '--config',
      join(LAB, 'harness.yaml'),
      '--only',
      'getMember,frame:game slot',
      ...frame,
    )
    expect(ended, ended.err).toMatchObject({ code: 1, out: expect.stringContaining('npm install playwright') })
    expect(ended.out).toContain('1 operation (1 succeeded), 1 framed page')
  })

  it('names the required version on an old Node', async () => {
    await writeFile(
      join(installed.folder, 'old-node.cjs'),
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '16.20.2' } })",
    )
    const bin = installed.path('.bin/tumpak-conformance')
    expect(await run(process.execPath, ['-r', './old-node.cjs', bin, '--help'], installed.folder)).toEqual({
      code: 2,
      out: '',
      err: 'tumpak-conformance: this is Node 16.20.2, and Node 22 or newer is needed\n',
    })
    // An old Node parses the code before the version check, so it must be ES5, except an unreached `import()`.
    const guard = await readFile(installed.path('tumpak-conformance/dist/bin.cjs'), 'utf8')
    expect(guard).not.toMatch(/\b(const|let|class|async|await)\b|=>|`|\?\.|\?\?/)
  })
})

describe('a new user of the package', { timeout: TIMEOUT_MS }, () => {
  testNewUser(() => installed)
})
