import { existsSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { RISKS, type OtpSource, type Risk } from '../../config/config.ts'
import { readAllowed } from '../../config/read-config.ts'
import { PROGRAM } from '../../config/own.ts'
import { detect, type Detected } from './detect.ts'
import { renderConfig, getVariables, type Choices } from './render-config.ts'

/** The text of `init --help`. */
export const HELP = `Writes a commented config file, from the document and your answers.

  ${PROGRAM} init [options]

  --file FILE        the file to write; default conformance.yaml
  --url ADDRESS      the server
  --openapi FILE     the document
  --login ID         the operation that opens a session, if it is not found
  --own-players      players are given, although the document has an operation that registers them
  --otp CODE         the fixed one-time password; --otp-command COMMAND for a command that prints it
  --allow LIST       money,message,destructive: also operations with these effects
  --yes              no questions
  --force            replaces an existing file
  --help

Asks on a terminal, unless --yes is given. Exit code: 0 written, 2 not written.`

const FILE = 'conformance.yaml'
const URL_BY_DEFAULT = 'http://localhost:8080'
const CODE_BY_DEFAULT = '123456'

/** Asks a question with a proposed answer, which an empty one accepts. Undefined without a terminal. */
export type Ask = ((question: string, proposal: string) => Promise<string>) | undefined

/** Runs `init`. Returns the text to print. Throws a readable message if it writes nothing. */
export async function initCli(args: readonly string[], cwd: string, ownDocument: string, ask: Ask): Promise<string> {
  const text = { type: 'string' } as const
  const yes = { type: 'boolean' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      file: { type: 'string', default: FILE },
      url: text,
      openapi: text,
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
  const asking = values.yes === true ? undefined : ask
  const answer = (given: string | undefined, question: string, proposal: string): Promise<string> =>
    given === undefined && asking !== undefined
      ? asking(question, proposal).then((words) => (words.trim() === '' ? proposal : words.trim()))
      : Promise.resolve(given ?? proposal)
  const file = resolve(cwd, values.file)
  await mayWrite(file, values.file, values.force === true, asking)

  const document = await answer(values.openapi, 'The OpenAPI document (empty for ours)', '')
  const detected = detect(document === '' ? ownDocument : resolve(cwd, document))
  const url = await answer(values.url, 'The address of the server', proposedUrl(detected))
  checkUrl(url)
  const login = await chooseLogin(detected, values.login, answer)
  const canRegister = detected.register !== undefined && detected.needsSession
  const own = values['own-players'] === true ? 'own' : undefined
  const players = canRegister
    ? await answer(own, `Players: registered by ${String(detected.register)}, or your own? (register, own)`, 'register')
    : 'own'
  const otp: OtpSource =
    values['otp-command'] !== undefined
      ? { command: values['otp-command'] }
      : detected.otps.length === 0
        ? { fixed: values.otp ?? CODE_BY_DEFAULT }
        : getOtp(
            await answer(values.otp, 'One-time passwords: a fixed code, or a command that prints it', CODE_BY_DEFAULT),
          )
  const choices: Choices = {
    url,
    openapi: document === '' ? undefined : relativePath(file, resolve(cwd, document)),
    login,
    isRegistering: canRegister && !players.startsWith('o'),
    otp,
    allow: await chooseAllowed(detected, values.allow, answer),
  }
  writeFileSync(file, renderConfig(detected, choices), { flag: 'w' })
  return nextSteps(detected, choices, values.file)
}

type Answer = (given: string | undefined, question: string, proposal: string) => Promise<string>

/** Asks before it replaces a file. */
async function mayWrite(file: string, name: string, isForced: boolean, ask: Ask): Promise<void> {
  if (!existsSync(file) || isForced) return
  if (ask === undefined) throw new Error(`${name} exists: name another --file, or replace it with --force`)
  const words = await ask(`${name} exists. Replace it? (yes, no)`, 'no')
  if (!/^y(es)?$/i.test(words.trim())) throw new Error(`${name} stays as it is`)
}

function proposedUrl({ servers }: Detected): string {
  return servers.find((one) => /^https?:\/\//.test(one) && URL.canParse(one)) ?? URL_BY_DEFAULT
}

function checkUrl(url: string): void {
  const read = URL.canParse(url) ? new URL(url) : undefined
  if (read === undefined || !/^https?:$/.test(read.protocol))
    throw new Error('the address must begin with http:// or https://')
  if (read.username + read.password !== '') throw new Error('the address contains credentials: put them into headers')
}

async function chooseLogin(detected: Detected, given: string | undefined, answer: Answer): Promise<string | undefined> {
  const { login, credentials, needsSession, operationIds } = detected
  if (given === undefined && (!needsSession || credentials !== undefined)) return undefined
  const named = await answer(given, 'The operation that opens a session (its operationId)', login ?? '')
  if (named === '' || named === login) return undefined
  if (!operationIds.includes(named)) throw new Error(`the document has no operation named ${named}`)
  return named
}

async function chooseAllowed({ risks }: Detected, given: string | undefined, answer: Answer): Promise<Risk[]> {
  const kinds = RISKS.filter((risk) => risks[risk] > 0)
  if (given === undefined && kinds.length === 0) return []
  const words = await answer(given, `Also operations with these effects (${kinds.join(',')}; empty for none)`, '')
  return words === '' ? [] : readAllowed(words)
}

function getOtp(words: string): OtpSource {
  return /^\d+$/.test(words) ? { fixed: words } : { command: words }
}

function relativePath(file: string, document: string): string {
  const path = relative(dirname(file), document).split(sep).join('/')
  return path.startsWith('.') ? path : `./${path}`
}

function nextSteps(detected: Detected, choices: Choices, name: string): string {
  const variables = getVariables(detected, choices)
  return [
    `${name} is written for ${choices.url}.`,
    ...(variables.length === 0 ? [] : [`Set these environment variables: ${variables.join(', ')}`]),
    `Then: ${PROGRAM} --config ${name} --report report`,
  ].join('\n')
}
