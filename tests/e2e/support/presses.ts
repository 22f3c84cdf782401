import type { BrowserContext, Locator } from 'playwright/test'
import type { IgnoredReason } from '../../../src/app/presses/guard-presses.ts'
import { MIN_SEEN_MS } from '../../../src/app/presses/press-rule.ts'

const WHY: Readonly<Record<IgnoredReason, string>> = {
  appeared: 'it had only just appeared under the press before',
  unseen: 'it moves money or sends a password, and had only just appeared',
  ended: 'its request had only just ended',
  frame: 'a frame had only just opened or closed there',
  replaced: 'it was not there yet when the press began',
}

/** Returns a list that grows by a sentence for each press that a page of the context ignores. */
export async function watchIgnoredPresses(context: BrowserContext): Promise<string[]> {
  const ignored: string[] = []
  await context.exposeBinding('noteIgnored', (_source, name: string, reason: IgnoredReason) => {
    ignored.push(`The app ignored a press on "${name}": ${WHY[reason]}. If a player would look first: clickWhenSeen.`)
  })
  await context.addInitScript(() => {
    document.addEventListener('press-ignored', ({ detail: { target, reason } }) => {
      if ((globalThis as { isIgnoredTold?: boolean }).isIgnoredTold === false) return
      const name = target.ariaLabel ?? target.textContent?.trim().slice(0, 60) ?? ''
      const { noteIgnored } = globalThis as unknown as { noteIgnored: (name: string, reason: string) => void }
      noteIgnored(name === '' ? target.localName : name, reason)
    })
  })
  return ignored
}

/** Waits until a player has seen a target at its place for so long that any press on it counts. */
export async function waitUntilSeen(target: Locator): Promise<void> {
  const frame = target.page().frames().length > 1 && (await (await target.elementHandle())?.ownerFrame())
  // A new page in a frame takes no press for a moment.
  if (frame) await frame.waitForLoadState()
  const isSeen = await target.evaluate(
    (element, time) =>
      new Promise<boolean>((resolve) => {
        // Not Playwright's own, which fails on an element that is replaced meanwhile.
        ;(element as unknown as { scrollIntoViewIfNeeded: () => void }).scrollIntoViewIfNeeded()
        let [look, since] = ['', 0]
        const { port1, port2 } = new MessageChannel()
        // After the next frame is painted, like the app itself.
        const next = () => requestAnimationFrame(() => port2.postMessage(undefined))
        port1.onmessage = () => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const [now, before] = [performance.now(), look]
          const hit = document.elementFromPoint(x + width / 2, y + height / 2)
          look = `${String(x)} ${String(y)} ${element.textContent}`
          if (look !== before || !(element.closest('label') ?? element).contains(hit)) since = now
          if (!element.isConnected) resolve(false)
          else if (now - since > time) resolve(true)
          else next()
        }
        next()
      }),
    MIN_SEEN_MS,
  )
  if (!isSeen) await waitUntilSeen(target)
}

/** Clicks what has only just appeared as a player does, who looks first: where money moves, or at the same place as before. */
export async function clickWhenSeen(target: Locator): Promise<void> {
  await waitUntilSeen(target)
  await target.click()
}

/** Clicks what a player has seen, and at once again at the same place, whatever is there by now: the app may ignore that. */
export async function clickTwice(target: Locator): Promise<void> {
  await waitUntilSeen(target)
  const box = await target.boundingBox()
  if (!box) throw new Error('The target is not in the page.')
  const page = target.page()
  const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const tell = (isIgnoredTold: boolean) =>
    page.evaluate((isTold) => void Object.assign(globalThis, { isIgnoredTold: isTold }), isIgnoredTold)
  await tell(false)
  await press()
  await press()
  await tell(true)
}
