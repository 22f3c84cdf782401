import { describe, expect, it, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { type DocumentRequests, IdentityDocuments, type Side } from './identity-documents.ts'

const BOTH: readonly Side[] = ['front', 'back', 'selfie']
const file = (name: string) => new File(['x'], name)
const asItIs = (chosen: File) => Promise.resolve(chosen)

async function whole(): Promise<IdentityDocuments> {
  const documents = new IdentityDocuments()
  for (const side of BOTH) await documents.sides[side].choose(file(side), asItIs)
  return documents
}

function createRequests(upload?: DocumentRequests['upload']) {
  return {
    upload: vi.fn<DocumentRequests['upload']>(
      upload ?? ((side) => Promise.resolve({ fileId: `file-${side}`, url: '/x' })),
    ),
    submit: vi.fn<DocumentRequests['submit']>(() => Promise.resolve()),
  }
}

const getSides = (upload: ReturnType<typeof createRequests>['upload']) => upload.mock.calls.map(([side]) => side)

describe('IdentityDocuments.sides', () => {
  test('sends a replaced picture again', async () => {
    const documents = await whole()
    await documents.send(BOTH, createRequests())
    await documents.sides.front.choose(file('again'), asItIs)
    const { upload, submit } = createRequests()
    await documents.send(BOTH, { upload, submit })
    expect(getSides(upload)).toEqual(['front'])
  })
})

describe('IdentityDocuments.bytesPerSecond', () => {
  it('is measured by the latest upload, also after a timeout', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const documents = new IdentityDocuments()
    await documents.sides.front.choose(new File(['x'.repeat(400_000)], 'front'), asItIs)
    expect(documents.bytesPerSecond).toBeUndefined()
    const slow = createRequests((_side, _file, { onProgress }) => {
      vi.advanceTimersByTime(10_000)
      onProgress(0.5)
      return Promise.reject(new ApiError('timeout'))
    })
    expect(await documents.send(['front'], slow)).toBe(false)
    expect(documents.bytesPerSecond).toBe(20_000)
    expect(documents.sides.front.file).toBeDefined()
    vi.useRealTimers()
  })
})

describe('IdentityDocuments.send', () => {
  test('names the sides that are missing', async () => {
    const documents = new IdentityDocuments()
    await documents.sides.front.choose(file('front'), asItIs)
    expect(documents.markMissing(BOTH)).toBe('back')
    expect(documents.sides.selfie.error).toBe('required')
    expect(documents.markMissing(['front'])).toBeUndefined()
  })

  test('sends one side after the other, then hands all in', async () => {
    const documents = await whole()
    const { upload, submit } = createRequests()
    expect(await documents.send(BOTH, { upload, submit })).toBe(true)
    expect(getSides(upload)).toEqual(BOTH)
    expect(submit).toHaveBeenCalledWith({ front: 'file-front', back: 'file-back', selfie: 'file-selfie' })
  })

  test('omits the back for a document without one, even if one was chosen before', async () => {
    const documents = await whole()
    const { upload, submit } = createRequests()
    await documents.send(['front', 'selfie'], { upload, submit })
    expect(submit).toHaveBeenCalledWith({ front: 'file-front', selfie: 'file-selfie' })
  })

  test('sends the other sides after a failure, and repeats only the failed one', async () => {
    const documents = await whole()
    const failing = createRequests((side) =>
      side === 'back'
        ? Promise.reject(new ApiError('http', { status: 500 }))
        : Promise.resolve({ fileId: `file-${side}`, url: '/x' }),
    )
    expect(await documents.send(BOTH, failing)).toBe(false)
    expect(getSides(failing.upload)).toEqual(BOTH)
    expect(failing.submit).not.toHaveBeenCalled()
    expect(documents.sides.back).toMatchObject({ error: { status: 500 }, share: undefined })

    const { upload, submit } = createRequests()
    expect(await documents.send(BOTH, { upload, submit })).toBe(true)
    expect(getSides(upload)).toEqual(['back'])
  })

  test('stops when offline', async () => {
    const documents = await whole()
    const { upload, submit } = createRequests(() => Promise.reject(new ApiError('offline')))
    expect(await documents.send(BOTH, { upload, submit })).toBe(false)
    expect(getSides(upload)).toEqual(['front'])
  })

  test('sends once for two taps', async () => {
    const documents = await whole()
    const { upload, submit } = createRequests()
    const [first, second] = await Promise.all([
      documents.send(BOTH, { upload, submit }),
      documents.send(BOTH, { upload, submit }),
    ])
    expect([first, second]).toEqual([true, false])
    expect(submit).toHaveBeenCalledTimes(1)
  })

  test('stops without an error when the page is left, and keeps the pictures', async () => {
    const documents = await whole()
    const { upload, submit } = createRequests(
      (_side, _file, { signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new ApiError('aborted')))),
    )
    const sending = documents.send(BOTH, { upload, submit })
    documents.stop()
    expect(await sending).toBe(false)
    expect(getSides(upload)).toEqual(['front'])
    expect(documents.sides.front).toMatchObject({ error: undefined, share: undefined })
    expect(documents.sides.front.file).toBeDefined()
  })

  test('sends all again after forgetSent', async () => {
    const documents = await whole()
    await expect(
      documents.send(BOTH, {
        ...createRequests(),
        submit: () => Promise.reject(new ApiError('failure', { code: 44008 })),
      }),
    ).rejects.toThrow('44008')
    expect(documents.isSending).toBe(false)
    documents.forgetSent()
    const { upload, submit } = createRequests()
    await documents.send(BOTH, { upload, submit })
    expect(getSides(upload)).toEqual(BOTH)
  })

  test('reports progress', async () => {
    const documents = await whole()
    const seen: unknown[] = []
    const { upload, submit } = createRequests((side, _file, { onProgress }) => {
      onProgress(0.5)
      seen.push(documents.sides[side].share)
      return Promise.resolve({ fileId: 'file-0001', url: '/x' })
    })
    await documents.send(['front', 'selfie'], { upload, submit })
    expect(seen).toEqual([0.5, 0.5])
    expect(documents.sides.front.share).toBeUndefined()
  })
})
