import { execFile } from 'node:child_process'
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { startLab } from '../../packages/conformance/lab/lab-client.ts'
import type { FaultName } from '../../packages/conformance/lab/faults.ts'
import type { RunReport } from '../../packages/conformance/src/report/model.ts'

const PACKAGE = resolve('packages/conformance')
const LAB = join(PACKAGE, 'lab')
/** Packing compiles and installing starts npm: seconds, more on a busy machine. */
const TIMEOUT_MS = 120_000

interface Ended {
  code: number
  out: string
  err: string
}

let folder: string

function run(command: string, args: readonly string[], cwd = folder): Promise<Ended> {
  return new Promise((done) => {
    execFile(command, args, { cwd, timeout: TIMEOUT_MS }, (error, out, err) => {
      done({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : -1, out, err })
    })
  })
}

const installed = (path: string): string => join(folder, 'node_modules', path)
/** The bin as npm links it, with this test's Node: the first one in PATH may differ. */
const conformance = (...args: string[]): Promise<Ended> =>
  run(process.execPath, [installed('.bin/tumpak-conformance'), ...args])

async function onLab(faults: FaultName[], ...args: string[]): Promise<Ended> {
  const lab = await startLab(faults)
  try {
    return await conformance('--url', lab.url, ...args)
  } finally {
    await lab.close()
  }
}

