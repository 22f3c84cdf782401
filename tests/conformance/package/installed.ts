import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startLab } from '../../../packages/conformance/lab/lab-client.ts'
import type { FaultName } from '../../../packages/conformance/lab/faults.ts'
import type { RunReport } from '../../../packages/conformance/src/context/run-report.ts'

export const PACKAGE = resolve('packages/conformance')
export const LAB = join(PACKAGE, 'lab')
/** Packing compiles and installing starts npm: seconds, more on a busy machine. */
export const TIMEOUT_MS = 120_000

/** How a program ended. */
export interface Ended {
  code: number
  out: string
  err: string
}

/** Runs a program to its end. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Ended> {
  return new Promise((done) => {
    execFile(command, args, { cwd, timeout: TIMEOUT_MS, env }, (error, out, err) => {
      done({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : -1, out, err })
    })
  })
}

/** The packed harness, installed offline in an empty folder. */
export interface Installed {
  folder: string
  /** The name of the packed file, in `folder`. */
  tarball: string
  /** A path below node_modules. */
  path(name: string): string
  conformance(...args: string[]): Promise<Ended>
  /** Runs the harness on a lab. */
  onLab(faults: FaultName[], ...args: string[]): Promise<Ended>
  readReport(name: string): Promise<RunReport>
}

/** Packs the harness as `npm run release` does, and installs it. */
export async function installPackage(): Promise<Installed> {
  const folder = await mkdtemp(join(tmpdir(), 'conformance-package-'))
  await expectSuccess(process.execPath, [join(PACKAGE, 'pack/build.ts')], resolve())
  await expectSuccess('npm', ['pack', PACKAGE, '--ignore-scripts', '--pack-destination', folder], resolve())
  await writeFile(join(folder, 'package.json'), '{"private":true}')
  const [tarball = 'no tarball'] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'))
  // Offline: the tarball contains everything.
  await expectSuccess('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], folder)
  const path = (name: string): string => join(folder, 'node_modules', name)
  // The bin as npm links it, with this test's Node: the first one in PATH may differ.
  const conformance = (...args: string[]): Promise<Ended> =>
    run(process.execPath, [path('.bin/tumpak-conformance'), ...args], folder)
  return {
    folder,
    tarball,
    path,
    conformance,
    async onLab(faults, ...args) {
      const lab = await startLab(faults)
      try {
        return await conformance('--url', lab.url, ...args)
      } finally {
        await lab.close()
      }
    },
    readReport: async (name) => JSON.parse(await readFile(join(folder, name, 'report.json'), 'utf8')) as RunReport,
  }
}

/** Runs a program; throws its output if it fails. */
export async function expectSuccess(
  command: string,
  args: readonly string[],
  cwd: string,
  env?: NodeJS.ProcessEnv,
): Promise<Ended> {
  const ended = await run(command, args, cwd, env)
  if (ended.code !== 0)
    throw new Error(`${command} ${args.join(' ')} exits with ${String(ended.code)}: ${ended.out}${ended.err}`)
  return ended
}
