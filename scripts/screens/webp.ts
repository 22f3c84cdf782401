import type { Page } from 'playwright'

/** Encodes a PNG picture as WebP by the browser of a page; the quality is between 0 and 1. */
export async function toWebp(page: Page, png: Buffer, quality: number): Promise<Buffer> {
  const webp = await page.evaluate(
    async ([source, wanted]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.naturalWidth,
        height: image.naturalHeight,
      })
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', wanted).split(',')[1] ?? ''
    },
    [png.toString('base64'), quality] as const,
  )
  return Buffer.from(webp, 'base64')
}
