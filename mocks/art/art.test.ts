import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ACTIVITIES } from '../data/activities.ts'
import { BANNERS } from '../data/banners.ts'
import { DEALERS } from '../data/games/dealers.ts'
import { GAMES } from '../data/games/games.ts'
import { getDealer, getLiveTable } from '../data/games/live-tables.ts'
import { MANUFACTURERS } from '../data/games/manufacturers.ts'
import { findContestant, getSportsEvent } from '../data/games/sports-events.ts'
import { GOODS } from '../data/goods.ts'
import { drawAvatar } from './avatar.ts'
import { drawBanner } from './banner.ts'
import { drawCover, getCoverColor } from './cover.ts'
import { drawCrest } from './crest.ts'
import { drawDealer } from './dealer/dealer.ts'
import { fitTitle } from './fit-title.ts'
import { drawGoods } from './goods.ts'
import { getHouse } from './houses/houses.ts'
import { drawManufLogo } from './manuf-logo.ts'
import * as paint from './paint.ts'
import { renderWheel } from '../pages/activity-wheel.ts'
import { getSubject, listSubjects } from './subjects.ts'

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
  it('are the same for the same game', () => {
    const draw = (): string =>
      drawCover({ name: 'Lucky Pista', manuf: 'bituin', manufName: 'Tala', subject: 'church', seed: 7 })
    expect(draw()).toBe(draw())
  })

  it('have their dominant color among the colors drawn', () => {
    for (const game of GAMES) {
      const options = { ...game, seed: game.id }
      const color = getCoverColor(options)
      expect(color).toMatch(/^#[0-9a-f]{6}$/)
      expect(drawCover(options)).toContain(color)
    }
  })

  it('keep the compound name of a game in one line', () => {
    const { lines } = fitTitle('Fan-Tan Fiesta', 246, 82, getHouse('perlas').face)
    expect(lines).toHaveLength(2)
    expect(GAMES.map(({ name }) => name)).toContain('Fan-Tan Fiesta')
  })

  it('are well-formed for every subject in every house', () => {
    for (const subject of listSubjects()) {
      for (const { code, name } of MANUFACTURERS)
        expectWellFormed(drawCover({ name: 'A Game', manuf: code, manufName: name, subject, seed: subject }))
    }
  })

  it('escape what they are given', () => {
    for (const name of [
      'Salt & <b>Pepper</b>',
      '"Quoted" \u0007 name',
      'trùm đảo 海',
      '',
      '   ',
      'one two three four five six seven eight nine ten',
    ]) {
      const svg = drawCover({ name, manuf: 'unknown', manufName: '<&>', subject: 'drum', seed: 1 })
      expectWellFormed(svg)
      expect(svg).not.toContain('<b>')
    }
  })
})

describe('avatars', () => {
  it('are deterministic, distinct and well-formed', () => {
    const drawn = Array.from({ length: 30 }, (_, seed) => drawAvatar({ seed }))
    for (const svg of drawn) expectWellFormed(svg)
    expect(drawAvatar({ seed: 4 })).toBe(drawn[4])
    expect(new Set(drawn).size).toBeGreaterThan(20)
  })
})

describe('banners', () => {
  it('are well-formed, one picture for each banner and each activity', () => {
    const drawn = [...BANNERS, ...ACTIVITIES, { id: 'unknown' }].map(({ id }) => drawBanner({ id }))
    for (const svg of drawn) expectWellFormed(svg)
    expect(new Set(drawn).size).toBe(BANNERS.length + ACTIVITIES.length + 1)
  })

  it('have the invite wheel in the colors of the app and of the activity', () => {
    const css = readFileSync('src/features/rewards/invite/prize-wheel.module.css', 'utf8')
    const colors = ['night', 'mango'].map(
      (tone) => new RegExp(`\\.${tone} \\{\\s*fill: (#\\w+)`).exec(css)?.[1] ?? tone,
    )
    const prizes = Array.from({ length: 8 }, () => ({ type: 'cash', amount: 5 }))
    for (const color of colors) {
      expect(drawBanner({ id: 'invite-wheel' })).toContain(color)
      expect(renderWheel(prizes)).toContain(color)
    }
  })
})

describe('logos and goods', () => {
  it('are well-formed, one drawing for each provider and each article', () => {
    const logos = MANUFACTURERS.map((one) => drawManufLogo(one))
    const goods = [...GOODS.map(({ id }) => id), 'unknown'].map((seed) => drawGoods({ seed }))
    for (const svg of [...logos, ...goods]) expectWellFormed(svg)
    expect(new Set(logos).size).toBe(MANUFACTURERS.length)
    expect(new Set(goods).size).toBe(GOODS.length + 1)
  })
})

describe('dealers', () => {
  it('are well-formed, and each has a look of their own', () => {
    const drawings = DEALERS.map(({ look }) => drawDealer({ look, seed: 'live-001' }))
    for (const svg of drawings) expectWellFormed(svg)
    expect(new Set(drawings).size).toBe(DEALERS.length)
  })

  it('look like the person whose name stands at the table', () => {
    const women = new Set(['Ligaya', 'Tala', 'Mayumi', 'Amihan', 'Dalisay', 'Hiraya'])
    for (const game of GAMES.filter(({ type }) => type === 'live')) {
      const { name, look } = getDealer(game.id)
      expect(getLiveTable(game)?.dealer).toBe(name)
      expect(look.isWoman, name).toBe(women.has(name))
    }
  })
})

describe('crests', () => {
  const now = Date.parse('2026-11-20T20:00:00+08:00')
  const events = GAMES.flatMap((game) => getSportsEvent(game, now) ?? [])

  it('exist for every team, are well-formed and differ', () => {
    const drawings = events.flatMap(({ homeCrest = '', awayCrest = '' }) =>
      [homeCrest, awayCrest].map((address) => {
        const contestant = findContestant(/^\/art\/crest\/([a-z-]+)\.svg$/.exec(address)?.[1] ?? '')
        if (contestant === undefined) throw new Error(`no crest at ${address}`)
        return drawCrest(contestant)
      }),
    )
    for (const svg of drawings) expectWellFormed(svg)
    expect(drawings.length).toBeGreaterThan(0)
    expect(new Set(drawings).size).toBe(drawings.length)
  })
})

const PAINT = new Map<string, string>(Object.entries(paint))

describe('subjects', () => {
  it('are drawings whose variables have values, in the colors of paint.ts where they have its names', () => {
    expect(listSubjects().length).toBeGreaterThan(100)
    for (const name of listSubjects()) {
      const file = readFileSync(new URL(`subjects/${name}.svg`, import.meta.url), 'utf8')
      const { main, drawing } = getSubject(name)
      expect(main, name).toMatch(/^#[0-9a-f]{6}$/)
      expect(drawing, name).not.toMatch(/var\(|=""|<!--/)
      const variables = [...file.matchAll(/--(\w+): (#\w+)/g)].map(([, key = '', color]) => [key, color] as const)
      const others = variables.filter(([key, color]) => key !== 'main' && PAINT.get(key.toUpperCase()) !== color)
      expect(others, `${name}: other values than in mocks/art/paint.ts`).toEqual([])
    }
  })
})
