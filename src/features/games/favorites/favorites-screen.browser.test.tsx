import { beforeEach, describe, expect, it } from 'vitest'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { FavoritesScreen } from './favorites-screen.tsx'

beforeEach(async () => {
  await createSandbox()
})

const open = (username: string) =>
  renderApp(<FavoritesScreen play={undefined} onPlayed={() => undefined} />, { texts: ['games', 'play'], username })

describe('FavoritesScreen', () => {
  it('offers hot games to a player who has no favorites', async () => {
    const screen = await open('newplayer')
    await expect.element(screen.getByText('No favorites yet')).toBeVisible()
    const hot = screen.getByRole('list', { name: 'Hot games' })
    await expect.element(hot.getByRole('button', { name: /Parol Nights/ }).first()).toBeVisible()
  })

  it('shows only the favorites of a player who has some', async () => {
    const screen = await open('vip8player')
    await expect.element(screen.getByRole('list', { name: 'Favorites' })).toBeVisible()
    expect(screen.getByRole('list', { name: 'Hot games' }).elements()).toEqual([])
  })
})
