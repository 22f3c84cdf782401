import { describe, expect, it } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { compareDocuments } from '../compare.ts'

const flow = (scopes: readonly string[], more: Json = {}): Json => ({
  tokenUrl: 'https://auth.example/token',
  scopes: Object.fromEntries(scopes.map((one) => [one, one])),
  ...more,
})
const oauth = (flows: Json): Json => ({ type: 'oauth2', flows })
const SCHEMES = {
  auth: oauth({ clientCredentials: flow(['read', 'write']) }),
  key: { type: 'apiKey', in: 'header', name: 'x-key' },
}

/** A document with an operation that has this security, or none of its own; and of all operations. */
function getDocument(own: unknown, root?: unknown, securitySchemes: Json = SCHEMES): Json {
  const get = {
    operationId: 'a',
    responses: { 204: { description: 'Done.' } },
    ...(own !== undefined && { security: own }),
  }
  return {
    openapi: '3.0.3',
    info: { title: 'T', version: '1.0.0' },
    paths: { '/a': { get } },
    components: { securitySchemes },
    ...(root !== undefined && { security: root }),
  }
}

function compare(old: Json, now: Json): string[] {
  return compareDocuments('document', old, now).changes.map(({ rule, breaks }) => [rule, ...breaks].join(' '))
}

const read = { auth: ['read'] }
const write = { auth: ['write'] }
const both = { auth: ['read', 'write'] }

describe('securityChanges: scopes', () => {
  it.each<[string, unknown, unknown, string[]]>([
    ['one more', [read], [both], ['security-removed apps']],
    ['one less', [both], [read], ['security-added backends']],
    ['another', [read], [write], ['security-removed apps', 'security-added backends']],
    ['in another order', [both], [{ auth: ['write', 'read'] }], []],
    ['one more alternative', [read], [read, write], ['security-added backends']],
    ['an alternative that asks for more', [read], [read, both], []],
    ['one alternative less', [read, write], [read], ['security-removed apps']],
    ['an alternative less that asked for more', [read, both], [read], []],
    ['a first scope', [{ auth: [] }], [read], ['security-removed apps']],
    ['a second scheme beside it', [read], [{ ...read, key: [] }], ['security-removed apps']],
    ['visitors too', [read], [read, {}], ['security-opened backends']],
    ['visitors no more', [{}, read], [read], ['security-closed apps']],
  ])('%s', (_, old, now, found) => {
    expect(compare(getDocument(old), getDocument(now))).toEqual(found)
    // The same for all operations, at the root.
    expect(compare(getDocument(undefined, old), getDocument(undefined, now))).toEqual(found)
  })

  it('the operation has the last word', () => {
    expect(compare(getDocument([read], [read]), getDocument([read], [both]))).toEqual([])
    expect(compare(getDocument(undefined, [read]), getDocument([both], [read]))).toEqual(['security-removed apps'])
  })

  it('names what is needed now', () => {
    const { changes } = compareDocuments('document', getDocument([read]), getDocument([both]))
    expect(changes[0]?.text).toBe('No longer accepts oauth2 with read; accepts oauth2 with read, write')
  })
})

describe('schemeChanges: how an app gets a token', () => {
  it.each<[string, Json, Json, string[]]>([
    ['a scope that is gone', { password: flow(['a', 'b']) }, { password: flow(['a']) }, ['security-flow apps']],
    ['a scope that is new', { password: flow(['a']) }, { password: flow(['a', 'b']) }, ['security-flow']],
    ['another address', { password: flow([]) }, { password: flow([], { tokenUrl: '/t' }) }, ['security-flow apps']],
    ['a flow that is gone', { password: flow([]), implicit: flow([]) }, { password: flow([]) }, ['security-flow apps']],
    ['a flow that is new', { password: flow([]) }, { password: flow([]), implicit: flow([]) }, ['security-flow']],
  ])('%s', (_, old, now, found) => {
    const get = (flows: Json): Json => getDocument([{ auth: [] }], undefined, { auth: oauth(flows) })
    expect(compare(get(old), get(now))).toEqual(found)
  })
})
