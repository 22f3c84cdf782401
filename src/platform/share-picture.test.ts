import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveFile } from './save-file.ts'
import { sharePicture } from './share-picture.ts'

vi.mock('./save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }))

const picture = new Blob(['x'], { type: 'image/png' })

beforeEach(() => void vi.mocked(saveFile).mockReset().mockResolvedValue('downloading'))

describe('sharePicture', () => {
  it('downloads the picture where the system shares no files', async () => {
    vi.stubGlobal('navigator', {})
    expect(await sharePicture('receipt.png', picture)).toBe('downloading')
    expect(saveFile).toHaveBeenCalledWith('receipt.png', picture, 'image/png')
  })

  it('shares it as a file', async () => {
    const share = vi.fn<(data: { files: File[] }) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal('navigator', { canShare: () => true, share })
    expect(await sharePicture('receipt.png', picture)).toBe('shared')
    expect(share.mock.calls[0]?.[0].files[0]?.name).toBe('receipt.png')
    expect(saveFile).not.toHaveBeenCalled()
  })

  it('saves nothing when the player closes the sheet, and downloads when the system refuses', async () => {
    const fail = (name: string) => () => Promise.reject(new DOMException('', name))
    vi.stubGlobal('navigator', { canShare: () => true, share: fail('AbortError') })
    expect(await sharePicture('receipt.png', picture)).toBe('cancelled')
    expect(saveFile).not.toHaveBeenCalled()
    vi.stubGlobal('navigator', { canShare: () => true, share: fail('NotAllowedError') })
    expect(await sharePicture('receipt.png', picture)).toBe('downloading')
  })

  it("uses the wrapper's own sheet in the wrapper", async () => {
    const share = vi.fn<() => Promise<void>>()
    vi.stubGlobal('navigator', { canShare: () => true, share })
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true })
    vi.mocked(saveFile).mockResolvedValue('failed')
    expect(await sharePicture('receipt.png', picture)).toBe('failed')
    expect(share).not.toHaveBeenCalled()
  })
})