async function reportIn(name: string): Promise<RunReport> {
  return JSON.parse(await readFile(join(folder, name, 'report.json'), 'utf8')) as RunReport
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conformance-package-'))
  const packed = await run('npm', ['pack', '--pack-destination', folder], PACKAGE)
  expect(packed, packed.err).toMatchObject({ code: 0 })
  await writeFile(join(folder, 'package.json'), '{"private":true}')
  const [tarball = 'no tarball'] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'))
  // Offline: the tarball contains everything.
  const install = await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`])
  expect(install, install.err).toMatchObject({ code: 0 })
}, TIMEOUT_MS)

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the harness as a package', { timeout: TIMEOUT_MS }, () => {
  it('contains no dependency and no TypeScript', async () => {
    expect((await readdir(installed(''))).filter((name) => !name.startsWith('.'))).toEqual(['tumpak-conformance'])
    const files = await readdir(installed('tumpak-conformance'), { recursive: true })
    expect(files.filter((name) => /\.ts$|\.test\.|config\.yaml$/.test(name))).toEqual([])
    expect(files).toEqual(
      expect.arrayContaining([
        'README.md',
        'CHANGELOG.md',
        'dist/bin.cjs',
        'dist/licenses.md',
        'docs/checks/status.md',
      ]),
    )
  })

  it('prints its help and version', async () => {
    const help = await conformance('--help')
    expect(help).toMatchObject({ code: 0, out: expect.stringContaining('  tumpak-conformance --url http://host:port') })
    const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8')) as { version: string }
    expect(await conformance('--version')).toEqual({ code: 0, out: `tumpak-conformance ${version}\n`, err: '' })
    expect(await conformance('diff', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('OLD') })
  })

  it('exits with 0 for a server that matches its document, and writes all reports', async () => {
    const ended = await onLab([], '--config', join(LAB, 'harness.yaml'), '--report', 'healthy', '--fuzz', '2')
    expect(ended, ended.err).toMatchObject({ code: 0, out: expect.stringContaining('matches the document') })
    const names = ['junit.xml', 'report.html', 'report.json', 'report.md', 'report.sarif']
    expect((await readdir(join(folder, 'healthy'))).sort()).toEqual(names)
    const page = await readFile(join(folder, 'healthy/report.html'), 'utf8')
    expect(/<style>[^<]*\.finding/.test(page) && /<script>[^<]*hashchange/.test(page)).toBe(true)
    // fast-check is included.
    expect((await reportIn('healthy')).inconclusive.map(({ check }) => check)).not.toContain('fuzz')
  })

  it('exits with 1 on a finding', async () => {
    const ended = await onLab(['nested-field-missing'], '--config', join(LAB, 'harness.yaml'), '--report', 'faulty')
    expect(ended, ended.err).toMatchObject({ code: 1, out: expect.stringContaining('1 finding') })
    expect((await reportIn('faulty')).findings.map(({ operationId }) => operationId)).toEqual(['getBook'])
  })

  it('exits with 2 and a message if it cannot run', async () => {
    const nobody = await conformance('--url', 'http://127.0.0.1:9', '--report', 'nobody')
    expect(nobody).toMatchObject({ code: 2, out: expect.stringContaining('No server responds at http://127.0.0.1:9') })
    expect(await reportIn('nobody')).toMatchObject({
      exitCode: 2,
      failure: expect.stringContaining('No server responds'),
    })
    expect(await conformance('--nonsense')).toMatchObject({ code: 2, err: expect.stringContaining('--nonsense') })
    expect(await conformance()).toMatchObject({ code: 2, err: expect.stringContaining('Set --url') })
  })

  it('runs the checks of a team, and lists its own', async () => {
    await cp(join(PACKAGE, 'examples/own-check'), join(folder, 'own-check'), { recursive: true })
    const config = [
      '--config',
      'own-check/conformance.yaml',
      '--openapi',
      join(LAB, 'openapi.yaml'),
      '--only',
      'getBook',
    ]
    const ended = await onLab([], ...config, '--report', 'own')
    expect(ended, ended.err).toMatchObject({ code: 1, out: expect.stringContaining('X-Request-Id is missing') })
    expect(await reportIn('own')).toMatchObject({
      findings: [{ id: 'getBook/request-id', severity: 'minor' }],
      ownChecks: { 'request-id': { title: 'Request id' } },
    })
    expect(await onLab([], ...config, '--skip-check', 'request-id')).toMatchObject({ code: 0 })
    const odd = await onLab([], ...config, '--skip-check', 'requestid')
    expect(odd).toMatchObject({ code: 2, out: expect.stringContaining('no check named requestid') })
    expect((await conformance('checks')).out).toMatch(/^bad-input +major +input +Input outside the limits/m)
  })

  it('uses our own documents by default', async () => {
    const ended = await onLab([], '--only', 'getConfig', '--report', 'ours')
    expect(ended, ended.err).toMatchObject({ code: 1 })
    const { document, findings } = await reportIn('ours')
    expect(document.title).toMatch(/Tumpak/)
    expect(findings.every(({ rule }) => /^(paths|components)\/\S+\.yaml#/.test(rule) || rule.startsWith('#/'))).toBe(
      true,
    )
  })

  it('names the missing package for framed pages and checks the rest', async () => {
    const document = installed('tumpak-conformance/dist/documents/frames.json')
    const frame = ['--frame', 'game=https://games.example/slot', '--frame-document', document]
    const ended = await onLab(
      [],
      '--config',
      join(LAB, 'harness.yaml'),
      '--only',
      'getMember,frame:game slot',
      ...frame,
    )
    expect(ended, ended.err).toMatchObject({ code: 1, out: expect.stringContaining('npm install playwright') })
    expect(ended.out).toContain('2 operations (1 succeeded)')
  })

  it('names the required version on an old Node', async () => {
    await writeFile(
      join(folder, 'old-node.cjs'),
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '16.20.2' } })",
    )
    const bin = installed('.bin/tumpak-conformance')
    expect(await run(process.execPath, ['-r', './old-node.cjs', bin, '--help'])).toEqual({
      code: 2,
      out: '',
      err: 'tumpak-conformance: this is Node 16.20.2, and Node 22 or newer is needed\n',
    })
    // Code before the version check must be ES5, except an unreached `import()`.
    const guard = await readFile(installed('tumpak-conformance/dist/bin.cjs'), 'utf8')
    expect(guard).not.toMatch(/\b(const|let|class|async|await)\b|=>|`|\?\.|\?\?/)
  })
})

/** A template for CI, as the installed package has it. */
async function readTemplate<Template>(path: string): Promise<Template> {
  return parse(await readFile(installed(`tumpak-conformance/ci/${path}`), 'utf8')) as Template
}

/** Enough operations that each of four parts has one. */
const ONLY = ['getMember', 'listBooks', 'listLoans', 'getBook']

/**
 * A repository with the package, a config for the lab, and a `docker` and a `gh` that only record their calls. `npm` installs
 * the package once for all jobs, because they share a machine here.
 */
