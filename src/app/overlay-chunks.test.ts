import { expect, test, vi } from 'vitest'
import { chunkOf } from './overlay-chunks.ts'

test('one showing loads once, the next one asks again, also after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('module')
  const first = {}
  await expect(chunkOf(first, load)).rejects.toThrow('offline')
  expect(chunkOf(first, load)).toBe(chunkOf(first, load))
  await expect(chunkOf({}, load)).resolves.toBe('module')
  expect(load).toHaveBeenCalledTimes(2)
})
