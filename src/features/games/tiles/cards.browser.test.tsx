// @module-tag full
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Game } from '#generated/http/schemas/game.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { findCutTexts, findOverlappingTexts } from '#tests/support/component/text-geometry.ts'
import { FONTS, setFont } from '#tests/support/fonts.ts'
import { GameGrid } from './game-grid.tsx'

const HOUR_MS = 3_600_000

function makeGame(index: number, more: Partial<Game>): Game {
  const id = `game-${String(index)}`
  return {
    id,
    name: 'Sabong Night Baccarat',
    manuf: 'a',
    manufName: 'Amihan Live',
    type: 'live',
    cover: '',
    hot: false,
    ...more,
  }
}

const TABLES = [3, 0, undefined].map((openSeats, index) =>
  makeGame(index, {
    table: {
      name: 'Salon Sampaguita 4',
      dealer: 'Mayumi',
      picture: '',
      minBet: 500,
      maxBet: 100_000,
      ...(openSeats !== undefined && { openSeats, seats: 7 }),
    },
  }),
)

const EVENTS = Array.from({ length: 10 }, (_, index) =>
  makeGame(index, {
    type: 'sports',
    event: {
      league: 'Azkal Football League',
      home: 'Manila Jeepneys',
      away: 'Tarsier Katigbak',
      startsAt: new Date(Date.now() + (index * 24 - 1) * HOUR_MS).toISOString(),
      odds: { home: 1.85, away: 12.5 },
    },
  }),
)

beforeEach(async () => {
  await createSandbox()
})

afterEach(async () => {
  document.documentElement.style.removeProperty('font-size')
  await page.viewport(360, 740)
})

describe.each([
  { look: 'live', games: TABLES },
  { look: 'events', games: EVENTS },
] as const)('cards of $look', ({ look, games }) => {
  it.each([
    [360, '200%', 'en-US'],
    [360, '200%', 'vi-VN'],
    [320, '200%', 'en-US'],
    [360, '130%', 'vi-VN'],
    [320, '100%', 'en-US'],
    [360, '100%', 'vi-VN'],
    [1440, '100%', 'en-US'],
  ] as const)('cut no text and lay none on another: %d px, text at %s, %s', async (width, size, language) => {
    await page.viewport(width, 4000)
    document.documentElement.style.setProperty('font-size', size)
    const screen = await renderApp(
      <div style={{ padding: 16 }}>
        <GameGrid label="Games" look={look} games={games} isComplete />
      </div>,
      { language, texts: ['games', 'play'] },
    )
    await expect.element(screen.getByRole('listitem').nth(games.length - 1)).toBeInTheDocument()
    const cards = screen.getByRole('listitem').elements()
    for (const font of FONTS) {
      await setFont(font)
      for (const card of cards) {
        expect(findCutTexts(card), font).toEqual([])
        expect(findOverlappingTexts(card), font).toEqual([])
      }
    }
  })
})

describe('a complete list of events', () => {
  it.each([360, 700, 1100, 1440])('has no hole in any row at %d px', async (width) => {
    await page.viewport(width, 4000)
    const screen = await renderApp(<GameGrid label="Games" look="events" games={EVENTS} isComplete />, {
      texts: ['games', 'play'],
    })
    await expect.element(screen.getByRole('listitem').nth(EVENTS.length - 1)).toBeInTheDocument()
    const list = screen.getByRole('list', { name: 'Games' }).element().getBoundingClientRect()
    const cards = screen
      .getByRole('listitem')
      .elements()
      .map((card) => card.getBoundingClientRect())
    const rows = new Map<number, number>()
    for (const { top, right } of cards) rows.set(top, Math.max(rows.get(top) ?? 0, right))
    for (const right of rows.values()) expect(right).toBeCloseTo(list.right, 0)
    expect(Math.max(...cards.map(({ bottom }) => bottom))).toBeCloseTo(list.bottom, 0)
  })
})

describe('odds', () => {
  it('are a labelled text, not the shape of a button', async () => {
    const screen = await renderApp(<GameGrid label="Games" look="events" games={EVENTS.slice(0, 1)} />, {
      texts: ['games', 'play'],
    })
    await expect.element(screen.getByText('12.50')).toBeVisible()
    const odds = screen.getByText('12.50').element().parentElement
    expect(odds?.textContent).toBe('Odds 12.50')
    expect(odds && getComputedStyle(odds).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  })

  it('stay readable and labelled where the tile has no room for their label', async () => {
    await page.viewport(320, 740)
    document.documentElement.style.setProperty('font-size', '200%')
    const screen = await renderApp(<GameGrid label="Games" look="events" games={EVENTS.slice(0, 1)} />, {
      texts: ['games', 'play'],
    })
    const odds = screen.getByText('12.50')
    await expect.element(odds).toBeVisible()
    const card = screen.getByRole('button', { name: /Tarsier Katigbak Odds 12\.50/ })
    await expect.element(card).toBeVisible()
    expect(Number.parseFloat(getComputedStyle(odds.element()).fontSize)).toBeGreaterThanOrEqual(16)
    expect(odds.element().getBoundingClientRect().right).toBeLessThan(card.element().getBoundingClientRect().right)
    const label = screen.getByText('Odds').first().element().getBoundingClientRect()
    expect(label.width).toBeLessThanOrEqual(1)
  })
})
