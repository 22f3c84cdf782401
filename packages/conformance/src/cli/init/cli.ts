import { existsSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import { parseFlags } from '@tumpak/contract-kit/parse-flags.ts'
import { DOCUMENT_MISSING, findDocument } from '../../config/find-document.ts'
import { RISKS, type OtpSource, type Risk } from '../../config/config.ts'
import { readAllowed } from '../../config/read-config.ts'
import { CONFIG_SCHEMA, getPreset, PRESETS, PROGRAM } from '../../config/presets.ts'
import { fetchDocument, isAddress } from '../../document/fetch-document.ts'
import { detect, type Detected } from './detect.ts'
import { renderConfig, getVariables, type Choices } from './render-config.ts'

/** The text of `init --help`. */
export const HELP = `Writes a commented config file, from the document and your answers.

  ${PROGRAM} init [options]

  --file FILE        the file to write; default conformance.yaml
  --url ADDRESS      the server
  --openapi FILE     the document: a file or an address; default: openapi.yaml or a similar file in this folder
  --extends NAME     the documents of a product that come with this program: ${Object.keys(PRESETS).join(', ')}
  --login ID         the operation that opens a session, if it is not found
  --own-players      test accounts are given, although the document has an operation that registers them
  --otp CODE         the fixed one-time password; --otp-command COMMAND for a command that prints it
  --allow LIST       money,message,destructive: also operations with these effects
  --yes              no questions
  --force            replaces an existing file
  --help

Asks on a terminal, unless --yes is given. Exit code: 0 written, 2 not written.`

const FILE = 'conformance.yaml'
const DEFAULT_URL = 'http://localhost:8080'
const DEFAULT_CODE = '123456'

/** Asks a question with a proposed answer, which an empty one accepts. Undefined without a terminal. */
export type Ask = ((question: string, proposal: string) => Promise<string>) | undefined

/** Runs `init`. Returns the text to print. Throws a readable message if it writes nothing. */
export async function initCli(args: readonly string[], cwd: string, ask: Ask): Promise<string> {
  const text = { type: 'string' } as const
  const yes = { type: 'boolean' } as const
  const { values } = parseFlags({
    args: [...args],
    options: {
      file: { type: 'string', default: FILE },
      url: text,
      openapi: text,
      extends: text,
      login: text,
      'own-players': yes,
      otp: text,
      'otp-command': text,
      allow: text,
      yes,
      force: yes,
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help === true) return HELP
  for (const [flag, other] of [
    ['openapi', 'extends'],
    ['otp', 'otp-command'],
  ] as const)
    if (values[flag] !== undefined && values[other] !== undefined)
      throw new Error(`--${flag} and --${other} say the same: give one of them`)
  const asking = values.yes === true ? undefined : ask
  const choose: Choose = (given, question, proposal, read) =>
    given !== undefined || asking === undefined
      ? Promise.resolve(given ?? proposal).then(read)
      : askUntilRead(asking, question, proposal, read)
  const file = resolve(cwd, values.file)
  await mayWrite(file, values.file, values.force === true, asking)

  const isAsked = values.url === undefined && asking !== undefined
  const given = isAsked ? await choose(undefined, 'The address of the server', DEFAULT_URL, readUrl) : values.url
  const source = await choose(
    values.extends ?? values.openapi,
    `The OpenAPI document: a file, an address, or ${Object.keys(PRESETS).join(', ')} for the documents of that product`,
    relativePath(cwd, findDocument([cwd])),
    (words) => readSource(words, cwd, values.extends !== undefined),
  )
  const { detected } = source
  const url = readUrl(given ?? proposeUrl(detected))
  const login = await chooseLogin(detected, values.login, choose)
  const canRegister = detected.register !== undefined && detected.needsSession
  const own = values['own-players'] === true ? 'own' : undefined
  const isRegistering =
    canRegister &&
    (await choose(
      own,
      `Test accounts: registered by ${String(detected.register)}, or your own? (register, own)`,
      'register',
      readRegistering,
    ))
  const otp: OtpSource =
    values['otp-command'] !== undefined
      ? { command: values['otp-command'] }
      : detected.otps.length === 0
        ? { fixed: values.otp ?? DEFAULT_CODE }
        : await choose(
            values.otp,
            'One-time passwords: a fixed code, or a command that prints it',
            DEFAULT_CODE,
            readOtpSource,
          )
  const folder = dirname(file)
  const choices: Choices = {
    schema: relativePath(folder, CONFIG_SCHEMA),
    url,
    preset: source.preset,
    openapi: source.path === undefined ? source.address : relativePath(folder, source.path),
    login,
    isRegistering,
    otp,
    allow: await chooseAllowed(detected, values.allow, choose),
  }
  writeFileSync(file, renderConfig(detected, choices), { flag: 'w' })
  return listNextSteps(detected, choices, values.file)
}

/** Takes the value of a flag, or asks for it. `read` throws a readable message for an unusable value. */
type Choose = <Value>(
  given: string | undefined,
  question: string,
  proposal: string,
  read: (words: string) => Value | Promise<Value>,
) => Promise<Value>

/** Asks again, with the reason, until the answer can be used. */
async function askUntilRead<Value>(
  ask: NonNullable<Ask>,
  question: string,
  proposal: string,
  read: (words: string) => Value | Promise<Value>,
): Promise<Value> {
  let problem = ''
  for (;;) {
    const words = (await ask(problem + question, proposal)).trim()
    try {
      return await read(words === '' ? proposal : words)
    } catch (error) {
      problem = `${error instanceof Error ? error.message : String(error)}\n`
    }
  }
}

/** Where the document is, and what it says. */
interface Source {
  readonly preset?: string
  readonly path?: string
  readonly address?: string
  readonly detected: Detected
}

async function readSource(words: string, cwd: string, isPreset: boolean): Promise<Source> {
  if (words === '') throw new Error(DOCUMENT_MISSING)
  const path = resolve(cwd, words)
  if (isPreset || (Object.hasOwn(PRESETS, words) && !existsSync(path)))
    return { preset: words, detected: detect(getPreset(words).openapi) }
  if (isAddress(words)) return { address: words, detected: detect(await fetchDocument(words, undefined)) }
  if (!existsSync(path)) throw new Error(`there is no file ${words}`)
  return { path, detected: detect(path) }
}

/** Asks before it replaces a file. */
async function mayWrite(file: string, name: string, isForced: boolean, ask: Ask): Promise<void> {
  if (!existsSync(file) || isForced) return
  if (ask === undefined) throw new Error(`${name} exists: name another --file, or replace it with --force`)
  const words = await ask(`${name} exists. Replace it? (yes, no)`, 'no')
  if (!/^y(es)?$/i.test(words.trim())) throw new Error(`${name} stays as it is`)
}

function proposeUrl({ servers }: Detected): string {
  return servers.find((server) => /^https?:\/\//.test(server) && URL.canParse(server)) ?? DEFAULT_URL
}

function readUrl(url: string): string {
  const read = URL.canParse(url) ? new URL(url) : undefined
  if (read === undefined || !/^https?:$/.test(read.protocol))
    throw new Error('the address must begin with http:// or https://')
  if (read.username + read.password !== '') throw new Error('the address contains credentials: put them into headers')
  return url
}

function readRegistering(words: string): boolean {
  const choice = ['register', 'own'].find((option) => words !== '' && option.startsWith(words.toLowerCase()))
  if (choice === undefined) throw new Error(`answer register or own, not ${words}`)
  return choice === 'register'
}

async function chooseLogin(detected: Detected, given: string | undefined, choose: Choose): Promise<string | undefined> {
  const { login, credentials, needsSession, operationIds } = detected
  if (given === undefined && (!needsSession || credentials !== undefined)) return undefined
  return choose(given, 'The operation that opens a session (its operationId)', login ?? '', (named) => {
    if (named === '' || named === login) return undefined
    if (!operationIds.includes(named))
      throw new Error(`the document has no operation named ${named}.${didYouMean(named, operationIds)}`)
    return named
  })
}

async function chooseAllowed({ risks }: Detected, given: string | undefined, choose: Choose): Promise<Risk[]> {
  const kinds = RISKS.filter((risk) => risks[risk] > 0)
  if (given === undefined && kinds.length === 0) return []
  return choose(given, `Also operations with these effects (${kinds.join(',')}; empty for none)`, '', (words) =>
    words === '' ? [] : readAllowed(words),
  )
}

function readOtpSource(words: string): OtpSource {
  return /^\d+$/.test(words) ? { fixed: words } : { command: words }
}

/** Returns a path relative to a folder; '' without a path. */
function relativePath(folder: string, path: string | undefined): string {
  if (path === undefined) return ''
  const words = relative(folder, path).split(sep).join('/')
  return words.startsWith('.') ? words : `./${words}`
}

function listNextSteps(detected: Detected, choices: Choices, name: string): string {
  const variables = getVariables(detected, choices)
  return [
    `${name} is written for ${choices.url}.`,
    ...(variables.length === 0 ? [] : [`Set these environment variables: ${variables.join(', ')}`]),
    ...(detected.ruleProblems.length === 0 ? [] : ['Rules that cannot be judged:', ...detected.ruleProblems]),
    `Then: ${PROGRAM} --config ${name} --report report`,
  ].join('\n')
}
