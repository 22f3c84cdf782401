import { describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useSingleFlight } from './use-single-flight.ts'

function deferred<Result>() {
  let resolve: (result: Result) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<Result>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}

describe('useSingleFlight', () => {
  it('runs one task at a time, for any number of clicks in a frame', async () => {
    const { result } = await renderHook(() => useSingleFlight())
    const first = deferred<string>()
    const second = vi.fn<() => Promise<string>>()
    const running = result.current.run(() => first.promise)
    expect(await result.current.run(second)).toBeNull()
    await expect.poll(() => result.current.isBusy).toBe(true)
    first.resolve('done')
    expect(await running).toBe('done')
    expect(second).not.toHaveBeenCalled()
    await expect.poll(() => result.current.isBusy).toBe(false)
  })

  it('accepts a task after a failed one, and passes on its error', async () => {
    const { result } = await renderHook(() => useSingleFlight())
    await expect(result.current.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await result.current.run(() => Promise.resolve('again'))).toBe('again')
  })

  it('stays busy after a result that navigates', async () => {
    const leadsAway = (outcome: unknown) => outcome === 'made'
    const { result } = await renderHook(() => useSingleFlight(leadsAway))
    expect(await result.current.run(() => Promise.resolve('refused'))).toBe('refused')
    expect(await result.current.run(() => Promise.resolve('made'))).toBe('made')
    expect(await result.current.run(() => Promise.resolve('more'))).toBeNull()
    await expect.poll(() => result.current.isBusy).toBe(true)
  })
})
