import { expect, it } from 'vitest'
import { isPublicUrl } from '#src/api/public-queries.ts'
import { listOperations } from '#mocks/http/document.ts'
import { readBundle } from './files.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'

/** Whether an operation's response may be cached: it declares no Cache-Control of its own. */
function isCacheable(raw: Json): boolean {
  const ok = (raw['responses'] as Json)['200'] as Json
  return !(isJson(ok['headers']) && 'Cache-Control' in ok['headers'])
}

it('HTTP caching: the app requests from the cache exactly the reads that the document lets a cache store', () => {
  const reads = listOperations(readBundle()).filter(({ method }) => method.toLowerCase() === 'get')
  expect(reads.length).toBeGreaterThan(40)
  expect(reads.filter(({ path, raw }) => isPublicUrl(path) !== isCacheable(raw)).map(({ id }) => id)).toEqual([])
})
