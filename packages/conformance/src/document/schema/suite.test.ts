import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, it } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { follow } from '@tumpak/contract-kit/schema-node.ts'
import { getValidator } from './validate.ts'

const FOLDER = new URL('testing/json-schema-suite/', import.meta.url)

interface Group {
  description: string
  schema: unknown
  tests: { description: string; data: unknown; valid: boolean }[]
}

/** Whether a schema refers to another document, or by a dynamic reference. */
function isRemote(schema: unknown): boolean {
  return /"\$ref":"[^#]|"\$dynamic/.test(JSON.stringify(schema))
}

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'))
const groups = files.flatMap((file) =>
  (JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Group[]).map((group) => ({ ...group, file })),
)
// Ajv cannot read an empty enum, which we name as a mistake of the document.
const local = groups.filter(({ schema, description }) => !isRemote(schema) && description !== 'empty enum')

/** Returns a verdict; undefined for a schema that cannot be read. */
function tryJudge(judge: () => boolean): boolean | undefined {
  try {
    return judge()
  } catch {
    return undefined
  }
}

function judge(schema: unknown, data: unknown): boolean | undefined {
  const root: Json = isJson(schema) ? schema : { components: { schema } }
  // Not followed, because a reference may stand beside other keywords.
  const node = isJson(schema) ? { value: schema, pointer: '', proposed: false } : follow(root, schema, '')
  return tryJudge(() => getValidator(root)(node, data).violations.length === 0)
}

function judgeByAjv(schema: unknown, data: unknown): boolean | undefined {
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false, ownProperties: true })
  // oxlint-disable-next-line typescript/no-unsafe-call -- the type of its CommonJS default does not resolve
  addFormats.default(ajv)
  return tryJudge(() => ajv.validate(schema as Json, data))
}

it('validates as Ajv does, on the JSON Schema Test Suite for 2020-12', () => {
  const cases = local.flatMap(({ file, description, schema, tests }) =>
    tests.map((test) => ({ name: `${file}: ${description}: ${test.description}`, schema, ...test })),
  )
  const differing = cases.filter(({ schema, data }) => judge(schema, data) !== judgeByAjv(schema, data))
  expect(differing.map(({ name }) => name)).toEqual([])
  const right = cases.filter(({ schema, data, valid }) => judge(schema, data) === valid)
  // Left out: references to other documents and dynamic ones. Ajv with formats is wrong where a format is a note only.
  const leftOut = groups.flatMap(({ tests }) => tests).length - cases.length
  expect({ cases: cases.length, right: right.length, leftOut }).toEqual({ cases: 1151, right: 1122, leftOut: 50 })
})
