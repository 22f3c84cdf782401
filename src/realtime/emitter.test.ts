import { describe, expect, it, vi } from 'vitest'
import { Emitter } from './emitter.ts'

describe('Emitter', () => {
  it('does not call listeners that another listener removed or added during the event', () => {
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

  it('returns whether there was a listener', () => {
    const emitter = new Emitter<{ tick: number }>(vi.fn())
    expect(emitter.emit('tick', 1)).toBe(false)
    emitter.on('tick', vi.fn())()
    expect(emitter.emit('tick', 1)).toBe(false)
  })
})
