import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/support/component/axe.ts'
import { setMotion } from '#tests/support/component/input.ts'
import { Lobby, namesIn, scrollTo } from '#tests/support/component/lobby.tsx'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { preloadLobbyParts } from './lobby-parts.tsx'

// The first import of their code may take longer than a test waits for a row.
beforeAll(preloadLobbyParts)

let sandbox: MockSandbox
beforeEach(async () => {
  window.scrollTo(0, 0)
  sandbox = await createSandbox()
})

afterEach(() => setMotion('reduce'))

async function operations(): Promise<string[]> {
  const calls = await sandbox.calls()
  return calls.map(({ operationId }) => operationId)
}

describe('front', () => {
  it('takes the open lists for a visitor, and shows no game twice before the top 10', async () => {
    const screen = await renderApp(<Lobby />)
    for (const name of ['Live', 'New games', 'Sports', 'Top 10']) await scrollTo(screen, name)
    const rows = ['Hot games', 'Live', 'New games', 'Sports'].flatMap((name) => namesIn(screen, name))
    expect(rows.length).toBeGreaterThan(20)
    expect(new Set(rows).size).toBe(rows.length)
    expect(await operations()).not.toContain('listLiveGames')
    expect(await operations()).toContain('listOpenLiveGames')
    expect(screen.getByRole('list', { name: 'Continue playing' }).elements()).toEqual([])
    expect(await axeViolations(screen.container)).toEqual([])
  })

  it('takes the lists of players for a player, and continues with the last games played', async () => {
    const screen = await renderApp(<Lobby />, { username: 'vip8player' })
    await expect.element(screen.getByRole('list', { name: 'Continue playing' })).toBeInTheDocument()
    expect(namesIn(screen, 'Continue playing').length).toBeGreaterThan(3)
    await scrollTo(screen, 'Top 10')
    const lists = ['listLiveGames', 'listHotGames', 'listGames', 'listGameRecords']
    await expect.poll(operations).toEqual(expect.arrayContaining(lists))
    const called = await operations()
    expect(called.filter((one) => one.startsWith('listOpen') && one !== 'listOpenGameTypes')).toEqual([])
  })

  it('shows no game twice before the top 10 to a player with rounds and favorites', async () => {
    const screen = await renderApp(<Lobby />, { username: 'vip8player' })
    for (const name of ['Favorites', 'Live', 'New games', 'Sports']) await scrollTo(screen, name)
    const own = ['Continue playing', 'Favorites'].flatMap((name) => namesIn(screen, name))
    const rows = [...own, ...['Hot games', 'Live', 'New games', 'Sports'].flatMap((name) => namesIn(screen, name))]
    expect(own.length).toBeGreaterThan(4)
    expect(rows.filter((name, index) => rows.indexOf(name) !== index)).toEqual([])
  })

  it('numbers the top 10', { tags: 'full' }, async () => {
    const screen = await renderApp(<Lobby />)
    await scrollTo(screen, 'Top 10')
    const top = screen.getByRole('list', { name: 'Top 10' }).getByRole('button', { name: /^\d+\. / })
    await expect.element(top.first()).toHaveAccessibleName(/^1\. Tongits Tambayan/)
    await expect.element(top.nth(9)).toHaveAccessibleName(/^10\. /)
  })

  it('begins the hot games, the top 10 and the slots with other games', { tags: 'full' }, async () => {
    const screen = await renderApp(<Lobby />)
    const firsts: string[] = []
    for (const name of ['Hot games', 'Top 10', 'Slots']) {
      await scrollTo(screen, name)
      firsts.push(
        ...namesIn(screen, name)
          .slice(0, 3)
          .map((game) => game.replace(/^\d+\. /, '')),
      )
    }
    expect(new Set(firsts).size).toBe(9)
  })

  it('has banners, and a list of one type has none', async () => {
    // The tests have no pages to which the banners could lead.
    const changes = { '/0/link': 'https://example.com/' }
    await sandbox.injectFault('listBanners', { kind: 'replace', changes })
    const screen = await renderApp(<Lobby />)
    const banners = screen.getByRole('region', { name: 'News and offers' })
    await expect.element(banners).toBeInTheDocument()
    await screen.getByRole('tab', { name: 'Fish' }).click()
    await expect.poll(() => banners.elements()).toEqual([])
  })

  it('leaves out a game that it cannot read, and shows the others', async () => {
    await sandbox.injectFault('listOpenHotGames', { kind: 'replace', changes: { '/list/0/name': 7 } })
    const screen = await renderApp(<Lobby />)
    await expect.element(screen.getByRole('button', { name: /Sinulog Spins/ }).first()).toBeInTheDocument()
    expect(namesIn(screen, 'Hot games').some((name) => name.includes('Parol Nights'))).toBe(false)
  })

  it('offers Retry in a row that fails, and shows the others', async () => {
    await sandbox.injectFault('listOpenLiveGames', { kind: 'code', code: 50001 }, { times: 1 })
    await sandbox.injectFault('listGameMessages', { kind: 'code', code: 50001 }, { times: 1 })
    const screen = await renderApp(<Lobby />)
    await scrollTo(screen, 'New games')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await scrollTo(screen, 'Live')
    expect(screen.getByRole('button', { name: 'Retry' }).elements()).toEqual([])
  })

  it('offers Retry for the hot games, and does not ask again by itself', async () => {
    await sandbox.injectFault('listOpenHotGames', { kind: 'code', code: 50001 }, { times: 1000 })
    const screen = await renderApp(<Lobby />)
    const retry = screen.getByRole('button', { name: 'Retry' }).first()
    await scrollTo(screen, 'New games')
    await expect.element(retry).toBeInTheDocument()
    expect((await sandbox.calls('listOpenHotGames')).length).toBeLessThan(5)
    await sandbox.clearFaults()
    await userEvent.click(retry)
    await expect.element(screen.getByRole('list', { name: 'Hot games' })).toBeInTheDocument()
  })

  it.each([
    ['a refusal', { kind: 'code', code: 20_002, msg: 'Please log in first.' }, 'Please log in first.'],
    ['an unreadable answer', { kind: 'malformed' }, "We couldn't read the server's response. Please try again later."],
    ['a connection that breaks', { kind: 'drop' }, 'Check your connection and try again.'],
  ] as const)('says the reason of failed hot games: %s', { tags: 'full' }, async (_, fault, reason) => {
    await sandbox.injectFault('listOpenHotGames', fault, { times: 1000 })
    const { container } = await renderApp(<Lobby />)
    const reasons = () =>
      [...container.querySelectorAll('p')]
        .filter(({ textContent }) => textContent === "We couldn't load the games")
        .map((title) => title.nextElementSibling?.textContent)
    await expect.poll(reasons).toContain(reason)
  })

  it('shows the rows to a player whose favorites fail, and asks for them a few times only', async () => {
    await sandbox.injectFault('listFavourites', { kind: 'code', code: 50001 }, { times: 1000 })
    const screen = await renderApp(<Lobby />, { username: 'vip8player' })
    const heart = screen
      .getByRole('list', { name: 'Top 10' })
      .getByRole('button', { name: /^Favorite: / })
      .last()
    await scrollTo(screen, 'Top 10')
    await expect.element(heart).toBeInTheDocument()
    await userEvent.click(heart)
    // Whether the game is a favorite is not known.
    await expect.element(heart).not.toHaveAttribute('aria-pressed')
    expect((await sandbox.calls('listFavourites')).length).toBeLessThan(10)
  })

  it('offers Retry for the providers', async () => {
    await sandbox.injectFault('listOpenManufacturers', { kind: 'code', code: 50001 }, { times: 1 })
    const screen = await renderApp(<Lobby />)
    await scrollTo(screen, 'Top 10')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await scrollTo(screen, 'Providers')
    expect(screen.getByRole('button', { name: 'Retry' }).elements()).toEqual([])
  })

  it("shows a player's favorites that are not above, and leaves the row as it is when a heart is pressed", async () => {
    const screen = await renderApp(<Lobby />, { username: 'vip8player' })
    await scrollTo(screen, 'Favorites')
    const names = namesIn(screen, 'Favorites')
    expect(names.filter((name) => namesIn(screen, 'Hot games').includes(name))).toEqual([])
    const heart = screen.getByRole('list', { name: 'Favorites' }).getByRole('button', { name: /^Favorite: / })
    await userEvent.click(heart.first())
    await expect.element(heart.first()).toHaveAttribute('aria-pressed', 'false')
    expect(namesIn(screen, 'Favorites')).toEqual(names)
    expect(await operations()).toContain('removeFavourite')
  })

  it('requests the rows of a phone when they come near, not before', { tags: 'full' }, async () => {
    const screen = await renderApp(<Lobby />)
    await scrollTo(screen, 'Live')
    await expect.element(screen.getByRole('list', { name: 'Live' }).getByRole('button').first()).toBeInTheDocument()
    const before = await operations()
    expect(before).toContain('listOpenLiveGames')
    expect(before).not.toContain('listOpenManufacturers')
    await scrollTo(screen, 'Top 10')
    await expect.poll(operations).toContain('listOpenManufacturers')
  })

  it('moves the skeletons of rows that load, not those of rows far below', { tags: 'full' }, async () => {
    await setMotion('no-preference')
    await sandbox.injectFault('listOpenLiveGames', { kind: 'timeout' })
    const screen = await renderApp(<Lobby />)
    const animations = (name: string) =>
      screen
        .getByRole('list', { name, exact: true })
        .elements()
        .flatMap((list) => list.getAnimations({ subtree: true })).length
    await expect
      .poll(() => {
        screen.getByRole('heading', { name: 'Live', exact: true }).elements()[0]?.scrollIntoView()
        return animations('Live')
      })
      .toBeGreaterThan(0)
    await expect.element(screen.getByRole('list', { name: 'Top 10' })).toBeInTheDocument()
    expect(animations('Top 10')).toBe(0)
  })
})

