import { describe, expect, it, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { PictureError } from '#src/platform/prepare-picture.ts'
import { type PaperCalls, Papers, type Side } from './papers.ts'

const BOTH: readonly Side[] = ['front', 'back', 'selfie']
const file = (name: string) => new File(['x'], name)
const asItIs = (chosen: File) => Promise.resolve(chosen)

async function whole(): Promise<Papers> {
  const papers = new Papers()
  for (const side of BOTH) await papers.choose(side, file(side), asItIs)
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
  test('a file that cannot be sent says why, and the picture before it stays', async () => {
    const papers = new Papers()
    const good = file('good')
    await papers.choose('front', good, asItIs)
    await papers.choose('front', file('bad'), () => Promise.reject(new PictureError('heic')))
    expect(papers.sides.front).toMatchObject({ file: good, fault: 'heic', isPreparing: false })
    expect(papers.sides.back).toMatchObject({ file: undefined, fault: undefined })
  })

  test('of two files chosen quickly the later one counts', async () => {
    const papers = new Papers()
    const later = file('later')
    let finish: (chosen: File) => void = () => undefined
    const first = papers.choose('front', file('first'), () => new Promise<File>((resolve) => (finish = resolve)))
    await papers.choose('front', later, asItIs)
    finish(file('first'))
    await first
    expect(papers.sides.front.file).toBe(later)
  })

  test('a picture taken again is sent again', async () => {
    const papers = await whole()
    await papers.send(BOTH, calls())
    await papers.choose('front', file('again'), asItIs)
    const { upload, handIn } = calls()
    await papers.send(BOTH, { upload, handIn })
    expect(sidesOf(upload)).toEqual(['front'])
  })
})

describe('shrink', () => {
  it('takes the smaller picture in the place of the present one, to be sent anew', async () => {
    const papers = await whole()
    await papers.send(BOTH, calls())
    const small = file('small')
    await papers.shrink('front', () => Promise.resolve(small))
    expect(papers.sides.front).toMatchObject({ file: small, fileId: undefined, isPreparing: false })
  })

  it('keeps the present picture where no smaller one can be made', async () => {
    const papers = await whole()
    const { file: present } = papers.sides.front
    await papers.shrink('front', () => Promise.reject(new PictureError('unreadable')))
    expect(papers.sides.front).toMatchObject({ file: present, fault: 'unreadable' })
  })
})

describe('bytesPerSecond', () => {
  it('is measured by the latest upload, also by one that was not done in time', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const papers = new Papers()
    await papers.choose('front', new File(['x'.repeat(400_000)], 'front'), asItIs)
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
    await papers.choose('front', file('front'), asItIs)
    expect(papers.markMissing(BOTH)).toBe('back')
    expect(papers.sides.selfie.fault).toBe('required')
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
    expect(papers.sides.back).toMatchObject({ fault: { key: 'serverError' }, share: undefined })

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
    expect(papers.sides.front).toMatchObject({ fault: undefined, share: undefined })
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
