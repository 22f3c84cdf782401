import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { compareDocuments } from '../compare.ts'

/** A document with a write that shows this. */
function getDocument(shows: unknown, more: Json = {}): Json {
  const responses = { 204: { description: 'Done.' } }
  const post = { operationId: 'readLetter', responses, ...(shows !== undefined && { 'x-shows': shows }), ...more }
  // Another operation has the keyword in both versions.
  const other = { operationId: 'claimLetter', responses, 'x-shows': ['list'] }
  return {
    openapi: '3.1.0',
    info: { title: 'Letters', version: '1' },
    paths: { '/read': { post }, '/claim': { post: other } },
  }
}

function diff(old: unknown, now: unknown, more: Json = {}): string[] {
  const { changes } = compareDocuments('document', getDocument(old, more), getDocument(now))
  return changes
    .filter(({ rule }) => rule === 'x-shows')
    .map(({ breaks, level, text }) => `${breaks.join() || level}: ${text}`)
}

const ID = '$request.body#/id'
const at = 'list#/letters'
const item = `has an item with {"id":"${ID}"`

test.each<[string, unknown[] | undefined, unknown[] | undefined, string[]]>([
  [
    'the same values in another order',
    [{ at, has: { id: ID, read: true } }, 'get'],
    ['get', { at, has: { read: true, id: ID } }],
    [],
  ],
  ['a value that is proposed no more', [{ at, has: { id: ID }, 'x-proposed': true }], [{ at, has: { id: ID } }], []],
  ['a new read', undefined, ['list'], ['backends: list must show it']],
  ['a read that is gone', ['list'], undefined, []],
  ['a new place', ['get'], ['get#/unread'], ['minor: It must show that get#/unread changes']],
  ['a place that is gone', ['get#/unread'], ['get'], ['minor: It need not show any more that get#/unread changes']],
  ['a new value', ['list'], [{ at, has: { id: ID } }], [`minor: It must show that ${at} ${item}}`]],
  [
    'a value of a new read',
    [],
    [{ at: 'get', lacks: { id: 1 } }],
    ['backends: It must show that get has no item with {"id":1}'],
  ],
  [
    'a value that is gone',
    [{ at, lacks: { id: ID } }, 'list'],
    ['list'],
    [`minor: It need not show any more that ${at} has no item with {"id":"${ID}"}`],
  ],
  [
    'another value',
    [{ at: 'get#/unread', is: 0 }],
    [{ at: 'get#/unread', is: 1 }],
    ['backends: It had to show that get#/unread is 0; now get#/unread is 1'],
  ],
  [
    'another kind',
    [{ at, has: { id: ID } }],
    [{ at, lacks: { id: ID } }],
    [
      `backends: It must show that ${at} has no item with {"id":"${ID}"}`,
      `minor: It need not show any more that ${at} ${item}}`,
    ],
  ],
  [
    'has with one more field',
    [{ at, has: { id: ID } }],
    [{ at, has: { id: ID, read: true } }],
    [`minor: It had to show that ${at} ${item}}; now ${at} ${item},"read":true}`],
  ],
  [
    'has with a field less',
    [{ at, has: { id: ID, read: true } }],
    [{ at, has: { id: ID } }],
    [`minor: It had to show that ${at} ${item},"read":true}; now ${at} ${item}}`],
  ],
  [
    'lacks with a field more',
    [{ at, lacks: { id: 1 } }],
    [{ at, lacks: { id: 1, read: true } }],
    [`minor: It had to show that ${at} has no item with {"id":1}; now ${at} has no item with {"id":1,"read":true}`],
  ],
  [
    'lacks with a field less',
    [{ at, lacks: { id: 1, read: true } }],
    [{ at, lacks: { id: 1 } }],
    [`minor: It had to show that ${at} has no item with {"id":1,"read":true}; now ${at} has no item with {"id":1}`],
  ],
  [
    'one of two values of a place',
    [
      { at, has: { id: 1 } },
      { at, has: { id: 2 } },
    ],
    [{ at, has: { id: 2 } }],
    [`minor: It need not show any more that ${at} has an item with {"id":1}`],
  ],
])('shownChanges: %s', (_, old, now, found) => {
  expect(diff(old, now)).toEqual(found)
})

test('shownChanges: a document with x-affects alone has promised its reads', () => {
  expect(diff(undefined, ['list', 'get'], { 'x-affects': ['list'] })).toEqual(['backends: get must show it'])
})
