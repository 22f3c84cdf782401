import { isJson, type Json } from '@tumpak/contract-kit/json.ts'

type Test = (value: unknown) => boolean

const isNumber: Test = (value) => typeof value === 'number'
const isCount: Test = (value) => Number.isInteger(value) && Number(value) >= 0
const isList: Test = Array.isArray
const isTexts: Test = (value) => Array.isArray(value) && value.every((item) => typeof item === 'string')
const isSchema: Test = (value) => isJson(value) || typeof value === 'boolean'
const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'])
const isType: Test = (value) => [value].flat().every((type) => TYPES.has(String(type))) && [value].flat().length > 0

const WANTED: readonly (readonly [wanted: string, test: Test, keywords: readonly string[]])[] = [
  ['a number', isNumber, ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']],
  ['a number above 0', (value) => isNumber(value) && Number(value) > 0, ['multipleOf']],
  [
    'a whole number of at least 0',
    isCount,
    ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties', 'minContains', 'maxContains'],
  ],
  ['a list of texts', isTexts, ['required']],
  ['a list that is not empty', (value) => Array.isArray(value) && value.length > 0, ['enum']],
  ['a list', isList, ['allOf', 'oneOf', 'anyOf', 'prefixItems']],
  ['a text', (value) => typeof value === 'string', ['pattern', 'format']],
  ['true or false', (value) => typeof value === 'boolean', ['uniqueItems']],
  ['an object', isJson, ['properties', 'patternProperties', 'dependentRequired', 'dependentSchemas']],
  ['a schema', isSchema, ['additionalProperties', 'items', 'not', 'contains', 'propertyNames', 'if', 'then', 'else']],
  ['a type of JSON Schema, or a list of them', isType, ['type']],
]
const BY_KEYWORD = new Map(WANTED.flatMap(([wanted, test, keywords]) => keywords.map((key) => [key, { wanted, test }])))

/** Whether a keyword has a value that JSON Schema allows. */
export function isValidKeyword(keyword: string, value: unknown): boolean {
  return BY_KEYWORD.get(keyword)?.test(value) ?? true
}

/** Lists the keywords of a schema whose values JSON Schema does not allow, such as `exclusiveMinimum: true` in 3.1. */
export function listInvalidKeywords(schema: Json): { keyword: string; wanted: string }[] {
  return Object.entries(schema).flatMap(([keyword, value]) =>
    isValidKeyword(keyword, value) ? [] : [{ keyword, wanted: BY_KEYWORD.get(keyword)?.wanted ?? '' }],
  )
}
