import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isTooNew, LastPress, MIN_SEEN_MS, SAME_PLACE_PX, type Point, type Target } from './press-rule.ts'

const PLACE = { x: 100, y: 100 }
const elements = new Map<string, Element>()

/** The same element for the same name. */
function toTarget(name: string, words = '', isEarly = false): Target {
  const element = elements.get(name) ?? ({ localName: 'button' } as Element)
  elements.set(name, element)
  return { element, words, isEarly }
}

const LOGIN = toTarget('login')
const TILE = toTarget('tile')

/** A page in which a function says what lies at a point. */
function createPage(first: (point: Point) => Target | undefined) {
  let find = first
  const last = new LastPress(PLACE, (point) => find(point))
  return {
    last,
    show(next: (point: Point) => Target | undefined) {
      find = next
      last.look()
    },
    isIgnored: (place: Point, target: Target) => isTooNew(last.getAppearance(place, target), performance.now()),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('LastPress', () => {
  it('ignores a press on what has appeared for less than 500 ms, and accepts one at 500 ms', () => {
    const page = createPage(() => LOGIN)
    vi.advanceTimersByTime(700)
    page.show(() => TILE)
    vi.advanceTimersByTime(MIN_SEEN_MS - 1)
    expect(page.isIgnored(PLACE, TILE)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(page.isIgnored(PLACE, TILE)).toBe(false)
  })

  it('ignores a press that was made before its place changed and is handled after it', () => {
    const page = createPage(() => LOGIN)
    const at = performance.now()
    vi.advanceTimersByTime(10)
    page.show(() => TILE)
    // The press waited in a busy page.
    expect(isTooNew(page.last.getAppearance(PLACE, TILE), at)).toBe(true)
    expect(isTooNew(page.last.getAppearance(PLACE, LOGIN), at)).toBe(true)
  })

  it('accepts a repeated press of the same button', () => {
    const page = createPage(() => LOGIN)
    page.show(() => LOGIN)
    expect(page.isIgnored(PLACE, LOGIN)).toBe(false)
  })

  it('takes a button with other words for another button', () => {
    const page = createPage(() => toTarget('button', 'Continue'))
    page.show(() => toTarget('button', 'Withdraw'))
    expect(page.isIgnored(PLACE, toTarget('button', 'Withdraw'))).toBe(true)
  })

  it('takes what replaces the early page and looks the same for the same, and else for new', () => {
    const page = createPage(() => toTarget('early', 'Login', true))
    page.show(() => toTarget('own', 'Login'))
    expect(page.isIgnored(PLACE, toTarget('own', 'Login'))).toBe(false)
    page.show(() => toTarget('another', 'Login'))
    expect(page.isIgnored(PLACE, toTarget('another', 'Login'))).toBe(true)
  })

  it('accepts a neighbor that was there before', () => {
    const isLeft = ({ x }: Point) => x < 120
    const page = createPage((point) => (isLeft(point) ? LOGIN : TILE))
    page.show((point) => (isLeft(point) ? toTarget('other') : TILE))
    expect(page.isIgnored({ x: 130, y: 100 }, TILE)).toBe(false)
    expect(page.isIgnored(PLACE, toTarget('other'))).toBe(true)
  })

  it('ignores what has moved to the place, as in a list that has lost a row', () => {
    const page = createPage(({ y }) => (y < 110 ? LOGIN : TILE))
    page.show(({ y }) => (y < 60 ? LOGIN : TILE))
    expect(page.isIgnored(PLACE, TILE)).toBe(true)
  })

  it('ignores a small target between the watched points if something beside it has changed', () => {
    const page = createPage(() => LOGIN)
    expect(page.isIgnored({ x: 107, y: 107 }, toTarget('dot'))).toBe(false)
    page.show(() => TILE)
    expect(page.isIgnored({ x: 107, y: 107 }, toTarget('dot'))).toBe(true)
  })

  it('takes what comes back for new', () => {
    const page = createPage(() => LOGIN)
    page.show(() => TILE)
    vi.advanceTimersByTime(MIN_SEEN_MS)
    page.show(() => LOGIN)
    expect(page.isIgnored(PLACE, LOGIN)).toBe(true)
  })

  it('knows a place by its distance', () => {
    const { last } = createPage(() => LOGIN)
    expect(last.isNear({ x: PLACE.x + SAME_PLACE_PX, y: PLACE.y })).toBe(true)
    expect(last.isNear({ x: PLACE.x + SAME_PLACE_PX, y: PLACE.y + 10 })).toBe(false)
  })
})
