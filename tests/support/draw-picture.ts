import type { Page } from 'playwright'

/** Draws an invented identity document in the browser, a few kilobytes large, and returns the bytes of its JPEG. */
export async function drawDocument(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 800
    canvas.height = 500
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#d9e7f5'
    context.fillRect(0, 0, 800, 500)
    context.fillStyle = '#27407a'
    context.fillRect(0, 0, 800, 80)
    context.fillStyle = '#8fa6c8'
    context.fillRect(64, 144, 192, 240)
    for (let line = 0; line < 4; line += 1) context.fillRect(304, 160 + line * 64, 400, 24)
    return canvas.toDataURL('image/jpeg', 0.9).replace(/^[^,]*,/u, '')
  })
  return Buffer.from(base64, 'base64')
}
