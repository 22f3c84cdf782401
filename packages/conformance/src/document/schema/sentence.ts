import type { ErrorObject } from 'ajv/dist/2020.js'
import { isJson, parsePointer, type Json } from '@tumpak/contract-kit/json.ts'
import { isSecretName } from '@tumpak/contract-kit/secret-name.ts'

/** Maximum length of a text that is quoted from a response. */
const MAX_LENGTH = 40

const TYPES: { [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

const FORMATS: { [format: string]: string } = {
  peso: 'an amount with at most two decimals',
  'date-time': 'a time with its zone, such as 2026-11-20T08:00:00+08:00',
  date: 'a day, such as 2026-11-20',
  time: 'a time of day, such as 08:00:00Z',
  uri: 'a whole address, such as https://example.com/',
  email: 'an email address',
  uuid: 'a UUID',
}

/** Formats `/data/list/0/id` as `data.list[0].id`. */
export function dotted(pointer: string): string {
  return parsePointer(pointer)
    .map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('')
}

/** Names a place as the subject of a sentence. */
export function getName(pointer: string): string {
  return pointer === '' ? 'The body' : `\`${dotted(pointer)}\``
}

/** Describes a violation in a sentence for readers who do not know JSON Schema. */
export function toSentence(pointer: string, { keyword, params }: ErrorObject, schema: Json, value: unknown): string {
  const name = getName(pointer)
  if (keyword === 'required') return `${name} is missing`
  const rule = getRule(keyword, params, schema)
  return `${name} should ${rule ?? `match \`${keyword}\` of the document`}, the response has ${shown(pointer, value)}`
}

/** Describes a value: its type, and the value itself if it is short and not secret. */
export function shown(pointer: string, value: unknown): string {
  if (value === null) return 'null'
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (isJson(value)) return 'an object'
  const isSecret = parsePointer(pointer).some(isSecretName)
  if (isSecret && typeof value === 'number') return 'a number'
  if (typeof value !== 'string') return String(value)
  if (isSecret) return `a text of ${[...value].length} characters`
  const text = value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value
  return `the text ${JSON.stringify(text)}`
}

function getRule(keyword: string, params: Json, { type, multipleOf }: Json): string | undefined {
  const limit = String(params['limit'])
  const isText = type === 'string' || keyword.endsWith('Length')
  switch (keyword) {
    case 'type':
      return `be ${list([params['type']].flat().map((type) => TYPES[String(type)] ?? String(type)))}`
    case 'enum':
      return `be ${list((params['allowedValues'] as unknown[]).map((value) => JSON.stringify(value)))}`
    case 'const':
      return `be ${JSON.stringify(params['allowedValue'])}`
    case 'format':
      return `be ${FORMATS[String(params['format'])] ?? `written as ${String(params['format'])}`}`
    case 'pattern':
      return `match the pattern ${String(params['pattern'])}`
    case 'minLength':
    case 'maxLength':
      return `have at ${keyword === 'minLength' ? 'least' : 'most'} ${limit} ${isText && limit === '1' ? 'character' : 'characters'}`
    case 'minItems':
    case 'maxItems':
      return `have at ${keyword === 'minItems' ? 'least' : 'most'} ${limit} item${limit === '1' ? '' : 's'}`
    case 'minimum':
      return `be at least ${limit}`
    case 'maximum':
      return `be at most ${limit}`
    case 'exclusiveMinimum':
      return `be more than ${limit}`
    case 'exclusiveMaximum':
      return `be less than ${limit}`
    case 'multipleOf':
      return `be a multiple of ${String(multipleOf)}`
    case 'uniqueItems':
      return 'have unique items'
    case 'minProperties':
      return `have at least ${limit} fields`
    case 'maxProperties':
      return `have at most ${limit} fields`
    default:
      return undefined
  }
}

function list(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${String(words.at(-1))}`
}

/** Rewords a sentence about a response for a request; `name` replaces `The body`. */
export function ofRequest(sentence: string, name = 'the body'): string {
  return sentence.replace(', the response has ', ', the request has ').replace(/^The body /, `${name} `)
}

/** Rewords a sentence about a response for a message. */
export function ofMessage(sentence: string): string {
  return sentence.replace(', the response has ', ', it has ')
}
