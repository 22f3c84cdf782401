import { expect, test } from 'vitest'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { baseFor, getBase } from './server-base.ts'

const region = { default: 'eu', enum: ['eu', 'asia'] }
const root = {
  servers: [
    { url: 'https://live.example/rest/1.0.0', description: 'Production' },
    { url: 'https://{region}.test.example/{region}/{v}', name: 'staging', variables: { region, v: { default: 'v2' } } },
    { url: '/' },
  ],
}

test.each([
  ['http://host', {}, 'http://host/rest/1.0.0'],
  ['http://host/own', {}, 'http://host/own'],
  ['http://host', { server: '1' }, 'http://host/rest/1.0.0'],
  ['http://host', { server: 'production' }, 'http://host/rest/1.0.0'],
  ['http://host', { server: '2' }, 'http://host/eu/v2'],
  ['http://host:81/', { server: 'staging', serverVariables: { region: 'asia', v: '3' } }, 'http://host:81/asia/3'],
  ['http://host', { server: '/' }, 'http://host/'],
  ['http://host', { server: 'https://live.example/rest/1.0.0' }, 'http://host/rest/1.0.0'],
  ['http://host', { server: 'none' }, 'http://host'],
])('getBase: %s with %j, never the document’s host', (url, choice, base) => {
  expect(getBase(url, root, choice)).toBe(base)
})

test.each([
  ['http://host', { server: '4' }, 'no server 4 (1: https://live'],
  ['http://host', { server: 'prod' }, 'no server prod'],
  ['http://host', { server: '0' }, 'no server 0'],
  ['http://host/own', { server: '2' }, 'leave one out'],
  ['http://host', { server: '2', serverVariables: { regoin: 'eu' } }, 'no variable regoin'],
  ['http://host', { server: '2', serverVariables: { region: 'us' } }, 'one of eu, asia, not us'],
  ['http://host', { serverVariables: { region: 'eu' } }, 'no variable region'],
])('getBase: %s with %j is refused', (url, choice, message) => {
  expect(() => getBase(url, root, choice)).toThrow(message)
})

const own = {
  servers: [{ url: '/v1' }],
  paths: {
    '/a': { get: { operationId: 'a' } },
    '/b': {
      servers: [{ url: 'https://files.example/{v}', variables: { v: { default: 'up' } } }],
      get: { operationId: 'b' },
      post: { operationId: 'c', servers: [{ url: '/' }] },
    },
  },
}

test.each([
  [{ url: 'http://host' }, ['http://host/v1', 'http://host/up', 'http://host']],
  [{ url: 'http://host/own' }, ['http://host/own', 'http://host/own', 'http://host/own']],
  [{ url: 'http://host', server: 'none' }, ['http://host', 'http://host', 'http://host']],
] as [{ url: string; server?: string }, string[]][])(
  'baseFor: servers of paths and operations, with %j',
  (config, bases) => {
    const base = getBase(config.url, own, config)
    expect(readOperations(own).map((operation) => baseFor(operation, base, config))).toEqual(bases)
  },
)
