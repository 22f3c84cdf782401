import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { startLab } from '../../../packages/conformance/lab/lab-client.ts'
import { expectSuccess, LAB, PACKAGE, type Installed } from './installed.ts'

/** A user's file with most of the library. */
const USER_FILE = `import { defineCheck, runConformance, type RunReport } from 'tumpak-conformance'
const check = defineCheck({ id: 'request-id', title: 'Request id', severity: 'minor', when: 'response',
  description: 'Every response has the header X-Request-Id.', run: ({ report }) => report.pass() })
const report: RunReport = await runConformance({ url: 'http://localhost:8080', openapi: 'api.yaml', checks: [check] })
export const titles: string[] = report.findings.map(({ title }) => title)
`

/** `console` of the examples is in `dom`. */
const LIB = 'es2023,dom'

/** The first steps of a new user, in an empty folder. */
export function testNewUser(getInstalled: () => Installed): void {
  it('leads from an empty folder to a report by the three commands of the README', async () => {
    const { folder, tarball } = getInstalled()
    const root = join(folder, 'new-user')
    await mkdir(root)
    await copyFile(join(folder, tarball), join(root, tarball))
    for (const name of ['openapi.yaml', 'schemas.yaml']) await copyFile(join(LAB, name), join(root, name))
    const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8')
    const commands = (/```sh\n([^]*?)```/.exec(readme)?.[1] ?? '').trim().split('\n')
    expect(commands).toHaveLength(3)
    const players = {
      PLAYER_ONE_EMAIL: 'mina@example.com',
      PLAYER_ONE_PASSWORD: 'candle-light',
      PLAYER_TWO_EMAIL: 'tomas@example.com',
      PLAYER_TWO_PASSWORD: 'harbour-bell',
    }
    const path = [dirname(process.execPath), process.env['PATH']].join(':')
    const env = { ...process.env, ...players, PATH: path, npm_config_offline: 'true' }
    const lab = await startLab()
    try {
      // Another program may use the port of the example.
      for (const command of commands)
        await expectSuccess('bash', ['-c', command.replace('http://localhost:8080', lab.url)], root, env)
    } finally {
      await lab.close()
    }
    expect(await readdir(join(root, 'report'))).toContain('report.html')
    expect(await getInstalled().readReport('new-user/report')).toMatchObject({ exitCode: 0 })
  })

  it.each([['nodenext'], ['esnext', '--moduleResolution', 'bundler']])(
    'has types for a user of the library with --module %s',
    async (...module) => {
      const { folder } = getInstalled()
      const guides = ['getting-started.md', 'own-checks.md'].map((name) =>
        readFile(join(PACKAGE, 'docs', name), 'utf8'),
      )
      const examples = [...(await Promise.all(guides)).join('\n').matchAll(/```ts\n([^]*?)```/g)]
      expect(examples).toHaveLength(3)
      const files = [USER_FILE, ...examples.map(([, text = '']) => text)].map((text, index) => ({
        name: `user-${String(index)}.mts`,
        text,
      }))
      for (const { name, text } of files) await writeFile(join(folder, name), text)
      await writeFile(join(folder, 'wrong.mts'), USER_FILE.replace("'minor'", "'tiny'"))
      const tsc = (...names: string[]): Promise<unknown> =>
        expectSuccess(
          resolve('node_modules/.bin/tsc'),
          ['--noEmit', '--strict', '--target', 'es2023', '--types', '', '--lib', LIB, '--module', ...module, ...names],
          folder,
        )
      await tsc(...files.map(({ name }) => name))
      await expect(tsc('wrong.mts')).rejects.toThrow(`Type '"tiny"' is not assignable`)
    },
  )
}
