import { visible } from './visible.ts'
import { HIDDEN, hideForShell, hidesName, type ReadonlySecrets } from './hide-secrets.ts'
import type { WireRequest } from './message.ts'

const SECRET_HEADERS = new Set(['cookie', 'authorization', 'proxy-authorization', 'x-api-key'])
/** The part of a credential that is not secret: `Bearer `, `Token `. */
const SCHEME = /^[\w-]{1,20} (?=\S+$)/
/** Maximum length of a body in the command, in characters. */
const MAX_LENGTH = 32_768
/** From this size on, in bytes, some versions of curl add an `Expect` header. */
const ANNOUNCED = 1024
/** How often one letter is repeated in a run, as in oversized bodies. */
const MIN_RUN = 1000
/** Variable names that every shell already uses. */
const SHELL_VARIABLES = /^(PATH|HOME|USER|SHELL|PWD|IFS|PS\d|TERM|UID)$/
/** Headers that curl derives from the body. */
const BODY_HEADERS = /^(content-length|transfer-encoding|connection|expect)$/i

/**
 * Renders a shell command that sends exactly the same request. Variables stand for hidden values; a body that is too
 * long for a command is read from a file.
 */
export function renderCurl(request: WireRequest, secrets: ReadonlySecrets): string {
  const { method, headers } = request
  const url = hideForShell(getAddress(request.url), secrets)
  const body = getBody(request, secrets)
  const shown = Object.entries(headers).filter(([name]) => body.words === '' || !BODY_HEADERS.test(name))
  const isForm = body.words.startsWith('-F') || body.words.startsWith('--form')
  const has = (name: string): boolean => Object.keys(headers).some((header) => header.toLowerCase() === name)
  const words = [
    'curl',
    '-i',
    ...(url.startsWith('https:') ? ['--http1.1'] : []),
    // curl would expand brackets and braces as patterns.
    ...(/[[\]{}]/.test(url) ? ['-g'] : []),
    method === 'HEAD' ? '--head' : `-X ${/^[A-Z]+$/.test(method) ? method : quote(method)}`,
    shellWord(url),
    // Keep curl from adding its own headers.
    ...(has('user-agent') ? [] : [`-A ''`]),
    ...(has('accept') ? [] : [`-H 'Accept:'`]),
    ...curlHeaders(Object.fromEntries(shown), secrets)
      // curl chooses the boundary of a form itself.
      .filter(([name]) => !isForm || name.toLowerCase() !== 'content-type')
      .map(([, word]) => word),
    ...(body.words === '' || isForm || has('content-type') ? [] : [`-H 'Content-Type:'`]),
    ...(body.words !== '' && Buffer.byteLength(request.body ?? '') >= ANNOUNCED ? [`-H 'Expect:'`] : []),
    ...(body.words === '' && /^(POST|PUT|PATCH)$/.test(method) && !has('content-length')
      ? [`-H 'Content-Length: 0'`]
      : []),
    ...(body.words === '' ? [] : [body.words]),
  ]
  return (body.from === undefined ? '' : `${body.from} | `) + words.join(' ') + (body.note ?? '')
}

/** Returns headers as shell words, by name. A hidden value becomes a variable after its scheme, such as `Bearer `. */
export function curlHeaders(
  headers: { readonly [name: string]: string },
  secrets: ReadonlySecrets,
): (readonly [name: string, word: string])[] {
  return Object.entries(headers).map(([name, value]) => {
    if (value === '') return [name, `-H ${quote(`${name};`)}`]
    const shown = isHidden(name, secrets) ? HIDDEN : hideForShell(value, secrets)
    const scheme = shown === HIDDEN && /^(proxy-)?authorization$/i.test(name) ? (SCHEME.exec(value)?.[0] ?? '') : ''
    if (shown.includes(HIDDEN)) return [name, `-H ${shellWord(`${name}: ${scheme}${shown}`, getVariable(name))}`]
    return [name, `-H ${/[\u0080-\u00ff]/.test(shown) ? latin1(`${name}: ${shown}`) : quote(`${name}: ${shown}`)}`]
  })
}

/** Whether a header's value is hidden in reports. Headers of CORS name credentials but contain none. */
export function isHidden(name: string, secrets: ReadonlySecrets): boolean {
  return SECRET_HEADERS.has(name.toLowerCase()) || (hidesName(secrets, name) && !/^access-control-/i.test(name))
}

