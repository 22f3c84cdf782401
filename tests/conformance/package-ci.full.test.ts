import { copyFile, cp, glob, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { startLab } from '../../packages/conformance/lab/lab-client.ts'
import { expectSuccess, installPackage, LAB, run, TIMEOUT_MS, type Ended, type Installed } from './package/installed.ts'

/** Enough operations that each of four parts has one. */
const ONLY = ['getMember', 'listBooks', 'listLoans', 'getBook']
const PARTS = [1, 2, 3, 4]

type Bash = (script: string, env?: NodeJS.ProcessEnv) => Promise<Ended>
interface Step {
  run?: string
  env?: { [name: string]: string }
}
type Inputs = { [name: string]: { default: string } }

/**
 * A repository with the package, a config for the lab, and a `docker` and a `gh` that only record their calls. `npm`
 * installs the package once for all jobs, because they share a machine here.
 */
async function createRepository({ folder, tarball }: Installed, name: string, url: string): Promise<Bash> {
  const root = join(folder, name)
  await mkdir(join(root, 'ci'), { recursive: true })
  await mkdir(join(root, 'bin'))
  await copyFile(join(folder, tarball), join(root, 'ci', tarball))
  await writeConfig(root, url)
  for (const tool of ['docker', 'gh'])
    await writeFile(join(root, 'bin', tool), `#!/bin/sh\necho ${tool} "$@" >> ${root}/calls\n`, { mode: 0o755 })
  const global = join(folder, 'global')
  const others = [dirname(process.execPath), process.env['PATH']].join(':')
  const npm = `#!/bin/sh\necho npm "$@" >> ${root}/calls\ntest -x ${global}/bin/tumpak-conformance || PATH='${others}' npm "$@"\n`
  await writeFile(join(root, 'bin/npm'), npm, { mode: 0o755 })
  const path = [join(root, 'bin'), join(global, 'bin'), others].join(':')
  const own = { npm_config_prefix: global, npm_config_offline: 'true', PATH: path }
  return (script, env = {}) => expectSuccess('bash', ['-e', '-c', script], root, { ...process.env, ...own, ...env })
}

async function writeConfig(root: string, url: string): Promise<void> {
  const config = parse(await readFile(join(LAB, 'harness.yaml'), 'utf8')) as object
  await writeFile(
    join(root, 'conformance.yaml'),
    JSON.stringify({ ...config, url, openapi: join(LAB, 'openapi.yaml'), only: ONLY }),
  )
}

/** Fills the expressions of GitHub. */
function fill(text: string, values: { [expression: string]: string }): string {
  return text.replaceAll(/\$\{\{ ([^}]*) \}\}/g, (_, expression: string) => {
    const value = values[expression]
    if (value === undefined) throw new Error(`the test has no value of ${expression}`)
    return value
  })
}

/** Runs the shell commands of a job, or of an action. */
async function runSteps(bash: Bash, steps: readonly Step[], values: { [expression: string]: string }): Promise<void> {
  for (const { run: script, env = {} } of steps) {
    if (script === undefined) continue
    const filled = Object.entries(env).map(([name, value]): [string, string] => [name, fill(value, values)])
    await bash(fill(script, values), Object.fromEntries(filled))
  }
}

let installed: Installed

beforeAll(async () => {
  installed = await installPackage()
}, TIMEOUT_MS)

afterAll(() => rm(installed.folder, { recursive: true, force: true }))

