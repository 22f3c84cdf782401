import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOnline, noteReached } from './network.ts'

const flag = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

beforeEach(() => onlineManager.setOnline(true))
afterEach(() => void vi.unstubAllGlobals())

test('a response beats the browser, and a failure confirms it', () => {
  flag(false)
  onlineManager.setOnline(false)
  noteReached(true)
  expect(isOnline()).toBe(true)
  noteReached(false)
  expect(isOnline()).toBe(false)
})

test('a failure alone does not mean offline while the browser says that there is a network', () => {
  flag(true)
  noteReached(false)
  expect(isOnline()).toBe(true)
})