it('live tables have a mark, a name, a dealer, bet limits and seats', async () => {
  const screen = await renderApp(<Lobby start={{ type: 'live' }} />)
  const table = screen.getByRole('list', { name: 'Live', exact: true }).getByRole('button').first()
  await expect
    .element(table)
    .toHaveAccessibleName(
      /Live.*Manila Baccarat.*Dealer Andres.*Salon Luna 2.*Bets ₱50.00 to ₱5,000.00.*3 of 7 seats open/,
    )
})

it('sports events have teams, a league, a start and a heart', async () => {
  const screen = await renderApp(<Lobby start={{ type: 'sports' }} />)
  const event = (team: RegExp) =>
    screen.getByRole('list', { name: 'Sports', exact: true }).getByRole('button', { name: team })
  await expect
    .element(event(/Cebu/))
    .toHaveAccessibleName(/Live.*Liga ng Lungsod.*Manila Jeepneys.*1.85.*Cebu Sails.*1.98/)
  await expect.element(event(/Tondo/)).toHaveAccessibleName(/(Today|Tomorrow), \d+:\d\d.*Barangay Cup.*Tondo Kings/)
  const hearts = screen.getByRole('list', { name: 'Sports', exact: true }).getByRole('button', { name: /^Favorite: / })
  await expect.element(hearts.first()).toBeInTheDocument()
})

