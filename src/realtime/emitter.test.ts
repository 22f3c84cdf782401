import { expect, it, vi } from 'vitest'
import { Emitter } from './emitter.ts'

it('does not call a listener that another has removed meanwhile, nor one that it has added', () => {
  const emitter = new Emitter<{ tick: number }>(vi.fn())
  const added = vi.fn()
  const removed = vi.fn()
  emitter.on('tick', () => {
    stop()
    emitter.on('tick', added)
  })
  const stop = emitter.on('tick', removed)
  expect(emitter.emit('tick', 1)).toBe(true)
  expect([added.mock.calls, removed.mock.calls]).toEqual([[], []])
  emitter.emit('tick', 2)
  expect(added).toHaveBeenCalledExactlyOnceWith(2)
})

it('says whether anybody listened', () => {
  const emitter = new Emitter<{ tick: number }>(vi.fn())
  expect(emitter.emit('tick', 1)).toBe(false)
  emitter.on('tick', vi.fn())()
  expect(emitter.emit('tick', 1)).toBe(false)
})
