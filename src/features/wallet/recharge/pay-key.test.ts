import { expect, test } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { createPayKeys } from './pay-key.ts'

test("the key is known for the player's own newest deposit, for as long as an order lives", () => {
  let now = 0
  const keys = createPayKeys(createStorage({ backend: () => null, now: () => now }))
  keys.remember({ uid: '1', orderNo: 'D202611200001', key: 'k1' })
  expect(keys.read('1', 'D202611200001')).toBe('k1')
  expect(keys.read('2', 'D202611200001')).toBeUndefined()
  expect(keys.read('1', 'D202611200002')).toBeUndefined()
  now = 1_800_001
  expect(keys.read('1', 'D202611200001')).toBeUndefined()
})