describe('showProvider', () => {
  it.each([
    // Rows by provider replace the list of posters.
    { place: 1, code: 'slot', showProvider: true, shown: ['Bituin Play'], hidden: ['Slots', 'Providers'] },
    { place: 1, code: 'slot', showProvider: false, shown: ['Slots'], hidden: ['Bituin Play', 'Providers'] },
    { place: 2, code: 'live', showProvider: true, shown: ['Providers', 'Live'], hidden: [] },
    { place: 2, code: 'live', showProvider: false, shown: ['Live'], hidden: ['Providers'] },
    { place: 3, code: 'sports', showProvider: true, shown: ['Providers', 'Sports'], hidden: [] },
    { place: 3, code: 'sports', showProvider: false, shown: ['Sports'], hidden: ['Providers'] },
  ])('$showProvider for $code shows $shown', async ({ place, code, showProvider, shown, hidden }) => {
    const changes = { [`/${String(place)}/showProvider`]: showProvider }
    await sandbox.injectFault('listOpenGameTypes', { kind: 'replace', changes })
    const screen = await renderApp(<Lobby start={{ type: code }} />)
    const list = (name: string) => screen.getByRole('list', { name, exact: true })
    for (const name of shown) await expect.element(list(name).getByRole('button').first()).toBeInTheDocument()
    for (const name of hidden) expect(list(name).elements()).toEqual([])
  })
})

it('two live types show their own tables, and each has a row on the front', { tags: 'full' }, async () => {
  const changes = { '/4/showType': 1, '/4/showProvider': false }
  await sandbox.injectFault('listOpenGameTypes', { kind: 'replace', changes }, { times: 3 })
  const getIds = async (code: string, name: string) => {
    const screen = await renderApp(<Lobby start={{ type: code }} />)
    const list = screen.getByRole('list', { name, exact: true })
    await expect.element(list.getByRole('button').first()).toBeInTheDocument()
    const names = namesIn(screen, name)
    await screen.unmount()
    return names
  }
  const [live, fish] = [await getIds('live', 'Live'), await getIds('fish', 'Fish')]
  expect(fish.length).toBeGreaterThan(3)
  expect(fish.filter((name) => live.includes(name))).toEqual([])
  const screen = await renderApp(<Lobby />)
  for (const name of ['Live', 'Fish']) await scrollTo(screen, name)
})
