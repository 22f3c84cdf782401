import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inRoot } from '../../scripts/root.ts'

/** Longer than any run, so that it fails only if the run hangs. */
const TIMEOUT_MS = 900_000

const COMMANDS = [
  'endpoint account getPlayLimits GET /api/user/limits/fetch',
  'screen account playLimits Limits --reads getPlayLimits',
  'event limit.reached --affects getPlayLimits',
  'language fil-PH Filipino',
]

/** A copy of the repository without its history. */
let copy: string

const run = (program: string, ...words: string[]): string =>
  execFileSync(program, words, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, PATH: `${join(copy, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}` },
  })

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-parts-'))
  const files = execFileSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], { cwd: inRoot() })
  const packed = execFileSync('tar', ['cf', '-', '--null', '--ignore-failed-read', '-T', '-'], {
    cwd: inRoot(),
    input: files,
    maxBuffer: 2 ** 28,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  execFileSync('tar', ['xf', '-'], { cwd: copy, input: packed })
  execFileSync('cp', ['-R', inRoot('node_modules'), join(copy, 'node_modules')])
  run('git', 'init', '--quiet')
}, TIMEOUT_MS)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('npm run new writes parts that pass check and their own tests', { timeout: TIMEOUT_MS }, () => {
  for (const command of COMMANDS) {
    const printed = run('node', 'scripts/new.ts', ...command.split(' '))
    expect(printed, command).toMatch(/Written:\n {2}\w[\s\S]*What is left:\n {2}1\. /)
  }
  translate()
  run('node', 'scripts/generate.ts')
  run('git', 'add', '--all')
  expect(readFailure(() => run('node', 'scripts/check.ts'))).toBe('')
  const unit = [
    'tests/contract/operation-cases',
    'tests/contract/generated-client',
    'tests/architecture/languages',
    'scripts/screens',
  ]
  expect(readFailure(() => run('vitest', 'run', '--project', 'unit', '--reporter=dot', ...unit))).toBe('')
  const component = 'src/features/account/play-limits'
  expect(readFailure(() => run('vitest', 'run', '--project', 'component', '--reporter=dot', component))).toBe('')
})

/** Stands for the translator: marks each new text, because a test refuses texts that are the same as in English. */
function translate(): void {
  const files = globSync('src/i18n/locales/{fil-PH/*,vi-VN/playLimits}.json', { cwd: copy })
  for (const file of [...files, 'src/i18n/locales/vi-VN/common.json']) {
    const path = join(copy, file)
    const isNew = !file.endsWith('vi-VN/common.json')
    const text = readFileSync(path, 'utf8')
    const marked = isNew ? text.replaceAll(/: "(.+)"(,?)$/gm, ': "$1 *"$2') : text.replace('"Limits"', '"Limits *"')
    writeFileSync(path, marked)
  }
}

/** The output of a command that failed; empty for one that did not. */
function readFailure(command: () => string): string {
  try {
    command()
    return ''
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return `${stdout}\n${stderr}`.slice(-8000)
  }
}
