import { beforeEach, describe, expect, it } from 'vitest'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { GameHelp } from './game-help.tsx'
import { HelpScreen } from './help-screen.tsx'

let sandbox: MockSandbox
beforeEach(async () => {
  sandbox = await createSandbox()
})

const PLAYER = { texts: ['play'], username: 'ratified' } as const

describe('GameHelp', () => {
  it('shows the rules as text, and pictures in boxes of their own', async () => {
    await sandbox.injectFault('getGameHelp', { kind: 'replace', changes: { '/content': '<b>Bold</b>\nSecond line' } })
    const screen = await renderApp(<HelpScreen gameId="slot-001" />, PLAYER)
    await expect.element(screen.getByRole('heading', { name: 'Parol Nights' })).toBeVisible()
    await expect.element(screen.getByText(/<b>Bold<\/b>/)).toBeVisible()
    const picture = screen.getByRole('img', { name: 'Three reels that stop at the same picture' })
    const { width, height } = picture.element().getBoundingClientRect()
    expect(width / height).toBeCloseTo(16 / 9, 1)
    await expect.element(screen.getByRole('button', { name: 'Favorite: Parol Nights' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible()
  })

  it('shows the cover, the return and the bets of a game', async () => {
    const screen = await renderApp(<HelpScreen gameId="slot-001" />, PLAYER)
    await expect.element(screen.getByText('96.2%')).toBeVisible()
    await expect.element(screen.getByText('₱5,000.00')).toBeVisible()
    const getCover = () => screen.container.querySelector('img')?.getAttribute('src')
    await expect.poll(getCover).toBe('/art/cover/slot-001.svg')
  })

  it('leaves out what the server does not say', async () => {
    const none = { '/returnPercent': null, '/minBet': null, '/maxBet': null, '/cover': null }
    await sandbox.injectFault('getGameHelp', { kind: 'replace', changes: none })
    const screen = await renderApp(<HelpScreen gameId="slot-001" />, PLAYER)
    await expect.element(screen.getByText(/Choose a bet/)).toBeVisible()
    expect(screen.container.querySelector('dl, img[src*=cover]')).toBeNull()
  })

  it('says that a game is unknown, without a toast, and leads to the others', async () => {
    const screen = await renderApp(<HelpScreen gameId="no-such-game" />, PLAYER)
    await expect.element(screen.getByText("This game isn't available")).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Browse games' })).toBeVisible()
    expect(screen.stores.toasts.items).toEqual([])
  })

  it('says the same for an address without a game, and requests nothing', async () => {
    const screen = await renderApp(<HelpScreen gameId={undefined} />, PLAYER)
    await expect.element(screen.getByText("This game isn't available")).toBeVisible()
    expect(await sandbox.calls('getGameHelp')).toEqual([])
  })

  it('offers Retry after a failure', async () => {
    await sandbox.injectFault('getGameHelp', { kind: 'status', status: 500 })
    const screen = await renderApp(<GameHelp gameId="slot-001" isInGame />, PLAYER)
    await expect.element(screen.getByText("We couldn't load the rules")).toBeVisible()
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByText(/Choose a bet/)).toBeVisible()
  })
})
