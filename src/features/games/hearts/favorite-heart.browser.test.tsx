import { useQuery } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Game } from '#generated/http/schemas/game.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import type { UserFields } from '#src/stores/stored-user.ts'
import { clickTwice } from '#tests/support/component/input.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { FavoriteHeart } from './favorite-heart.tsx'
import { addPendingFavorites, favoritesQuery } from './favorites.queries.ts'

const GAME: Game = {
  id: 'slot-002',
  name: 'Sinulog Spins',
  manuf: 'mayon',
  manufName: 'Mayon Games',
  type: 'slot',
  cover: '',
  hot: true,
}

function Favorites() {
  const { data } = useQuery({ ...favoritesQuery(), enabled: false })
  return (
    <ul aria-label="List">
      {data?.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  )
}

let sandbox: MockSandbox
beforeEach(async () => {
  sandbox = await createSandbox()
})

async function renderHearts(username?: string) {
  const screen = await renderApp(
    <>
      <FavoriteHeart game={GAME} />
      <FavoriteHeart game={GAME} look="plain" />
      <Favorites />
    </>,
    { texts: ['play'], ...(username !== undefined && { username }) },
  )
  const hearts = screen.getByRole('button', { name: 'Favorite: Sinulog Spins' })
  const expectAll = async (isOn: boolean) => {
    for (const heart of [hearts.first(), hearts.last()])
      await expect.element(heart).toHaveAttribute('aria-pressed', String(isOn))
    const rows = () => screen.getByText('Sinulog Spins').elements().length
    await expect.poll(rows).toBe(Number(isOn))
  }
  await expect.poll(() => screen.queryClient.isFetching()).toBe(0)
  return { screen, hearts, expectAll }
}

async function logInAtServer(): Promise<UserFields> {
  const response = await fetch('/api/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'newplayer', password: hashPassword('tumpak123') }),
  })
  return ((await response.json()) as { data: UserFields }).data
}

const changes = async () =>
  (await sandbox.calls())
    .map(({ operationId }) => operationId)
    .filter((name) => name === 'addFavourite' || name === 'removeFavourite')

describe('FavoriteHeart', () => {
  it('changes every heart and the list at once, and the server', async () => {
    const { hearts, expectAll } = await renderHearts('newplayer')
    await expectAll(false)
    await hearts.first().click()
    await expectAll(true)
    await expect.poll(changes).toEqual(['addFavourite'])
    await hearts.last().click()
    await expectAll(false)
    await expect.poll(changes).toEqual(['addFavourite', 'removeFavourite'])
  })

  it('goes back after a failure, with the reason once', async () => {
    const { screen, hearts, expectAll } = await renderHearts('newplayer')
    await sandbox.injectFault('addFavourite', { kind: 'status', status: 500 })
    await hearts.first().click()
    await expect.element(screen.getByText('Server error!')).toBeVisible()
    expect(screen.getByText('Server error!').elements()).toHaveLength(1)
    await expectAll(false)
  })

  it('sends a double tap in order', async () => {
    const { screen, hearts, expectAll } = await renderHearts('newplayer')
    await clickTwice(hearts.first())
    await expect.poll(changes).toEqual(['addFavourite', 'removeFavourite'])
    await expect.poll(() => screen.queryClient.isMutating() + screen.queryClient.isFetching()).toBe(0)
    await expectAll(false)
    expect(screen.stores.toasts.items).toEqual([])
  })

  it('accepts that another device was first, without a message', async () => {
    const { screen, hearts, expectAll } = await renderHearts('newplayer')
    await fetch('/api/user/game/collect', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ gameId: GAME.id }),
    })
    await hearts.first().click()
    await expect.poll(() => screen.queryClient.isMutating() + screen.queryClient.isFetching()).toBe(0)
    await expectAll(true)
    expect(screen.stores.toasts.items).toEqual([])
  })

  it.each(['en-US', 'vi-VN'] as const)(
    'says that nothing changed while the favorites cannot load, in %s',
    async (language) => {
      await sandbox.injectFault('listFavourites', { kind: 'status', status: 500 }, { times: 100 })
      const name = language === 'en-US' ? 'Favorite: Sinulog Spins' : 'Yêu thích: Sinulog Spins'
      const said = language === 'en-US' ? /Tap the heart again to retry/ : /chạm lại vào trái tim/
      const screen = await renderApp(<FavoriteHeart game={GAME} />, {
        texts: ['play'],
        username: 'newplayer',
        language,
      })
      const heart = screen.getByRole('button', { name })
      await expect.poll(() => screen.queryClient.isFetching()).toBe(0)
      await expect.element(heart).not.toHaveAttribute('aria-pressed')
      await heart.click()
      await expect.element(screen.getByText(said)).toBeVisible()
      await expect.element(heart).not.toHaveAttribute('aria-pressed')
      expect(await changes()).toEqual([])
      await sandbox.clearFaults()
      await heart.click()
      await expect.poll(changes).toEqual(['addFavourite'])
      await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    },
  )

  it('never removes a favorite whose heart showed no state', async () => {
    await sandbox.injectFault('listFavourites', { kind: 'status', status: 500 }, { times: 1 })
    const screen = await renderApp(<FavoriteHeart game={GAME} />, { texts: ['play'], username: 'newplayer' })
    await fetch('/api/user/game/collect', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ gameId: GAME.id }),
    })
    const before = await changes()
    const heart = screen.getByRole('button', { name: 'Favorite: Sinulog Spins' })
    await expect.poll(() => screen.queryClient.isFetching()).toBe(0)
    await expect.element(heart).not.toHaveAttribute('aria-pressed')
    await heart.click()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    expect(await changes()).toEqual(before)
  })

  it('asks a visitor to log in, and stores the favorite once after it, over a reload', async () => {
    const { screen, hearts } = await renderHearts()
    await hearts.first().click()
    const { queued } = screen.stores.overlays
    if (queued?.name !== 'loginFirst') throw new Error('no dialog')
    screen.stores.overlays.leave(queued.id)
    queued.props.onLogin?.()
    await screen.unmount()
    const reloaded = await renderHearts()
    const stop = addPendingFavorites(reloaded.screen.queryClient, reloaded.screen.stores)
    expect(await changes()).toEqual([])
    const signIn = async () => reloaded.screen.stores.session.signIn(await logInAtServer())
    await signIn()
    await expect.poll(changes).toEqual(['addFavourite'])
    await expect.element(reloaded.hearts.first()).toHaveAttribute('aria-pressed', 'true')
    reloaded.screen.stores.session.clear()
    await signIn()
    await expect.poll(() => reloaded.screen.queryClient.isFetching()).toBe(0)
    expect(await changes()).toEqual(['addFavourite'])
    stop()
  })

  it('forgets the heart of a visitor who closes the dialog', async () => {
    const { screen, hearts } = await renderHearts()
    await hearts.first().click()
    screen.stores.overlays.closeTop()
    const stop = addPendingFavorites(screen.queryClient, screen.stores)
    screen.stores.session.signIn(await logInAtServer())
    await expect.element(hearts.first()).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => screen.queryClient.isFetching()).toBe(0)
    expect(await changes()).toEqual([])
    stop()
  })
})
