import { describe, expect, it, vi } from 'vitest'
import { CODES } from '#generated/http/codes.ts'
import { ApiError } from '#src/api/api-error.ts'
import { type ClaimCall, claimReward } from './use-claim.ts'

const ALREADY = new ApiError('failure', { code: CODES.claimVipDaily.alreadyClaimed.code })
const LOST = [new ApiError('timeout'), new ApiError('network'), new ApiError('http', { status: 502 })]

function claim(send: () => Promise<unknown>, more: Partial<ClaimCall> = {}) {
  const readIsClaimed = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false))
  return claimReward({ operation: 'claimVipDaily', send, readIsClaimed, isRepeat: false, ...more })
}

describe('claimReward', () => {
  it('resolves with claimed after a success, without reading the state', async () => {
    const readIsClaimed = vi.fn<() => Promise<boolean>>()
    expect(await claim(() => Promise.resolve({}), { readIsClaimed })).toBe('claimed')
    expect(readIsClaimed).not.toHaveBeenCalled()
  })

  it.each(LOST)('resolves by the state after %s', async (error) => {
    const send = () => Promise.reject(error)
    expect(await claim(send, { readIsClaimed: () => Promise.resolve(true) })).toBe('claimed')
    expect(await claim(send, { readIsClaimed: () => Promise.resolve(false) })).toBe('unknown')
    expect(await claim(send, { readIsClaimed: () => Promise.reject(error) })).toBe('unknown')
  })

  it('treats alreadyClaimed as claimed for a repeat, and as a refusal for a first attempt', async () => {
    const send = () => Promise.reject(ALREADY)
    expect(await claim(send, { isRepeat: true })).toBe('claimed')
    await expect(claim(send)).rejects.toBe(ALREADY)
  })

  it('rejects with any other refusal, also of a repeat', async () => {
    const error = new ApiError('failure', { code: CODES.claimVipDaily.nothingToClaim.code })
    await expect(claim(() => Promise.reject(error), { isRepeat: true })).rejects.toBe(error)
  })
})
