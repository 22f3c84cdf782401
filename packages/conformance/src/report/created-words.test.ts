import { describe, expect, it } from 'vitest'
import { createdWords } from './created-words.ts'

const item = (kind: string, isDeleted = false) => ({ operationId: 'create', kind, path: '/', isDeleted })

describe('createdWords', () => {
  it('counts what is left behind and what was deleted, by kind', () => {
    expect(createdWords({ created: [item('files'), item('visits'), item('files'), item('entries', true)] })).toEqual([
      'Left behind: 2 files, 1 visit.',
      'Deleted at the end: 1 entry.',
    ])
    expect(createdWords({ created: [item('addresses')] })).toEqual(['Left behind: 1 address.'])
    expect(createdWords({})).toEqual([])
  })
})
