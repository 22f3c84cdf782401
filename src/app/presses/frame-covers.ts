import { isTooNew, MIN_SEEN_MS, SAME_PLACE_PX, type Point } from './press-rule.ts'

interface ShownFrame {
  readonly rect: DOMRect
  /** When it appeared, or its page did: a time of `performance.now()`. */
  readonly since: number
}

const getArea = ({ width, height }: DOMRect): number => width * height

function contains({ left, right, top, bottom }: DOMRect, { x, y }: Point, margin: number): boolean {
  return x >= left - margin && x <= right + margin && y >= top - margin && y <= bottom + margin
}

/**
 * The frames of foreign pages. A press inside one is not seen here, so a new frame takes none for 500 ms, and what a
 * closed one uncovers takes none either, wherever the last press was.
 */
export class FrameCovers {
  readonly #frames = document.getElementsByTagName('iframe')
  readonly #loaded = new WeakSet<HTMLIFrameElement>()
  #shown = new Map<HTMLIFrameElement, ShownFrame>()
  #uncovered: ShownFrame[] = []

  /** Notes which frames have appeared, grown out of a small one, or closed. */
  look(): void {
    if (this.#frames.length === 0 && this.#shown.size === 0) return
    const now = performance.now()
    const before = this.#shown
    this.#shown = new Map()
    for (const frame of this.#frames) {
      const rect = frame.getBoundingClientRect()
      if (getArea(rect) === 0) continue
      const old = before.get(frame)
      const isNew = old === undefined || getArea(rect) > 2 * getArea(old.rect)
      this.#shown.set(frame, { rect, since: isNew ? now : old.since })
      if (isNew) this.#cover(frame)
    }
    this.#uncovered = this.#uncovered.filter(({ since }) => isTooNew(since, now))
    for (const [frame, { rect }] of before) {
      const left = this.#shown.get(frame)
      if (left === undefined || getArea(left.rect) < getArea(rect) / 2) this.#uncovered.push({ rect, since: now })
    }
  }

  /** The first page of a frame appears only now. */
  setLoaded(frame: HTMLIFrameElement): void {
    const shown = this.#shown.get(frame)
    if (shown === undefined || this.#loaded.has(frame)) return
    this.#loaded.add(frame)
    this.#shown.set(frame, { ...shown, since: performance.now() })
    this.#cover(frame)
  }

  /** Whether a press does nothing here: under a new frame, or where a frame has just closed. */
  isIgnored(place: Point, at: number): boolean {
    const isIn = (frames: Iterable<ShownFrame>, margin: number) =>
      [...frames].some(({ rect, since }) => isTooNew(since, at) && contains(rect, place, margin))
    return isIn(this.#shown.values(), 0) || isIn(this.#uncovered, SAME_PLACE_PX)
  }

  #cover(frame: HTMLIFrameElement): void {
    frame.style.pointerEvents = 'none'
    this.#uncoverInTime(frame)
  }

  #uncoverInTime(frame: HTMLIFrameElement): void {
    const shown = this.#shown.get(frame)
    if (shown === undefined) return
    const left = shown.since + MIN_SEEN_MS - performance.now()
    if (left > 0) setTimeout(() => this.#uncoverInTime(frame), left)
    else frame.style.pointerEvents = ''
  }
}