/** Quotes text as one shell word. */
export function quote(words: string): string {
  return `'${words.replaceAll("'", `'\\''`)}'`
}

/** Quotes text as one shell word, with variables for hidden values. A variable is named after the field before it. */
function shellWord(words: string, variable?: string): string {
  const [first = '', ...rest] = words.split(HIDDEN)
  let before = first
  const parts = [first === '' ? '' : quote(first)]
  for (const piece of rest) {
    const field = /([A-Za-z][\w-]{0,40})["']?\s*[:=]\s*"?$/.exec(before)?.[1]
    // Quote what surrounds the variable, because a field name may contain backticks and dollar signs.
    parts.push(`"$${variable ?? getVariable(field ?? 'secret')}"`, piece === '' ? '' : quote(piece))
    before = piece
  }
  return parts.join('') || `''`
}

function getVariable(name: string): string {
  if (/^(proxy-)?authorization$/i.test(name)) return 'TOKEN'
  if (name.toLowerCase() === 'cookie') return 'SESSION_COOKIE'
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/\W+/g, '_')
    .toUpperCase()
  return SHELL_VARIABLES.test(words) || /^\d/.test(words) ? `MY_${words}` : words
}

/** Converts a header to the bytes that Node sends: one byte for each character. */
function latin1(words: string): string {
  const escaped = words.replaceAll('\\', '\\\\').replaceAll('%', '%%')
  const bytes = escaped.replaceAll(/[\u0080-\u00ff]/g, (letter) => `\\${letter.charCodeAt(0).toString(8)}`)
  return `"$(printf ${quote(bytes)})"`
}

/** Returns a URL as it is sent, without its fragment. */
function getAddress(url: string): string {
  if (!URL.canParse(url)) return url
  const read = new URL(url)
  read.hash = ''
  return read.href
}

/** The body in the command: curl's arguments, the commands that print the body, and a note. */
interface BodyWords {
  words: string
  from?: string
  note?: string
}

function getBody({ body, form, isCut }: WireRequest, secrets: ReadonlySecrets): BodyWords {
  if (body === undefined || body.length === 0) return { words: '' }
  if (isCut === true) return getFile(body.length)
  const isLong = body.length > MAX_LENGTH
  if (form !== undefined && (isLong || hidesAny(body, secrets))) return { words: getFields(form, secrets) }
  // A terminal or a web page would change text with invisible characters.
  const isText = typeof body === 'string' && visible(body) === body
  const runs = isText ? findRuns(body) : []
  if (isText && (isLong || runs.length > 0)) {
    const from = getRuns(body, runs, secrets)
    return from === undefined ? getFile(body.length) : { words: '--data-binary @-', from }
  }
  if (isText) return { words: `--data-raw ${shellWord(hideForShell(body, secrets))}` }
  if (isLong || hidesAny(body, secrets)) return getFile(body.length)
  const bytes = (typeof body === 'string' ? Buffer.from(body) : Buffer.from(body)).toString('base64')
  return { words: '--data-binary @-', from: `printf %s '${bytes}' | base64 -d` }
}

/** Whether a body contains a secret, in any encoding. */
function hidesAny(body: NonNullable<WireRequest['body']>, secrets: ReadonlySecrets): boolean {
  const texts = typeof body === 'string' ? [body] : [Buffer.from(body).toString('latin1'), Buffer.from(body).toString()]
  return texts.some((text) => hideForShell(text, secrets).includes(HIDDEN))
}

/** The runs of one printable letter. A loop: a back-reference over megabytes overflows the stack. */
function findRuns(text: string): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = []
  let start = 0
  for (let end = 1; end <= text.length; end += 1) {
    if (text[end] === text[start]) continue
    if (end - start >= MIN_RUN && /[ -~]/.test(text[start] ?? '')) runs.push({ start, end })
    start = end
  }
  return runs
}

/** Returns commands that print text with long repetitions; undefined if the rest is too long as well. */
function getRuns(text: string, runs: ReturnType<typeof findRuns>, secrets: ReadonlySecrets): string | undefined {
  const parts: string[] = []
  let from = 0
  let length = 0
  const print = (words: string): void => {
    length += words.length
    if (words !== '' && length <= MAX_LENGTH) parts.push(`printf %s ${shellWord(hideForShell(words, secrets))}`)
  }
  for (const { start, end } of runs) {
    print(text.slice(from, start))
    parts.push(`head -c ${String(end - start)} /dev/zero | tr '\\0' ${quote(text[start] ?? '')}`)
    from = end
  }
  print(text.slice(from))
  return length > MAX_LENGTH ? undefined : `{ ${parts.join('; ')}; }`
}

function getFile(length: number): BodyWords {
  return {
    words: '--data-binary @body',
    note: `  # body: the file with the ${String(length)} characters that were sent`,
  }
}

/** Returns a form's fields as curl's arguments. The reader must provide the files. */
function getFields(form: NonNullable<WireRequest['form']>, secrets: ReadonlySecrets): string {
  const words = form.map(({ name, value, isFile, type }) => {
    const shown = hidesName(secrets, name) && !isFile ? HIDDEN : hideForShell(value, secrets)
    if (type !== undefined)
      return `-F ${shellWord(`${name}="${shown.replaceAll(/["\\]/g, String.raw`\$&`)}";type=${type}`)}`
    return `${isFile ? '-F' : '--form-string'} ${shellWord(`${name}=${shown}`)}`
  })
  return words.join(' ')
}
