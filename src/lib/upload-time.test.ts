import { describe, expect, it } from 'vitest'
import { kilobytes, uploadSeconds } from './upload-time.ts'

describe('uploadSeconds', () => {
  it('assumes a slow connection until one is measured', () => {
    expect(uploadSeconds(512_000)).toBe(13)
    expect(uploadSeconds(512_000, 1_000_000)).toBe(1)
    expect(uploadSeconds(512_000, 20_000)).toBe(26)
  })

  it('is at least one second', () => {
    expect([uploadSeconds(0), uploadSeconds(10, 1e9)]).toEqual([1, 1])
  })
})

describe('kilobytes', () => {
  it('counts thousands of bytes, at least one', () => {
    expect([kilobytes(512_000), kilobytes(1499), kilobytes(3)]).toEqual([512, 1, 1])
  })
})
