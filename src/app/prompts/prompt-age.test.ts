import { expect, test } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { OverlayStore } from '#src/stores/overlay-store.ts'
import { askAge } from './prompt-age.ts'

test('asked until it is accepted, then never again on this device', () => {
  const backend = createMemoryBackend()
  const open = (now: number) => {
    const overlays = new OverlayStore()
    askAge(createStorage({ backend: () => backend, now: () => now }), overlays)
    return overlays.queued
  }
  expect(open(0)?.name).toBe('ageCheck')
  const again = open(0)
  if (again?.name === 'ageCheck') again.props.onAccept()
  expect(open(10 * 365 * 86_400_000)).toBeNull()
})
