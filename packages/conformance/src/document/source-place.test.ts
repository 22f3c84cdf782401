import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSources } from './source-place.ts'

const folder = mkdtempSync(join(tmpdir(), 'conformance-sources-'))
mkdirSync(join(folder, 'api/schemas'), { recursive: true })
mkdirSync(join(folder, 'node_modules/pack'), { recursive: true })
const ROOT = `openapi: 3.1.0
paths:
  /pets/{id}:
    get:
      responses:
        200: { description: One. }
      parameters:
        - &id { name: id, in: path }
        - { name: day, in: query }
    put:
      parameters: [*id]
`
writeFileSync(join(folder, 'api/openapi.yaml'), ROOT)
writeFileSync(join(folder, 'api/schemas/Pet.yaml'), 'type: object\n\nrequired:\n  - id\n')
writeFileSync(join(folder, 'one.json'), '{\n  "paths": {\n    "/a": { "get": {} }\n  }\n}')
writeFileSync(join(folder, 'node_modules/pack/openapi.json'), '{}')
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['api/openapi.yaml', '#/paths/~1pets~1{id}/get', 'api/openapi.yaml', 4],
  ['api/openapi.yaml', '#/paths/~1pets~1{id}/get/responses/200/content', 'api/openapi.yaml', 6],
  ['api/openapi.yaml', '#/paths/~1pets~1{id}/get/parameters/1/schema', 'api/openapi.yaml', 9],
  ['api/openapi.yaml', '#/paths/~1pets~1{id}/put/parameters/0/in', 'api/openapi.yaml', 8],
  ['api/openapi.yaml', 'schemas/Pet.yaml#/required/0', 'api/schemas/Pet.yaml', 4],
  ['api/openapi.yaml', '#', 'api/openapi.yaml', 1],
  ['one.json', '#/paths/~1a/get', 'one.json', 3],
])('createSources: %s and %s', (document, rule, file, line) => {
  expect(createSources(folder)(document, rule)).toEqual({ file, line })
  expect(createSources(folder)(join(folder, document), rule)).toEqual({ file, line })
})

test.each([
  [{ openapi: '3.1.0' }, '#/paths'],
  ['api/openapi.yaml', 'gone.yaml#/a'],
  ['api/openapi.yaml', 'no pointer'],
  ['../openapi.yaml', '#/paths'],
  ['node_modules/pack/openapi.json', '#/paths'],
])('createSources: none for %j and %s', (document, rule) => {
  expect(createSources(folder)(document, rule)).toBeUndefined()
})
