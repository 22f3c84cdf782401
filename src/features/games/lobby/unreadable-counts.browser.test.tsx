// @module-tag full
import type { ReactElement } from 'react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import type { GamesFilter } from '../games.queries.ts'
import { preloadLobbyParts } from './lobby-parts.tsx'
import { LobbyScreen } from './lobby-screen.tsx'
import { SearchResultScreen } from '../search/search-result-screen.tsx'
import { SearchScreen } from '../search/search-screen.tsx'

beforeAll(preloadLobbyParts)

let sandbox: MockSandbox
beforeEach(async () => {
  sandbox = await createSandbox()
  const unreadable = { kind: 'replace', changes: { '/total': 'many' } } as const
  const lists = ['listOpenHotGames', 'listOpenGames', 'searchOpenGames', 'listOpenLiveGames']
  const counts = Object.fromEntries(Array.from({ length: 20 }, (_, row) => [`/${String(row)}/gameCount`, 'many']))
  await Promise.all([
    ...lists.map((operation) => sandbox.injectFault(operation, unreadable, { times: 50 })),
    sandbox.injectFault('listOpenManufacturers', { kind: 'replace', changes: counts }, { times: 50 }),
  ])
})

const nothing = () => undefined

function lobby(choice: GamesFilter): ReactElement {
  return (
    <LobbyScreen
      choice={choice}
      isAllShown={false}
      onShowAll={nothing}
      onChoose={nothing}
      onProvider={nothing}
      onPlayed={nothing}
    />
  )
}

const search = () => <SearchScreen keyword="a" onKeyword={nothing} onSearch={nothing} onPlayed={nothing} />
const result = () => (
  <SearchResultScreen keyword="a" filter={{}} onSearch={nothing} onFilter={nothing} onPlayed={nothing} />
)

/** Screen, the list that shows that it has loaded, and a text that stays without the count. */
it.each([
  ['the lobby', () => lobby({}), 'Hot games', 'See all'],
  ['a type of live tables', () => lobby({ type: 'live' }), 'Providers', 'Slots'],
  ['a type by providers', () => lobby({ type: 'slot' }), 'Bituin Play', 'See all'],
  ['a provider', () => lobby({ manuf: 'bituin' }), 'Bituin Play', 'All providers'],
  ['the search', search, 'Results for “a”', 'Show all games'],
  ['a search result', result, 'Results for “a”', 'All'],
] as const)('%s leaves out counts that cannot be read', async (_, renderScreen, list, text) => {
  const screen = await renderApp(<main>{renderScreen()}</main>, { texts: ['search', 'play'] })
  await expect.element(screen.getByRole('list', { name: list }).getByRole('button').first()).toBeVisible()
  await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible()
  expect(screen.getByRole('main').element().textContent).not.toMatch(/NaN|many|undefined|\b0 games/)
})