describe('the templates for CI, from the installed package, on a lab', { timeout: 2 * TIMEOUT_MS }, () => {
  const readTemplate = async <Template>(path: string): Promise<Template> =>
    parse(await readFile(installed.path(`tumpak-conformance/ci/${path}`), 'utf8')) as Template

  async function onRepository(name: string, work: (bash: Bash, url: string, root: string) => Promise<void>) {
    const lab = await startLab()
    try {
      const bash = await createRepository(installed, name, lab.url)
      await work(bash, lab.url, join(installed.folder, name))
    } finally {
      await lab.close()
    }
  }

  it('run in GitHub Actions: one job by the composite action', async () => {
    type Action = { inputs: Inputs; runs: { using: string; steps: Step[] } }
    const { inputs, runs } = await readTemplate<Action>('github/action.yml')
    expect(runs.using).toBe('composite')
    const scripts = runs.steps.map(({ run: script = '' }) => script).join('\n')
    // An expression in a script would run the text of an input.
    expect(scripts).not.toContain('${{')
    const given = Object.entries(inputs).map(([name, input]): [string, string] => [`inputs.${name}`, input.default])
    await onRepository('action', (bash) => runSteps(bash, runs.steps, Object.fromEntries(given)))
    expect(await installed.readReport('action/conformance-report')).toMatchObject({ exitCode: 0 })
  })

  it('run in GitHub Actions: four parts, one report, one comment', async () => {
    type Job = { strategy?: { matrix: { part: number[] } }; steps: Step[] }
    const { jobs } = await readTemplate<{ jobs: { part: Job; report: Job } }>('github/workflow.yml')
    expect(jobs.part.strategy?.matrix.part).toEqual(PARTS)
    const secret = { 'secrets.PLAYER_ONE_PASSWORD': 'candle-light', 'secrets.PLAYER_TWO_PASSWORD': 'harbour-bell' }
    await onRepository('github', async (bash, _, root) => {
      await mkdir(join(root, 'parts'))
      for (const part of PARTS) {
        await runSteps(bash, jobs.part.steps, { ...secret, 'matrix.part': String(part) })
        // As the artifacts are named and downloaded.
        await rename(join(root, 'part'), join(root, `parts/part-${String(part)}`))
      }
      await runSteps(bash, jobs.report.steps, { 'github.event.number': '7', 'github.token': 'token' })
      const calls = (await readFile(join(root, 'calls'), 'utf8')).split('\n')
      expect(calls).toContain('gh pr comment 7 --edit-last --create-if-none --body-file report/report.md')
      expect(calls.filter((one) => one.startsWith('npm install --global ./ci/'))).toHaveLength(PARTS.length + 1)
    })
    expect(await installed.readReport('github/report')).toMatchObject({
      exitCode: 0,
      totals: { calls: expect.any(Number) },
    })
  })

  it('run in GitLab CI: four parts and one report', async () => {
    type Job = { script: string[] }
    type Template = { default: { before_script: string[] }; conformance: Job & { parallel: number }; report: Job }
    const { default: all, conformance: part, report } = await readTemplate<Template>('gitlab/conformance.yml')
    expect(part.parallel).toBe(PARTS.length)
    await onRepository('gitlab', async (bash, url, root) => {
      const job = (script: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> =>
        bash([...all.before_script, ...script].join('\n').replaceAll('http://server:8080', url), env)
      for (const index of PARTS) await job(part.script, { CI_NODE_INDEX: String(index), CI_NODE_TOTAL: '4' })
      await job(report.script)
      expect(await readdir(join(root, 'report'))).toContain('junit.xml')
    })
    expect(await installed.readReport('gitlab/report')).toMatchObject({ exitCode: 0 })
  })

  it('run in a container: the commands of the Dockerfile, in a folder', async () => {
    const { folder, tarball, path, readReport } = installed
    const image = join(folder, 'image')
    const context = join(folder, 'context')
    await mkdir(context, { recursive: true })
    await copyFile(join(folder, tarball), join(context, tarball))
    const prefix = join(image, 'usr/local')
    const env = {
      ...process.env,
      PATH: [join(prefix, 'bin'), dirname(process.execPath), process.env['PATH']].join(':'),
      npm_config_prefix: prefix,
      npm_config_offline: 'true',
    }
    let [cwd, user, from] = [image, 'root', '']
    let entry: string[] = []
    let command: string[] = []
    const lines = (await readFile(path('tumpak-conformance/ci/Dockerfile'), 'utf8')).split('\n')
    for (const line of lines.filter((one) => one !== '' && !one.startsWith('#'))) {
      const [instruction = '', ...words] = line.split(' ')
      const text = words.join(' ')
      if (instruction === 'FROM') from = text
      else if (instruction === 'USER') user = text
      else if (instruction === 'WORKDIR') await mkdir((cwd = join(image, text)), { recursive: true })
      else if (instruction === 'RUN') await expectSuccess('sh', ['-c', text], cwd, env)
      else if (instruction === 'ENTRYPOINT') entry = JSON.parse(text) as string[]
      else if (instruction === 'CMD') command = JSON.parse(text) as string[]
      else if (instruction === 'COPY')
        for await (const name of glob(words[0] ?? '', { cwd: context }))
          await cp(join(context, name), join(cwd, words[1] ?? '', basename(name)))
      else throw new Error(`the test does not know ${instruction}`)
    }
    expect([from, user]).toEqual(['node:24-slim', 'node'])
    expect(await readdir(join(image, 'harness'))).toEqual([])
    const [program = '', ...fixed] = entry
    expect((await expectSuccess(program, [...fixed, ...command], cwd, env)).out).toContain('--report FOLDER')
    const lab = await startLab(['nested-field-missing'])
    try {
      await writeConfig(cwd, lab.url)
      const ended = await run(program, [...fixed, '--config', 'conformance.yaml', '--report', 'report'], cwd, env)
      expect(ended, ended.err).toMatchObject({ code: 1 })
    } finally {
      await lab.close()
    }
    expect((await readReport('image/repository/report')).findings).toHaveLength(1)
  })
})
