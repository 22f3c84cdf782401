/** How long something must have been there, in milliseconds, before a press at the place of the press before counts. */
export const MIN_SEEN_MS = 500

/** Two presses are at about the same place if they are at most this far apart, in CSS pixels. */
export const SAME_PLACE_PX = 48

/** The distance of the watched points: less than half of the smallest button. */
const STEP_PX = 16

/** A finger that has moved farther than this, in CSS pixels, has dragged something. */
const MAX_TAP_PX = 16

export interface Point {
  readonly x: number
  readonly y: number
}

/** What a press acts on. A button with other words is another button. */
export interface Target {
  readonly element: Element
  readonly words: string
  /** It shows before the app does, which replaces it by what looks the same. */
  readonly isEarly: boolean
}

/** A watched point, what lies there, and since when: a time of `performance.now()`. */
interface Spot extends Point {
  target: Target | undefined
  since: number
}

/** Finds what a press at a point would act on; undefined outside the window. */
export type FindTarget = (point: Point) => Target | undefined

export const getDistance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

function isSameTarget(now: Target | undefined, before: Target | undefined): boolean {
  if (now?.words !== before?.words) return false
  if (now?.element === before?.element) return true
  return before?.isEarly === true && now?.element.localName === before.element.localName
}

/** Whether something is too new to be pressed. `since` and `at` are times of `performance.now()`. */
export function isTooNew(since: number, at: number): boolean {
  return at - since < MIN_SEEN_MS
}

/**
 * The last press that counted. It watches the points around its place, so that the next press does nothing on what has
 * appeared there in between. {@link look} is called after each change of the page.
 */
export class LastPress {
  readonly #place: Point
  readonly #find: FindTarget
  readonly #spots: readonly Spot[]

  constructor(place: Point, find: FindTarget) {
    this.#place = place
    this.#find = find
    this.#spots = createSpots(place).map((spot) => ({ ...spot, target: find(spot), since: -Infinity }))
  }

  /** Notes what has changed around the place. */
  look(): void {
    const now = performance.now()
    for (const spot of this.#spots) {
      const target = this.#find(spot)
      if (!isSameTarget(target, spot.target)) spot.since = now
      spot.target = target
    }
  }

  /** Whether another press is at about the place of this one. */
  isNear(place: Point): boolean {
    return getDistance(place, this.#place) <= SAME_PLACE_PX
  }

  /** Whether its release makes it a drag, which moves things itself. */
  isDrag(release: Point): boolean {
    return getDistance(release, this.#place) > MAX_TAP_PX
  }

  /** When a target came to lie near a place; -Infinity if it was there when this press began. */
  getAppearance(place: Point, target: Target): number {
    const byDistance = this.#spots.toSorted((a, b) => getDistance(a, place) - getDistance(b, place))
    const spot = byDistance.find((other) => isSameTarget(target, other.target))
    // A target that lies between the points: the newest thing beside it is as old as it is.
    return spot?.since ?? Math.max(...byDistance.slice(0, 4).map(({ since }) => since))
  }
}

/** The points of a grid around a place. */
function createSpots(place: Point): readonly Point[] {
  const steps = SAME_PLACE_PX / STEP_PX
  const offsets = Array.from({ length: 2 * steps + 1 }, (_, index) => (index - steps) * STEP_PX)
  return offsets
    .flatMap((dx) => offsets.map((dy) => ({ x: place.x + dx, y: place.y + dy })))
    .filter((point) => getDistance(point, place) <= SAME_PLACE_PX)
}
