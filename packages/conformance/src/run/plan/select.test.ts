import { expect, test } from 'vitest'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { select } from './select.ts'

const responses = {}
const operations = readOperations({
  paths: {
    '/games': { get: { operationId: 'listGames', tags: ['games', 'public'], responses } },
    '/games/{id}': {
      get: { operationId: 'getGame', tags: ['games'], responses },
      delete: { operationId: 'dropGame', tags: ['admin tools'], responses },
    },
    // A tag and a path equal the name of another operation.
    '/admin': { get: { operationId: 'games', tags: ['admin tools'], responses } },
  },
})
const names = ['socket', 'inbox.unread', 'frame:slot']

test.each([
  [['getGame'], ['getGame']],
  [['public'], ['listGames']],
  [['Admin Tools'], ['dropGame', 'games']],
  [['games'], ['games']],
  [['/games/{id}'], ['getGame', 'dropGame']],
  [['DELETE /games/{id}'], ['dropGame']],
  [['/games*'], ['listGames', 'getGame', 'dropGame']],
  [['get /*'], ['listGames', 'getGame', 'games']],
  [['*Game'], ['getGame', 'dropGame']],
  [
    ['inbox.*', 'frame:*'],
    ['inbox.unread', 'frame:slot'],
  ],
  [
    ['socket', 'getGame', '*ame'],
    ['socket', 'getGame', 'dropGame'],
  ],
  [['*'], ['listGames', 'getGame', 'dropGame', 'games', ...names]],
])('select: %j chooses %j', (words, ids) => {
  expect(select(words, { operations, names })).toEqual({ ids })
})

test.each(['getGames', '/game', 'inboxxunread', ''])('select: returns a word that chooses nothing: %s', (word) => {
  expect(select(['getGame', word], { operations, names })).toEqual({ ids: [], unknown: word })
})
