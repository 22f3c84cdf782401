import { describe, expect, it } from 'vitest'
import { MANUFACTURERS } from '../../data/games/manufacturers.ts'
import type { FittedTitle } from '../fit-title.ts'
import { COVER_WIDTH } from './house.ts'
import { getHouse } from './houses.ts'

/** How far a drawing may reach beyond its box: the tip of a leaf or a fin. */
const OVERHANG = 8

describe('houses', () => {
  it.each(MANUFACTURERS)('$name keeps the longest title clear of the subject', ({ code }) => {
    const house = getHouse(code)
    const [width, height] = house.measure
    const tops: number[] = []
    const subjects: { top: number; bottom: number }[] = []
    const title: FittedTitle = {
      lines: [],
      width,
      height,
      draw(_cx, y) {
        tops.push(y)
        return ''
      },
    }
    house.draw({
      ground: house.grounds[0] ?? '#000000',
      title,
      place(_cx, cy, scale) {
        subjects.push({ top: cy - 100 * scale, bottom: cy + 100 * scale })
        return ''
      },
    })
    expect(subjects).toHaveLength(1)
    for (const { top, bottom } of subjects)
      for (const y of tops) expect(y > bottom - OVERHANG || y + height < top + OVERHANG).toBe(true)
  })

  it.each(MANUFACTURERS)('$name keeps the top right corner free of letters, for the heart', ({ code }) => {
    const house = getHouse(code)
    const [width, height] = house.measure
    const tops: number[] = []
    const title: FittedTitle = { lines: [], width, height, draw: (_cx, y) => String(tops.push(y)) }
    house.draw({ ground: house.grounds[0] ?? '#000000', title, place: () => '' })
    // 44 px of a cover that is 97 px wide.
    for (const y of tops) expect(y).toBeGreaterThan((44 / 97) * COVER_WIDTH)
  })

  it('differ in layout, lettering and colors', () => {
    const houses = MANUFACTURERS.map(({ code }) => getHouse(code))
    expect(new Set(houses).size).toBe(MANUFACTURERS.length)
    expect(new Set(houses.map(({ face }) => JSON.stringify(face))).size).toBe(MANUFACTURERS.length)
    const grounds = houses.flatMap(({ grounds: colors }) => colors)
    expect(new Set(grounds).size).toBe(grounds.length)
  })
})
