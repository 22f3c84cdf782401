import type { Page } from 'playwright/test'

/** A press as the page received it, and what it lay on. Times are of the page. */
export interface RecordedPress {
  readonly at: number
  /** When what lies at the place appeared there; before the first press: -Infinity. */
  readonly since: number
  /** A button that waits for its request does nothing by itself. */
  readonly isBusy: boolean
  /** Whether the press got past the window: an ignored one does not. */
  isTaken: boolean
}

interface RecorderWindow extends Window {
  tumpakPresses?: {
    readonly list: RecordedPress[]
    readonly look: () => Omit<RecordedPress, 'isTaken'>
    readonly restart: () => void
  }
}

/**
 * Runs in the page before the app: notes with each frame what lies at the place of the first press. It decides nothing,
 * and knows nothing of the app's rule.
 */
export function recordPresses(): void {
  const list: RecordedPress[] = []
  let place: { x: number; y: number } | undefined
  let key = ''
  let since = -Infinity
  const ids = new WeakMap<Element, number>()
  let count = 0

  function find(): Element | null {
    if (!place) return null
    const { x, y } = place
    const frame = [...document.querySelectorAll('iframe')].find((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return x > left && x < right && y > top && y < bottom
    })
    const hit = document.elementFromPoint(x, y)
    return frame ?? hit?.closest('a, button, input, select, label') ?? hit
  }

  function describe(element: Element | null): string {
    if (element === null) return ''
    if (!ids.has(element)) ids.set(element, (count += 1))
    const words = element.matches('a, button') ? (element.textContent ?? '').replace(/[^\p{L}]/gu, '') : ''
    return `${String(ids.get(element))} ${words} ${element.ariaBusy ?? ''}`
  }

  function look() {
    const element = find()
    const now = performance.now()
    if (describe(element) !== key) {
      key = describe(element)
      since = now
    }
    return { at: now, since, isBusy: element?.ariaBusy === 'true' }
  }

  function watch(): void {
    look()
    requestAnimationFrame(watch)
  }

  function restart(): void {
    list.length = 0
    place = undefined
  }

  function press({ clientX, clientY }: PointerEvent): void {
    if (place === undefined) {
      place = { x: clientX, y: clientY }
      key = describe(find())
      since = -Infinity
    }
    list.push({ ...look(), isTaken: false })
  }

  window.addEventListener('pointerdown', press, { capture: true })
  document.addEventListener(
    'pointerdown',
    () => {
      const last = list.at(-1)
      if (last) last.isTaken = true
    },
    { capture: true },
  )
  ;(window as RecorderWindow).tumpakPresses = { list, look, restart }
  requestAnimationFrame(watch)
}

/** The presses since the first, and what lies at its place now. A press inside a foreign frame is not among them. */
export function readPresses(page: Page): Promise<{ list: RecordedPress[]; now: Omit<RecordedPress, 'isTaken'> }> {
  return page.evaluate(() => {
    const { tumpakPresses } = window as RecorderWindow
    if (!tumpakPresses) throw new Error('The recorder does not run.')
    return { list: [...tumpakPresses.list], now: tumpakPresses.look() }
  })
}

/** Forgets the presses that led to the flow. */
export async function restartRecorder(page: Page): Promise<void> {
  await page.evaluate(() => (window as RecorderWindow).tumpakPresses?.restart())
}
