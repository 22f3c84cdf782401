import type { Browser } from 'playwright'

/** The tolerance of a color channel, of 255: curves are not always drawn identically. */
const UNSEEN = 16

/** Whether two PNG pictures look the same: equal size, and no visible difference of a pixel. */
export async function looksSame(browser: Browser, one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true
  const page = await browser.newPage()
  try {
    return await page.evaluate(
      async ({ pictures, unseen }) => {
        const [first, second] = await Promise.all(
          pictures.map(async (base64) => {
            const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
            const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
            const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
            const context = canvas.getContext('2d')
            context?.drawImage(bitmap, 0, 0)
            return context?.getImageData(0, 0, bitmap.width, bitmap.height)
          }),
        )
        if (!first || !second || first.width !== second.width || first.height !== second.height) return false
        return first.data.every((value, place) => Math.abs(value - (second.data[place] ?? 0)) <= unseen)
      },
      { pictures: [one.toString('base64'), other.toString('base64')], unseen: UNSEEN },
    )
  } finally {
    await page.close()
  }
}
