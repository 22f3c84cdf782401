import type { Page } from 'playwright'

/** Pictures of a page that does not come to rest. */
const MAX_PICTURES = 8

/** How long to wait for a picture in the page. */
const MAX_WAIT_MS = 8000

/** A picture of the window without toasts and with all images in view, identical when taken twice. */
export async function takeSteadyPicture(page: Page): Promise<Buffer> {
  await toastsGone(page)
  await settled(page)
  const options = { animations: 'disabled' } as const
  let last = await page.screenshot(options)
  for (let again = 0; again < MAX_PICTURES; again += 1) {
    const next = await page.screenshot(options)
    if (next.equals(last)) return next
    last = next
  }
  return last
}

/** Waits until toasts are gone: whether one is on a picture would depend on the machine. The gallery shows them. */
async function toastsGone(page: Page): Promise<void> {
  await page
    .waitForFunction(() => document.querySelector('[popover] li button') === null, undefined, { timeout: MAX_WAIT_MS })
    .catch(() => undefined)
}

/** Waits until every picture in view is drawn, including lazy ones, and their effects. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    const seen = await new Promise<Element[]>((resolve) => {
      const { images } = document
      if (images.length === 0) return resolve([])
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect()
        resolve(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target))
      })
      for (const image of images) observer.observe(image)
    })
    const drawn = Promise.allSettled(seen.map((image) => (image as HTMLImageElement).decode()))
    await Promise.race([drawn, new Promise((over) => setTimeout(over, most))])
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
  }, MAX_WAIT_MS)
}
