import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { fileOfOperation } from '../generate/file-per-operation.ts'
import { codeBlock } from './html.ts'
import { toObjectEntries, toObjects, resolve } from './node.ts'
import type { Operation } from './operation.ts'
import { listPasswords } from './try-form.ts'

/** Where the samples send: the mock's usual address. `browser/try.ts` writes that of its own mock instead. */
export const SERVER = 'http://localhost:4010'

/** Before a text that is code, a variable or a call, and so gets no quotes. No value of an example has it. */
const RAW = '\0'

/** What a sample sends: the required parameters with their examples, and the first example of the body. */
interface Sent {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Json | undefined
  readonly isForm: boolean
  /** The fields of the body that are sent as a hash. */
  readonly passwords: readonly string[]
}

/** The samples of an operation, each with its language. */
export function listSamples(document: Json, operation: Operation): { language: string; text: string }[] {
  const sent = readSent(document, operation)
  return [
    { language: 'curl', text: renderCurl(operation, sent) },
    { language: 'TypeScript', text: renderTypeScript(operation, sent) },
  ]
}

/** The samples as HTML. */
export function renderSamples(document: Json, operation: Operation): string {
  const blocks = listSamples(document, operation).map(({ language, text }) =>
    codeBlock(colorSample(text), language, ` of ${operation.id}`),
  )
  return `<div class="samples">${blocks.join('')}</div><!-- samples -->`
}

function colorSample(text: string): string {
  return escapeHtml(text)
    .replaceAll('&#39;', "'")
    .replaceAll(/('[^']*')|(^\/\/ .*)/gm, (whole, string?: string) =>
      string === undefined ? `<i>${whole}</i>` : `<span class="text">${whole}</span>`,
    )
}

function readSent(document: Json, { node }: Operation): Sent {
  const required = toObjects(node['parameters'])
    .map((item) => resolve(document, item))
    .filter((item) => item['required'] === true)
  const read = (place: string): Record<string, unknown> =>
    Object.fromEntries(
      required.filter((item) => item['in'] === place).map((item) => [String(item['name']), item['example']]),
    )
  const content = resolve(document, node['requestBody'])['content']
  const [[type, media] = ['', {}]] = toObjectEntries(content)
  const isForm = type.startsWith('multipart/')
  const [example] = toObjectEntries(media['examples']).map(([, item]) => resolve(document, item)['value'])
  const body = isForm ? readForm(resolve(document, media['schema'])) : isJson(example) ? example : undefined
  const passwords = isForm ? [] : listPasswords(document, content)
  return { path: read('path'), query: read('query'), headers: read('header'), body, isForm, passwords }
}

/** A form has no example: a file, and the first value of each list. */
function readForm(schema: Json): Json {
  const fields = toObjectEntries(schema['properties'])
  return Object.fromEntries(
    fields.map(([name, { format, enum: values, example }]) => [
      name,
      format === 'binary' ? RAW + name : Array.isArray(values) ? values[0] : example,
    ]),
  )
}

/** `oldPassword` → `your-old-password`: never one that somebody has. */
function toPlaceholder(name: string): string {
  return `your-${fileOfOperation(name)}`
}

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

function renderCurl({ method, path, node }: Operation, sent: Sent): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(sent.path[name])))
  const query = new URLSearchParams(
    Object.entries(sent.query).map(([name, value]) => [name, String(value)] as [string, string]),
  )
  const isOpen = Array.isArray(node['security']) && node['security'].length === 0
  const toVariable = (name: string): string => fileOfOperation(name).replaceAll('-', '_').toUpperCase()
  const hashes = sent.passwords.map(
    (name) =>
      `${toVariable(name)}=$(printf %s ${quote(toPlaceholder(name))} |\n  openssl dgst -sha256 -r | cut -c 1-64)\n`,
  )
  const lines = [
    `curl ${quote(`${SERVER}${address}${query.size === 0 ? '' : `?${query.toString()}`}`)}`,
    ...(method === (sent.body === undefined ? 'GET' : 'POST') ? [] : [`--request ${method}`]),
    ...(isOpen ? [] : ['--cookie cookies.txt']),
    ...(isOpen && node['x-effect'] === 'session' ? ['--cookie-jar cookies.txt'] : []),
    ...Object.entries(sent.headers).map(([name, value]) => `--header ${quote(`${name}: ${String(value)}`)}`),
    ...renderBody(sent, (name) => `$${toVariable(name)}`),
  ]
  return `${hashes.join('')}${lines.join(' \\\n  ')}`
}

