import { execFile, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { PERSONA_PASSWORD } from '../../mocks/data/personas.ts'
import { createMockServer, type MockServer } from '../../mocks/server.ts'
import { inRoot } from '../root.ts'
import { toObjects } from './node.ts'
import { listOperations, type Operation } from './operation.ts'
import { listSamples, SERVER } from './samples.ts'

const DOCUMENT = JSON.parse(readFileSync(inRoot('generated/openapi.json'), 'utf8')) as Json
const OPERATIONS = listOperations(DOCUMENT)
const run = promisify(execFile)

function getSample(operation: Operation, language: string): string {
  return listSamples(DOCUMENT, operation).find((sample) => sample.language === language)?.text ?? ''
}

describe('samples of TypeScript', () => {
  it('fit the generated client', { timeout: 120_000 }, async () => {
    // Inside the repository, so that imports resolve.
    mkdirSync(inRoot('.cache'), { recursive: true })
    const folder = mkdtempSync(inRoot('.cache/samples-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const operation of OPERATIONS) {
      const [imports = '', code = ''] = getSample(operation, 'TypeScript').split('\n\n')
      const given = 'queryClient: QueryClient, file: File'
      const text = `import type { QueryClient } from '@tanstack/react-query'\n${imports}\nexport async function sample(${given}) {\n${code}\n}\n`
      writeFileSync(join(folder, `${operation.id}.ts`), text)
    }
    const compilerOptions = { noUnusedLocals: false, noUnusedParameters: false, incremental: false }
    const config = { extends: '../../tsconfig.app.json', compilerOptions, include: ['*.ts', '../../src/vite-env.d.ts'] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const tsc = inRoot('node_modules/@typescript/native/bin/tsc')
    const problems = await run(process.execPath, [tsc, '--project', folder], { cwd: inRoot() }).then(
      ({ stdout }) => stdout,
      (error: { stdout?: string }) => error.stdout,
    )
    expect(problems).toBe('')
  })

  it('name passwords that nobody has, and send them as hashes', () => {
    const texts = OPERATIONS.flatMap((operation) => listSamples(DOCUMENT, operation)).map(({ text }) => text)
    expect(texts.filter((text) => /[\da-f]{64}|tumpak_session/.test(text))).toEqual([])
    expect(texts.filter((text) => /hashPassword\('your-(?:old-)?password'\)/.test(text))).toHaveLength(7)
  })
})

const hasCurl = spawnSync('curl', ['--version']).status === 0

describe.skipIf(!hasCurl)('samples of curl', { timeout: 120_000 }, () => {
  let server: MockServer
  let folder: string

  beforeAll(async () => {
    server = await createMockServer({ port: 0 })
    folder = mkdtempSync(join(tmpdir(), 'samples-'))
    copyFileSync(inRoot('docs/pictures/lobby-phone-light.webp'), join(folder, 'picture.jpg'))
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  /** Runs samples in one shell. Returns the last response. */
  async function send(...samples: string[]): Promise<Json> {
    const command = samples.map((sample) => `${sample.replace(SERVER, server.url)} --silent --show-error`).join('\n')
    const { stdout } = await run('sh', ['-ec', command], { cwd: folder })
    return JSON.parse(stdout.split(/(?<=\})(?=\{)/).at(-1) ?? '') as Json
  }

  const login = OPERATIONS.flatMap((operation) => (operation.id === 'loginUser' ? getSample(operation, 'curl') : []))
    .join('')
    .replace('your-password', PERSONA_PASSWORD)

  it('log in with the password that one puts in', async () => {
    expect(await send(login)).toMatchObject({ success: true, data: { username: 'ratified' } })
  })

  it('are commands of a shell', () => {
    const functions = OPERATIONS.map((operation) => `${operation.id}() {\n${getSample(operation, 'curl')}\n}\n`)
    const { status, stderr } = spawnSync('sh', ['-n'], { input: functions.join(''), encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  // One of each shape: open, with a query, a path, a body, hashes, a key, a form, and without a body.
  it.each([
    ['listBanners', 'getBalance', 'searchOpenGames', 'listGameRecords', 'bindInvitation', 'saveIdentityBase'],
    ['changeLoginPassword', 'prepareRecharge', 'createWithdrawal', 'uploadImage', 'claimVipDaily', 'logoutUser'],
  ])('%s, %s, %s, %s, %s, %s send what the document asks for', async (...ids) => {
    for (const operation of OPERATIONS.filter(({ id }) => ids.includes(id))) {
      const { success, code } = await send(login, getSample(operation, 'curl'))
      const refusals = toObjects(operation.node['x-codes']).map((entry) => entry['code'])
      expect(success === true || refusals.includes(code), `${operation.id}: ${String(code)}`).toBe(true)
    }
  })
})
