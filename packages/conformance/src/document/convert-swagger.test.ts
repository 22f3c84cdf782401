import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { at, type Json } from '@tumpak/contract-kit/json.ts'
import type { WireRequest } from '../http/message.ts'
import { runConformance } from '../run/run-conformance.ts'
import { no, server } from '../run/testing/other-styles.ts'
import { readOpenapi } from './read-openapi.ts'

const PET = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', minLength: 2 }, photo: { type: 'string', 'x-nullable': true } },
}
const withPet = { description: 'A pet.', schema: { $ref: '#/definitions/Pet' } }
const list = (name: string, collectionFormat: string): Json => ({
  name,
  in: 'query',
  required: true,
  type: 'array',
  items: { type: 'string', enum: ['a', 'b'] },
  minItems: 2,
  collectionFormat,
})
const DOCUMENT: Json = {
  swagger: '2.0',
  info: { title: 'Pets', version: '7' },
  host: 'api.example',
  basePath: '/v1',
  schemes: ['https'],
  consumes: ['application/json'],
  produces: ['application/json'],
  securityDefinitions: { key: { type: 'apiKey', in: 'header', name: 'X-Key' }, basic: { type: 'basic' } },
  definitions: { Pet: PET },
  parameters: {
    pet: { name: 'pet', in: 'body', required: true, schema: { $ref: '#/definitions/Pet' } },
    note: { name: 'note', in: 'formData', type: 'string', required: true, maxLength: 5 },
  },
  responses: { Gone: { description: 'It is gone.', schema: { type: 'object' } } },
  paths: {
    '/pets': {
      get: {
        operationId: 'findPets',
        parameters: [list('comma', 'csv'), list('again', 'multi'), list('pipe', 'pipes')],
        responses: { 200: { description: 'Pets.', schema: { type: 'array', items: { $ref: '#/definitions/Pet' } } } },
      },
      post: {
        operationId: 'addPet',
        security: [{ key: [] }],
        parameters: [{ $ref: '#/parameters/pet' }],
        responses: { 201: withPet, 410: { $ref: '#/responses/Gone' } },
      },
    },
    '/notes': {
      parameters: [{ $ref: '#/parameters/note' }],
      post: {
        operationId: 'addNote',
        consumes: ['application/x-www-form-urlencoded'],
        responses: { 200: withPet },
      },
      put: {
        operationId: 'addFile',
        consumes: ['multipart/form-data'],
        parameters: [{ name: 'file', in: 'formData', type: 'file', required: true }],
        responses: { 200: withPet },
      },
    },
  },
}

describe('readOpenapi with version 2.0', () => {
  const { root, convertedFrom, title } = readOpenapi(DOCUMENT)

  it('says what it converted, and leaves the given document as it is', () => {
    expect([title, convertedFrom, root['swagger']]).toEqual(['Pets', '2.0', undefined])
    expect(DOCUMENT).toMatchObject({ swagger: '2.0', host: 'api.example' })
    expect(readOpenapi({ openapi: '3.1.0', paths: {} }).convertedFrom).toBeUndefined()
  })

  it('converts host and basePath, securityDefinitions and x-nullable', () => {
    expect(root['servers']).toEqual([{ url: 'https://api.example/v1' }])
    expect(at(root, '/components/securitySchemes')).toEqual({
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      basic: { type: 'http', scheme: 'basic' },
    })
    expect(at(root, '/components/schemas/Pet/properties/photo')).toEqual({ type: ['string', 'null'] })
  })

  it('converts shared and own parameters of a body and of forms', () => {
    expect(at(root, '/paths/~1pets/post/requestBody')).toEqual({
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
    })
    expect(at(root, '/paths/~1pets/post/responses/410/content')).toEqual({
      'application/json': { schema: { type: 'object' } },
    })
    expect(at(root, '/paths/~1notes/post/requestBody/content/application~1x-www-form-urlencoded/schema')).toEqual({
      type: 'object',
      required: ['note'],
      properties: { note: { type: 'string', maxLength: 5 } },
    })
    expect(at(root, '/paths/~1notes/put/requestBody/content/multipart~1form-data/schema')).toEqual({
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    })
  })

  it('converts parameters, paths and definitions of other files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'conformance-swagger-'))
    const write = (name: string, value: Json): string => {
      writeFileSync(join(folder, name), JSON.stringify(value))
      return join(folder, name)
    }
    write('pet.json', { ...PET, properties: { ...PET.properties, owner: { $ref: 'api.json#/definitions/Owner' } } })
    const limit = { name: 'limit', in: 'query', type: 'integer', maximum: 9 }
    const get = { parameters: [limit], responses: { 200: { description: 'A.', schema: { $ref: 'pet.json' } } } }
    write('path.json', { get })
    const api = { swagger: 2, definitions: { Owner: { type: 'object' } }, paths: { '/a': { $ref: 'path.json' } } }
    const other = readOpenapi(write('api.json', { ...api, info: { title: 'A', version: '1' } })).root
    rmSync(folder, { recursive: true })
    expect(at(other, '/paths/~1a/get')).toMatchObject({
      parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 9 } }],
      responses: { 200: { content: { 'application/json': { schema: { $ref: '#/x-files/pet.json' } } } } },
    })
    expect(at(other, '/x-files/pet.json/properties')).toMatchObject({
      photo: { type: ['string', 'null'] },
      owner: { $ref: '#/components/schemas/Owner' },
    })
  })
})

describe('a run with version 2.0', () => {
  it('sends what the document describes, and judges the responses', async () => {
    const seen: WireRequest[] = []
    const pet = { name: 'Rex', photo: null }
    const report = await runConformance({
      url: 'http://server',
      openapi: DOCUMENT,
      players: [{ token: 'k-12345678' }],
      transport: (request) => {
        seen.push(request)
        return server({
          'GET /v1/pets': () => ({ body: [pet, { photo: 7 }] }),
          'POST /v1/pets': ({ headers }) => (headers['x-key'] === 'k-12345678' ? { status: 201, body: pet } : no(401)),
          'POST /v1/notes': () => ({ body: pet }),
          'PUT /v1/notes': () => ({ body: pet }),
        })(request)
      },
    })
    expect(report.document).toEqual({ title: 'Pets', version: '7', convertedFrom: '2.0' })
    expect(report.findings.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'findPets/schema#/*/name',
        'findPets/schema#/*/photo',
        'findPets/bad-input#query/pipe',
        'addNote/bad-input#body/note',
        'addFile/bad-input#body/file',
      ]),
    )
    const queries = seen.filter(({ url }) => url.includes('/pets?')).map(({ url }) => new URL(url).search)
    expect(queries.join('\n')).toMatch(/comma=[ab],[ab]&again=[ab]&again=[ab]&pipe=[ab]%7C[ab]/)
    const bodies = seen.filter(({ url }) => url.endsWith('/notes'))
    expect(bodies.some(({ body }) => /^note=./.test(String(body)))).toBe(true)
    expect(bodies.some(({ headers }) => headers['content-type']?.startsWith('multipart/form-data'))).toBe(true)
  })
})