/** The options of curl for a body. */
function renderBody({ body, isForm, passwords }: Sent, toHash: (name: string) => string): string[] {
  if (body === undefined) return []
  if (isForm)
    return Object.entries(body).map(
      ([name, value]) => `--form ${quote(`${name}=${isRaw(value) ? '@picture.jpg' : String(value)}`)}`,
    )
  const given = { ...body, ...Object.fromEntries(passwords.map((name) => [name, RAW + toHash(name)])) }
  const json = quote(JSON.stringify(given, null, 2)).replaceAll('\n', '\n  ')
  return [
    "--header 'Content-Type: application/json'",
    // The quotes end around a variable, whose value has hexadecimal digits alone.
    `--data ${json.replaceAll(/\\u0000(\$\w+)/g, "'$1'")}`,
  ]
}

const isRaw = (value: unknown): value is string => typeof value === 'string' && value.startsWith(RAW)

/** The generated client as CONTRIBUTING.md teaches it. */
function renderTypeScript({ id, method, tag, node }: Operation, sent: Sent): string {
  const hook = `use${id.charAt(0).toUpperCase()}${id.slice(1)}`
  const from = `'#generated/http/${tag}/${fileOfOperation(id)}.ts'`
  const path = Object.values(sent.path)
  if (method === 'GET') {
    const args = [...path, ...(Object.keys(sent.query).length === 0 ? [] : [sent.query])].map((arg) => toCode(arg))
    return `import { ${id}Query, ${hook}Suspense } from ${from}

// In the loader of a route:
await queryClient.ensureQueryData(${id}Query(${args.join(', ')}))
// In its component; without a loader, ${hook}:
const { data } = ${hook}Suspense(${args.join(', ')})`
  }
  const hashed = sent.passwords.map((name) => [name, `${RAW}hashPassword('${toPlaceholder(name)}')`] as const)
  const body = sent.body === undefined ? undefined : { ...sent.body, ...Object.fromEntries(hashed) }
  const imports = hashed.length === 0 ? '' : `import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'\n`
  const headers = Object.keys(sent.headers).length === 0 ? undefined : { ...sent.headers }
  if (node['x-effect'] === 'money') {
    const args = [...path, body, headers && { 'Idempotency-Key': `${RAW}key` }].filter((arg) => arg !== undefined)
    return `${imports}import { ${id} } from ${from}

// A money request: one key for each intent,
// also when it is sent again.
const key = crypto.randomUUID()
await ${id}(${args.map((arg) => toCode(arg)).join(', ')})`
  }
  const variables = { ...sent.path, ...(body && { data: body }), ...(headers && { headers }) }
  const given = Object.keys(variables).length === 0 ? '' : toCode(variables)
  const file = sent.isForm ? '// file: a File that the player chose.\n' : ''
  return `${imports}import { ${hook} } from ${from}

// In a component:
const ${id} = ${hook}()
${file}await ${id}.mutateAsync(${given})`
}

/** A value as TypeScript writes it. */
function toCode(value: unknown, indent = ''): string {
  if (isRaw(value)) return value.slice(RAW.length)
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`
  if (Array.isArray(value)) return `[${value.map((item) => toCode(item, indent)).join(', ')}]`
  if (!isJson(value)) return String(value)
  const deep = `${indent}  `
  const fields = Object.entries(value).map(([name, item]) => {
    if (item === RAW + name) return name
    return `${/^[A-Za-z]\w*$/.test(name) ? name : `'${name}'`}: ${toCode(item, deep)}`
  })
  const line = `{ ${fields.join(', ')} }`
  const isShort = line.length <= 40 && !line.includes('\n')
  return isShort ? line : `{\n${fields.map((field) => `${deep}${field},\n`).join('')}${indent}}`
}
