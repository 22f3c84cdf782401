import { describe, expect, it, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { type PaperCalls, Papers, type Side } from './papers.ts'

const BOTH: readonly Side[] = ['front', 'back', 'selfie']
const file = (name: string) => new File(['x'], name)
const asItIs = (chosen: File) => Promise.resolve(chosen)

async function whole(): Promise<Papers> {
  const papers = new Papers()
  for (const side of BOTH) await papers.sides[side].choose(file(side), asItIs)
  return papers
}

function calls(upload?: PaperCalls['upload']) {
  return {
    upload: vi.fn<PaperCalls['upload']>(upload ?? ((side) => Promise.resolve({ fileId: `file-${side}`, url: '/x' }))),
    handIn: vi.fn<PaperCalls['handIn']>(() => Promise.resolve()),
  }
}

const sidesOf = (upload: ReturnType<typeof calls>['upload']) => upload.mock.calls.map(([side]) => side)

describe('choosing', () => {
  test('a picture taken again is sent again', async () => {
    const papers = await whole()
    await papers.send(BOTH, calls())
    await papers.sides.front.choose(file('again'), asItIs)
    const { upload, handIn } = calls()
    await papers.send(BOTH, { upload, handIn })
    expect(sidesOf(upload)).toEqual(['front'])
  })
})

describe('bytesPerSecond', () => {
  it('is measured by the latest upload, also by one that was not done in time', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const papers = new Papers()
    await papers.sides.front.choose(new File(['x'.repeat(400_000)], 'front'), asItIs)
    expect(papers.bytesPerSecond).toBeUndefined()
    const slow = calls((_side, _file, { onProgress }) => {
      vi.advanceTimersByTime(10_000)
      onProgress(0.5)
      return Promise.reject(new ApiError('timeout'))
    })
    expect(await papers.send(['front'], slow)).toBe(false)
    expect(papers.bytesPerSecond).toBe(20_000)
    expect(papers.sides.front.file).toBeDefined()
    vi.useRealTimers()
  })
})

describe('sending', () => {
  test('names the sides that are missing', async () => {
    const papers = new Papers()
    await papers.sides.front.choose(file('front'), asItIs)
    expect(papers.markMissing(BOTH)).toBe('back')
    expect(papers.sides.selfie.error).toBe('required')
    expect(papers.markMissing(['front'])).toBeUndefined()
  })

  test('sends one side after the other, then hands all in', async () => {
    const papers = await whole()
    const { upload, handIn } = calls()
    expect(await papers.send(BOTH, { upload, handIn })).toBe(true)
    expect(sidesOf(upload)).toEqual(BOTH)
    expect(handIn).toHaveBeenCalledWith({ front: 'file-front', back: 'file-back', selfie: 'file-selfie' })
  })

  test('without a back where the paper has none, though one was chosen for another paper before', async () => {
    const papers = await whole()
    const { upload, handIn } = calls()
    await papers.send(['front', 'selfie'], { upload, handIn })
    expect(handIn).toHaveBeenCalledWith({ front: 'file-front', selfie: 'file-selfie' })
  })

  test('a side that fails keeps no other back, and only it is sent again', async () => {
    const papers = await whole()
    const failing = calls((side) =>
      side === 'back'
        ? Promise.reject(new ApiError('http', { status: 500 }))
        : Promise.resolve({ fileId: `file-${side}`, url: '/x' }),
    )
    expect(await papers.send(BOTH, failing)).toBe(false)
    expect(sidesOf(failing.upload)).toEqual(BOTH)
    expect(failing.handIn).not.toHaveBeenCalled()
    expect(papers.sides.back).toMatchObject({ error: { status: 500 }, share: undefined })

    const { upload, handIn } = calls()
    expect(await papers.send(BOTH, { upload, handIn })).toBe(true)
    expect(sidesOf(upload)).toEqual(['back'])
  })

  test('offline nothing further is tried', async () => {
    const papers = await whole()
    const { upload, handIn } = calls(() => Promise.reject(new ApiError('offline')))
    expect(await papers.send(BOTH, { upload, handIn })).toBe(false)
    expect(sidesOf(upload)).toEqual(['front'])
  })

  test('two taps send once', async () => {
    const papers = await whole()
    const { upload, handIn } = calls()
    const [first, second] = await Promise.all([
      papers.send(BOTH, { upload, handIn }),
      papers.send(BOTH, { upload, handIn }),
    ])
    expect([first, second]).toEqual([true, false])
    expect(handIn).toHaveBeenCalledTimes(1)
  })

  test('leaving the page ends it, silently, and the pictures stay', async () => {
    const papers = await whole()
    const { upload, handIn } = calls(
      (_side, _file, { signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new ApiError('aborted')))),
    )
    const sending = papers.send(BOTH, { upload, handIn })
    papers.stop()
    expect(await sending).toBe(false)
    expect(sidesOf(upload)).toEqual(['front'])
    expect(papers.sides.front).toMatchObject({ error: undefined, share: undefined })
    expect(papers.sides.front.file).toBeDefined()
  })

  test('what the server forgot is sent anew', async () => {
    const papers = await whole()
    await expect(
      papers.send(BOTH, { ...calls(), handIn: () => Promise.reject(new ApiError('failure', { code: 44008 })) }),
    ).rejects.toThrow('44008')
    expect(papers.isSending).toBe(false)
    papers.forgetSent()
    const { upload, handIn } = calls()
    await papers.send(BOTH, { upload, handIn })
    expect(sidesOf(upload)).toEqual(BOTH)
  })

  test('tells how far it has come', async () => {
    const papers = await whole()
    const seen: unknown[] = []
    const { upload, handIn } = calls((side, _file, { onProgress }) => {
      onProgress(0.5)
      seen.push(papers.sides[side].share)
      return Promise.resolve({ fileId: 'file-0001', url: '/x' })
    })
    await papers.send(['front', 'selfie'], { upload, handIn })
    expect(seen).toEqual([0.5, 0.5])
    expect(papers.sides.front.share).toBeUndefined()
  })
})
