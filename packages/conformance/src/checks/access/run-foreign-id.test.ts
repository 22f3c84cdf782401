import { expect, test } from 'vitest'
import type { Transport } from '../../http/message.ts'
import { getDocument, findings, no, ok, responsesWith, server } from '../../run/testing/other-styles.ts'

const id = { type: 'integer', minimum: 1 }
const note = { type: 'object', required: ['id', 'words'], properties: { id, words: { type: 'integer' } } }
const list = { type: 'object', required: ['notes'], properties: { notes: { type: 'array', items: note } } }
const DOCUMENT = getDocument(
  {
    '/notes/': { get: { operationId: 'listNotes', summary: 'Own notes', responses: responsesWith(list) } },
    '/notes/{note_id}': {
      parameters: [{ name: 'note_id', in: 'path', required: true, schema: id }],
      get: { operationId: 'getNote', responses: responsesWith(note) },
    },
  },
  { security: [{ token: [] }], components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } } },
)

/** Notes of two players. Each id of one player is the word count of a note of the other. */
const NOTES = {
  ann: [7, 8].map((one) => ({ id: one, words: one + 10 })),
  ben: [17, 18].map((one) => ({ id: one, words: one - 10 })),
}

function notes({ seesAll = false, readsAll = false }): Transport {
  return (request) => {
    const { pathname } = new URL(request.url)
    const [, owner] = /^Bearer (ann|ben)$/.exec(request.headers['authorization'] ?? '') ?? []
    if (owner !== 'ann' && owner !== 'ben') return server({ [`GET ${pathname}`]: () => no(401) })(request)
    const all = [...NOTES.ann, ...NOTES.ben]
    const found = (seesAll || readsAll ? all : NOTES[owner]).find((one) => pathname === `/notes/${String(one.id)}`)
    return server({
      [`GET ${pathname}`]: () => (found === undefined ? no(404) : ok(found)),
      'GET /notes/': () => ok({ notes: seesAll ? all : NOTES[owner] }),
    })(request)
  }
}

test.each([
  ['reads their own notes', {}, []],
  ['reads the notes of all, by ids that the other one has as counts', { readsAll: true }, ['getNote/other-player']],
  ['lists and reads the notes of all', { seesAll: true }, []],
])('checkForeignData: each player %s', async (_, faults, expected) => {
  const players = [{ token: 'ann' }, { token: 'ben' }]
  expect(await findings(DOCUMENT, notes(faults), { players })).toEqual(expected)
})
