import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inRoot } from '../../scripts/root.ts'

/** Longer than any run, so that it fails only if the run hangs. */
const TIMEOUT_MS = 900_000

/** Each kind and each option. */
const COMMANDS = [
  'endpoint account getSpendPlan GET /api/user/limits/fetch',
  'screen account spendPlan Plan --reads getSpendPlan',
  'event ticket.closed --affects getSpendPlan',
  'language fil-PH Filipino',
  'tag helpdesk Helpdesk:-questions-of-players',
  'endpoint helpdesk listTickets GET /api/ticket --paged --row Ticket --codes deskClosed',
  'endpoint helpdesk createTicket POST /api/ticket/create --codes ticketTooMany,topicUnknown@topic',
  'endpoint helpdesk getTicket GET /api/ticket/fetch/{id} --schema TicketDetail --codes ticketUnknown@id,deskClosed',
  'endpoint helpdesk listReplies GET /api/ticket/reply/{id} --paged --row Reply',
  'screen helpdesk tickets Tickets --reads listTickets --place inbox --access account',
  'screen helpdesk ticket Ticket --reads getTicket --by id --under tickets',
  'screen helpdesk replies Replies --reads listReplies --by id',
  'screen helpdesk newTicket Ask --form createTicket',
  'event ticket.answered --affects listTickets --counter ticketAnswerNum',
]

/** Folders with tests of what was added. */
const FEATURES = ['src/features/account/spend-plan', 'src/features/helpdesk']

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

afterAll(() => rmSync(copy, { recursive: true, force: true }), TIMEOUT_MS)

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
  expect(readFailure(() => run('vitest', 'run', '--project', 'component', '--reporter=dot', ...FEATURES))).toBe('')
})

/** Stands for the translator: marks each new text, because a test refuses texts that are the same as in English. */
function translate(): void {
  for (const language of ['fil-PH', 'vi-VN'])
    for (const file of globSync(`src/i18n/locales/${language}/*.json`, { cwd: copy })) {
      const read = (path: string): Texts => JSON.parse(readFileSync(join(copy, path), 'utf8')) as Texts
      const english = read(file.replace(language, 'en-US'))
      const isNew = language === 'fil-PH' || !existsSync(inRoot(file))
      const known = isNew ? {} : (JSON.parse(readFileSync(inRoot(file), 'utf8')) as Texts)
      writeFileSync(join(copy, file), `${JSON.stringify(mark(read(file), english, known), null, 2)}\n`)
    }
}

type Texts = { [key: string]: string | Texts }

/** Marks what is as in English, and was not there before. */
function mark(texts: Texts, english: Texts, known: Texts): Texts {
  const marked = Object.entries(texts).map(([key, text]) => {
    const [before, other] = [known[key], english[key]]
    if (typeof text !== 'string')
      return [key, mark(text, typeof other === 'object' ? other : {}, typeof before === 'object' ? before : {})]
    return [key, before === undefined && text === other ? `${text} *` : text]
  })
  return Object.fromEntries(marked) as Texts
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
