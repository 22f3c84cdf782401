import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { GameMenu } from './game-menu.tsx'

const GAME = { id: 'live-001', name: 'Manila Baccarat', manufName: 'Amihan Live', cover: '/art/cover/live-001.svg' }

let sandbox: MockSandbox
const onPlay = vi.fn<() => void>()
const nothing = () => undefined
beforeEach(async () => {
  onPlay.mockClear()
  sandbox = await createSandbox()
})

function open(game: Parameters<typeof GameMenu>[0]['game'], username?: string, language: 'en-US' | 'vi-VN' = 'en-US') {
  return renderApp(<GameMenu game={game} onPlay={onPlay} onClose={nothing} onLeave={nothing} />, {
    texts: ['play', 'games'],
    language,
    ...(username !== undefined && { username }),
  })
}

describe('GameMenu', () => {
  it('shows a visitor what the open lists say, with Play as the one primary act, and requests nothing', async () => {
    const { getByText, getByRole } = await open({ ...GAME, returnPercent: 98.94, minBet: 50, maxBet: 5000 })
    for (const text of ['Amihan Live', '98.94%', '₱50.00', '₱5,000.00'])
      await expect.element(getByText(text)).toBeVisible()
    expect(getByText('Game details').elements()).toEqual([])
    await getByRole('button', { name: 'Play' }).click()
    expect(onPlay).toHaveBeenCalledOnce()
    for (const operation of ['getGameHelp', 'listGameRecords', 'listGames']) {
      expect(await sandbox.calls(operation)).toEqual([])
    }
  })

  it('takes the bets of a live game without its own from its table', async () => {
    const table = {
      name: 'Salon Luna 2',
      dealer: 'Andres',
      picture: '/art/dealer/live-001.svg',
      minBet: 50,
      maxBet: 5000,
    }
    await expect.element((await open({ ...GAME, table })).getByText('₱5,000.00')).toBeVisible()
  })

  it('leaves out what the lists do not say', async () => {
    const { getByText, getByRole } = await open({ id: 'slot-001', name: 'Parol Nights' }, undefined, 'vi-VN')
    await expect.element(getByRole('button', { name: 'Chơi' })).toBeVisible()
    expect(getByText(/RTP|Cược/).elements()).toEqual([])
  })

  it('leads a player to the game’s page', async () => {
    const { getByRole, router } = await open(GAME, 'ratified')
    const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
    await getByRole('button', { name: 'Game details' }).click()
    expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ to: '/helpSlot', search: { gameId: 'live-001' } }))
  })
})
