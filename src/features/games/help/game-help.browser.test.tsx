import { beforeEach, describe, expect, it } from 'vitest'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { GameHelp } from './game-help.tsx'
import { HelpScreen } from './help-screen.tsx'

let sandbox: MockSandbox
beforeEach(async () => {
  sandbox = await createSandbox()
})

const OPTIONAL = ['returnPercent', 'minBet', 'maxBet', 'cover', 'volatility', 'payTable', 'manufName']

const PLAYER = { texts: ['play', 'records'], username: 'ratified' } as const

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
    await expect.element(screen.getByText('96.18%')).toBeVisible()
    await expect.element(screen.getByText('₱5,000.00')).toBeVisible()
    const getCover = () => screen.container.querySelector('img')?.getAttribute('src')
    await expect.poll(getCover).toBe('/art/cover/slot-001.svg')
  })

  it('leaves out what the server does not say', async () => {
    const none = Object.fromEntries(OPTIONAL.map((name) => [`/${name}`, null]))
    await sandbox.injectFault('getGameHelp', { kind: 'replace', changes: none })
    const screen = await renderApp(<HelpScreen gameId="slot-001" />, PLAYER)
    await expect.element(screen.getByText(/Three reels stop/)).toBeVisible()
    await expect.element(screen.getByRole('list', { name: 'Similar games' })).toBeVisible()
    expect(screen.container.querySelector('dl')).toBeNull()
    expect(screen.getByRole('table').elements()).toEqual([])
  })

  it('shows provider, volatility and pay table, the highest win first', async () => {
    const screen = await renderApp(<HelpScreen gameId="slot-001" />, PLAYER)
    await expect.element(screen.getByText('Bituin Play', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('High: large wins, rarely')).toBeVisible()
    const table = screen.getByRole('table', { name: 'Pay table' })
    await expect.element(table.getByRole('row').nth(1)).toMatchTextContent(/star lantern200×/)
  })

  it('leaves out a volatility that it does not know, and pay table rows that cannot be read', async () => {
    const changes = { '/volatility': 'wild', '/payTable/0/pays': 'much' }
    await sandbox.injectFault('getGameHelp', { kind: 'replace', changes })
    const screen = await renderApp(<HelpScreen gameId="slot-001" />, PLAYER)
    await expect.element(screen.getByRole('table').getByRole('row').nth(1)).toMatchTextContent(/Sinulog dancer120×/)
    expect(screen.getByText('Volatility').elements()).toEqual([])
  })

  it('names games of the same provider, without the game itself', async () => {
    const screen = await renderApp(<HelpScreen gameId="slot-001" />, PLAYER)
    const similar = screen.getByRole('list', { name: 'More from Bituin Play' })
    await expect.element(similar.getByRole('listitem').nth(5)).toBeVisible()
    expect(similar.getByRole('button', { name: /^Parol Nights/ }).elements()).toEqual([])
  })

  it('shows the player’s last rounds of the game, and each of them', async () => {
    const screen = await renderApp(<HelpScreen gameId="slot-001" />, { ...PLAYER, username: 'vip8player' })
    const rounds = screen.getByRole('list', { name: 'Your last rounds' })
    await rounds.getByRole('button').first().click()
    await expect.element(screen.getByRole('dialog', { name: 'Parol Nights' })).toBeVisible()
    expect(rounds.getByRole('listitem').elements().length).toBeLessThanOrEqual(5)
  })

  it('says that there are no rounds yet', async () => {
    const screen = await renderApp(<HelpScreen gameId="slot-001" />, { ...PLAYER, username: 'newplayer' })
    await expect.element(screen.getByText('No rounds yet')).toBeVisible()
  })

  it('says nothing of rounds if the server answers with those of other games', async () => {
    const changes = Object.fromEntries([0, 1, 2, 3, 4].map((row) => [`/list/${String(row)}/gameId`, 'slot-002']))
    await sandbox.injectFault('listGameRecords', { kind: 'replace', changes })
    const screen = await renderApp(<HelpScreen gameId="slot-001" />, { ...PLAYER, username: 'vip8player' })
    await expect.element(screen.getByText('Your last rounds')).toBeVisible()
    await expect.element(screen.getByText('Your last rounds')).not.toBeInTheDocument()
    expect(screen.getByText('No rounds yet').elements()).toEqual([])
  })

  it('offers Retry for the rounds alone', async () => {
    await sandbox.injectFault('listGameRecords', { kind: 'status', status: 500 })
    const screen = await renderApp(<HelpScreen gameId="slot-001" />, { ...PLAYER, username: 'newplayer' })
    await expect.element(screen.getByText("We couldn't load your game rounds")).toBeVisible()
    await expect.element(screen.getByText(/Three reels stop/)).toBeVisible()
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByText('No rounds yet')).toBeVisible()
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
    await expect.element(screen.getByText("We couldn't load the game")).toBeVisible()
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByText(/Three reels stop/)).toBeVisible()
  })
})
