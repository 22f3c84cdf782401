import { describe, expect, it } from 'vitest'
import { drawAvatar } from './avatar.ts'
import { drawBanner } from './banner.ts'
import { drawCover } from './cover.ts'
import { drawManufLogo } from './manuf-logo.ts'
import type { GameCategory } from './palette.ts'

const CATEGORIES: GameCategory[] = ['hot', 'slot', 'live', 'sports', 'fish', 'poker', 'arcade']

/** Every tag closed in order, every attribute quoted, no bare ampersand, no stray `NaN` or `undefined`. */
function expectWellFormed(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(svg).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/)
  const open: string[] = []
  const misplaced: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, close: string, name: string, _attributes: string, empty: string) => {
      if (close === '' && empty === '') open.push(name)
      if (close !== '' && open.pop() !== name) misplaced.push(name)
      return ''
    },
  )
  expect([open, misplaced]).toEqual([[], []])
  expect(rest).not.toMatch(/[<>]/)
}

describe('covers', () => {
  it('are equal for the same seed and differ between seeds', () => {
    const draw = (seed: number): string => drawCover({ name: 'Lucky Pista', manufName: 'Tala', type: 'slot', seed })
    expect(draw(7)).toBe(draw(7))
    expect(
      new Set(Array.from({ length: 120 }, (_, seed) => draw(seed).replace(/c[0-9a-f]{1,6}(?=[")])/g, ''))).size,
    ).toBeGreaterThanOrEqual(100)
  })

  it('are well-formed in every category', () => {
    for (const type of CATEGORIES) {
      for (let seed = 0; seed < 40; seed += 1)
        expectWellFormed(drawCover({ name: `Game ${seed}`, manufName: 'Maker', type, seed }))
    }
  })

  it('escape their input', () => {
    for (const name of [
      'Salt & <b>Pepper</b>',
      '"Quoted" \u0007 name',
      'trùm đảo 海',
      '',
      '   ',
      'one two three four five six seven eight nine ten',
    ]) {
      const svg = drawCover({ name, manufName: '<&>', type: 'slot', seed: 1 })
      expectWellFormed(svg)
      expect(svg).not.toContain('<b>')
    }
  })

  it('show the objects of the name', () => {
    const shark = drawCover({ name: 'Shark', manufName: '', type: 'fish', seed: 3 })
    const fish = drawCover({ name: 'Isda', manufName: '', type: 'fish', seed: 3 })
    expect(shark.replaceAll('Shark', '')).not.toBe(fish.replaceAll('Isda', ''))
  })
})

describe('banners, avatars and logos', () => {
  it('are deterministic, distinct and well-formed', () => {
    const makers = [
      (seed: number) => drawBanner({ title: seed % 2 === 0 ? '' : 'Pista & <Sayaw>', seed }),
      (seed: number) => drawAvatar({ seed }),
      (seed: number) => drawManufLogo({ name: 'A & B <i>', seed }),
    ]
    for (const make of makers) {
      const drawn = Array.from({ length: 30 }, (_, seed) => make(seed))
      for (const svg of drawn) expectWellFormed(svg)
      expect(make(4)).toBe(drawn[4])
      expect(new Set(drawn).size).toBeGreaterThan(20)
    }
  })
})
