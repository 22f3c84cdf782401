import { describe, expect, it } from 'vitest'
import { IMAGE_LIMIT_BYTES } from './jpeg-quality.ts'
import { estimateUploadSpeed, kilobytes, uploadSeconds } from './upload-time.ts'

/** After it an upload stops. */
const TIMEOUT_SECONDS = 10

describe('estimateUploadSpeed', () => {
  it('follows what the browser reports of the connection', () => {
    const speeds = [
      { effectiveType: '4g', downlink: 10 },
      { effectiveType: '4g', downlink: 1.5 },
      { effectiveType: '3g', downlink: 1.5 },
      { effectiveType: '2g', downlink: 0.2 },
      { effectiveType: 'slow-2g', downlink: 0 },
    ].map(estimateUploadSpeed)
    expect(speeds).toEqual([312_500, 64_000, 40_000, 10_000, 5000])
  })

  it.each([undefined, {}, { effectiveType: '4g' }, { effectiveType: '4g', downlink: 1.5 }, { effectiveType: '5g' }])(
    'sends the largest picture in time unless the connection is known to be slow: %j',
    (connection) => {
      expect(uploadSeconds(IMAGE_LIMIT_BYTES, estimateUploadSpeed(connection))).toBeLessThanOrEqual(TIMEOUT_SECONDS)
    },
  )

  it('takes seconds for a picture on a fast connection, and too long on a slow one', () => {
    expect(uploadSeconds(448_000, estimateUploadSpeed({ effectiveType: '4g', downlink: 10 }))).toBe(2)
    expect(uploadSeconds(448_000, estimateUploadSpeed({ effectiveType: '3g', downlink: 0.7 }))).toBe(12)
  })
})

describe('uploadSeconds', () => {
  it('rounds up, to at least one second', () => {
    expect([uploadSeconds(512_000, 1_000_000), uploadSeconds(512_000, 20_000)]).toEqual([1, 26])
    expect([uploadSeconds(0, 1), uploadSeconds(10, 1e9)]).toEqual([1, 1])
  })
})

describe('kilobytes', () => {
  it('counts thousands of bytes, at least one', () => {
    expect([kilobytes(512_000), kilobytes(1499), kilobytes(3)]).toEqual([512, 1, 1])
  })
})