async function repositoryFor(
  name: string,
  url: string,
): Promise<(script: string, env?: NodeJS.ProcessEnv) => Promise<Ended>> {
  const root = join(folder, name)
  await mkdir(join(root, 'ci'), { recursive: true })
  await mkdir(join(root, 'bin'))
  const [tarball = ''] = (await readdir(folder)).filter((one) => one.endsWith('.tgz'))
  await copyFile(join(folder, tarball), join(root, 'ci', tarball))
  const config = parse(await readFile(join(LAB, 'harness.yaml'), 'utf8')) as object
  await writeFile(
    join(root, 'conformance.yaml'),
    JSON.stringify({ ...config, url, openapi: join(LAB, 'openapi.yaml'), only: ONLY }),
  )
  for (const tool of ['docker', 'gh'])
    await writeFile(join(root, 'bin', tool), `#!/bin/sh\necho ${tool} "$@" >> ${root}/calls\n`, { mode: 0o755 })
  const global = join(folder, 'global')
  const others = [dirname(process.execPath), process.env['PATH']].join(':')
  const npm = `#!/bin/sh\necho npm "$@" >> ${root}/calls\ntest -x ${global}/bin/tumpak-conformance || PATH='${others}' npm "$@"\n`
  await writeFile(join(root, 'bin/npm'), npm, { mode: 0o755 })
  const path = [join(root, 'bin'), join(global, 'bin'), others].join(':')
  const own = { npm_config_prefix: global, npm_config_offline: 'true', PATH: path }
  return (script, env = {}) =>
    new Promise((done) => {
      const options = { cwd: root, timeout: TIMEOUT_MS, env: { ...process.env, ...own, ...env } }
      execFile('bash', ['-e', '-c', script], options, (error, out, err) => {
        done({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : -1, out, err })
      })
    })
}

describe('the templates for CI', { timeout: 2 * TIMEOUT_MS }, () => {
  const PARTS = [1, 2, 3, 4]

  it('run in GitHub Actions: four parts, one report, one comment', async () => {
    type Job = { strategy?: { matrix: { part: number[] } }; steps: { run?: string }[] }
    const { jobs } = await readTemplate<{ jobs: { part: Job; report: Job } }>('github/workflow.yml')
    expect(jobs.part.strategy?.matrix.part).toEqual(PARTS)
    const lab = await startLab([])
    try {
      const bash = await repositoryFor('github', lab.url)
      const steps = async ({ steps: all }: Job, part: number): Promise<void> => {
        for (const { run: script } of all) {
          if (script === undefined) continue
          const filled = script
            .replaceAll('${{ matrix.part }}', String(part))
            .replaceAll('${{ github.event.number }}', '7')
          expect(filled).not.toContain('${{')
          const ended = await bash(filled)
          expect(ended, ended.out + ended.err).toMatchObject({ code: 0 })
        }
      }
      for (const part of PARTS) {
        await steps(jobs.part, part)
        // As the artifacts are named and downloaded.
        await mkdir(join(folder, 'github/parts'), { recursive: true })
        await rename(join(folder, 'github/part'), join(folder, `github/parts/part-${String(part)}`))
      }
      await steps(jobs.report, 0)
    } finally {
      await lab.close()
    }
    expect(await reportIn('github/report')).toMatchObject({ exitCode: 0, totals: { calls: expect.any(Number) } })
    const calls = (await readFile(join(folder, 'github/calls'), 'utf8')).split('\n')
    expect(calls).toContain('gh pr comment 7 --edit-last --create-if-none --body-file report/report.md')
    expect(calls.filter((one) => one.startsWith('npm install --global ./ci/'))).toHaveLength(PARTS.length + 1)
  })

  it('run in GitLab CI: four parts and one report', async () => {
    type Job = { script: string[] }
    type Template = { default: { before_script: string[] }; conformance: Job & { parallel: number }; report: Job }
    const { default: all, conformance: part, report } = await readTemplate<Template>('gitlab/conformance.yml')
    expect(part.parallel).toBe(PARTS.length)
    const lab = await startLab([])
    try {
      const bash = await repositoryFor('gitlab', lab.url)
      const job = async (script: string[], env: NodeJS.ProcessEnv = {}): Promise<void> => {
        const ended = await bash(
          [...all.before_script, ...script].join('\n').replaceAll('http://server:8080', lab.url),
          env,
        )
        expect(ended, ended.out + ended.err).toMatchObject({ code: 0 })
      }
      for (const index of PARTS) await job(part.script, { CI_NODE_INDEX: String(index), CI_NODE_TOTAL: '4' })
      await job(report.script)
    } finally {
      await lab.close()
    }
    expect(await reportIn('gitlab/report')).toMatchObject({ exitCode: 0 })
    expect(await readdir(join(folder, 'gitlab/report'))).toContain('junit.xml')
  })
})
