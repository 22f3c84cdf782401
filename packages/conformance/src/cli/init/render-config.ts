import { stringify } from 'yaml'
import { RISKS, type OtpSource, type Risk } from '../../config/config.ts'
import { count } from '../../report/summary.ts'
import type { Detected } from './detect.ts'

/** The answers of the user, or their defaults. */
export interface Choices {
  /** The JSON Schema of the file, for editors. */
  readonly schema: string
  readonly url: string
  /** The name for `extends`, instead of a document. */
  readonly preset: string | undefined
  /** The path of the document as written into the file; undefined with a preset. */
  readonly openapi: string | undefined
  /** The login operation; undefined if the harness finds it. */
  readonly login: string | undefined
  /** Whether the harness registers players instead of using given ones. */
  readonly isRegistering: boolean
  readonly otp: OtpSource
  readonly allow: readonly Risk[]
}

const PLAYERS = ['ONE', 'TWO']

/** Renders a commented config file. Secrets are read from environment variables. */
export function renderConfig(detected: Detected, choices: Choices): string {
  const { schema, url, preset, openapi, login } = choices
  const blocks = [
    [`# yaml-language-server: $schema=${encodeURI(schema)}`],
    [`# How the conformance harness tests ${oneLine(detected.title)}. docs/config.md lists all settings.`],
    [
      '# The server under test. Use a test system: the harness creates data.',
      `url: ${scalar(url)}`,
      ...serverLines(detected),
    ],
    preset === undefined
      ? []
      : ['# The documents of this product, which come with the harness.', `extends: ${scalar(preset)}`],
    openapi === undefined
      ? []
      : ['# The document: an address, or a file relative to this one.', `openapi: ${scalar(openapi)}`],
    login === undefined ? [] : ['# The operation that opens a session.', `login: ${scalar(login)}`],
    playerLines(detected, choices),
    otpLines(detected, choices),
    allowLines(detected, choices),
    unjudgedLines(detected),
    [
      '# Values that no response provides, by operationId/field. A report names the fields that it needs.',
      `# inputs: { ${detected.otps[0] === undefined ? 'someOperation/code: ABC123' : `${key(detected.otps[0])}: '{otp}'`} }`,
    ],
  ]
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

/** Returns the environment variables that the file needs. */
export function getVariables(detected: Detected, { isRegistering }: Choices): string[] {
  if (!detected.needsSession || isRegistering) return []
  return PLAYERS.flatMap((player) => getFields(detected).map((field) => variable(player, field)))
}

function serverLines({ servers }: Detected): string[] {
  if (servers.length < 2) return []
  const list = servers.map((server, index) => `#   ${String(index + 1)}: ${oneLine(server)}`)
  return [
    '# Its path is that of the first server of the document. To use another one, set server to its number:',
    ...list,
    '# server: 2',
  ]
}

function getFields({ fields, credentials }: Detected): readonly string[] {
  if (fields.length > 0) return fields
  return credentials === 'token' ? ['token'] : ['username', 'password']
}

function playerLines(detected: Detected, choices: Choices): string[] {
  if (!detected.needsSession) return []
  const { isRegistering } = choices
  const lines = PLAYERS.map((player) => {
    const fields = getFields(detected).map((field) => `${key(field)}: { env: ${variable(player, field)} }`)
    return `  - { ${fields.join(', ')} }`
  })
  if (isRegistering) {
    const why = `# ${oneLine(detected.register ?? '')} registers accounts. To use accounts of your own:`
    return [why, '# players:', ...lines.map((line) => `# ${line}`)]
  }
  const ways =
    detected.credentials === 'token'
      ? [
          '# A token may also be printed by a command: token: { command: ./token.sh }, or come from an address:',
          `# token: { url: ${scalar(detected.tokenUrl ?? 'https://login.example/token')}, client_id: …, client_secret: { env: … } }`,
        ]
      : []
  return ['# Two accounts of the test system: neither may see the other’s data.', 'players:', ...lines, ...ways]
}

function otpLines({ otps }: Detected, { otp }: Choices): string[] {
  if (otps.length === 0) return []
  const names = otps.slice(0, 3).map(oneLine).join(', ')
  return [
    `# One-time passwords (${names}${otps.length > 3 ? ', …' : ''}): fixed, or { command: ./last-otp.sh }, or { url: … }.`,
    `otp: ${stringify(otp, { collectionStyle: 'flow', lineWidth: 0 }).trim()}`,
  ]
}

function allowLines({ risks }: Detected, { allow }: Choices): string[] {
  const kinds = RISKS.filter((risk) => risks[risk] > 0)
  if (kinds.length === 0) return []
  const words = kinds.map((risk) => `${risk} (${count(risks[risk], 'operation')})`)
  const line = `allow: [${(allow.length > 0 ? allow : kinds).join(', ')}]`
  return [`# Not called without permission: ${words.join(', ')}.`, allow.length > 0 ? line : `# ${line}`]
}

/** Names the operations that a run cannot judge, so that leaving them out is a choice. */
function unjudgedLines({ unjudged }: Detected): string[] {
  if (unjudged.length === 0) return []
  const words = unjudged.map(
    ({ id, input }) => `#   ${oneLine(id)}: ${input.giver} gives ${input.what} (${oneLine(input.field)})`,
  )
  const ids = unjudged.map(({ id }) => scalar(id))
  return [
    '# Not judged, because no account has their input. To leave them out by choice, set deny:',
    ...words,
    `# deny: [${ids.join(', ')}]`,
  ]
}

function variable(player: string, field: string): string {
  const words = field.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').replaceAll(/\W+/g, '_')
  return `PLAYER_${player}_${words.toUpperCase()}`
}

/** Renders a YAML scalar. */
function scalar(text: string): string {
  return stringify(oneLine(text), { lineWidth: 0 }).trim()
}

function key(name: string): string {
  return /^[A-Za-z_][\w-]*$/.test(name) ? name : JSON.stringify(name)
}

/** Keeps text of the document on one line, so that it cannot end its comment. */
function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- a YAML comment ends at some of these
  return text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()
}
