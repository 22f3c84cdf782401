import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { KeywordMax } from '#generated/http/schemas/keyword.ts'
import { press } from '#tests/support/component/input.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import type { GamesFilter } from '../games.queries.ts'
import { SearchHistory } from './search-history.ts'
import { SearchResultScreen } from './search-result-screen.tsx'
import { SearchScreen } from './search-screen.tsx'
import { searchQuery } from './search.queries.ts'

let sandbox: MockSandbox
beforeEach(async () => {
  localStorage.clear()
  sandbox = await createSandbox()
})

const TEXTS = { texts: ['search', 'play'] } as const
const calls = () => sandbox.calls('searchOpenGames')

async function renderSearch(keyword?: string) {
  const onSearch = vi.fn<(keyword: string) => void>()
  const onKeyword = vi.fn<(keyword: string | undefined) => void>()
  const screen = await renderApp(
    <SearchScreen keyword={keyword} onKeyword={onKeyword} onSearch={onSearch} onPlayed={() => undefined} />,
    TEXTS,
  )
  return { screen, onSearch, onKeyword, field: screen.getByRole('searchbox') }
}

describe('SearchScreen', () => {
  it('focuses the field, and suggests words and games of the server', async () => {
    const { screen, onSearch, field } = await renderSearch()
    await expect.element(field).toHaveFocus()
    const word = screen.getByRole('button', { name: 'jeepney' })
    // It searches; it is not switched on.
    await expect.element(word).not.toHaveAttribute('aria-pressed')
    await word.click()
    expect(onSearch).toHaveBeenCalledWith('jeepney')
    await expect.element(screen.getByRole('list', { name: 'You may like' })).toBeVisible()
  })

  it.each([360, 720, 1280, 1920])('fills the rows of suggested games at %i px', { tags: 'full' }, async (width) => {
    await page.viewport(width, 740)
    const { screen } = await renderSearch()
    const list = screen.getByRole('list', { name: 'You may like' })
    const tiles = () => [...list.element().children].map((tile) => tile.getBoundingClientRect().top)
    await expect.element(list).toBeVisible()
    await expect.poll(() => new Set(tiles().map((top) => tiles().filter((one) => one === top).length)).size).toBe(1)
    await page.viewport(1280, 740)
  })

  it('shows games while the player types, one request for a word, and keeps the word in the address', async () => {
    const { screen, onKeyword, field } = await renderSearch()
    await field.fill('PLINKÓ')
    await expect.element(screen.getByRole('button', { name: /^Plinko Parol/ })).toBeVisible()
    await expect.element(screen.getByText('1 game found')).toBeVisible()
    expect(onKeyword).toHaveBeenLastCalledWith('PLINKÓ')
    expect(await calls()).toHaveLength(1)
    await field.fill('')
    await expect.element(screen.getByRole('list', { name: 'Popular searches' })).toBeVisible()
  })

  it('searches for the beginning of a text that is too long', async () => {
    const { onSearch, field } = await renderSearch()
    await field.fill('m'.repeat(200))
    await press('Enter')
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('m'.repeat(KeywordMax))
  })

  it('breaks a long word that is not found, on a phone', { tags: 'full' }, async () => {
    await page.viewport(320, 740)
    const { screen } = await renderSearch('m'.repeat(KeywordMax))
    await expect.element(screen.getByText(/^No games for/)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await page.viewport(1280, 740)
  })

  it('does not show a late response under a newer word', async () => {
    const { screen, field } = await renderSearch()
    await sandbox.injectFault('searchOpenGames', { kind: 'delay', ms: 120_000 })
    await field.fill('plinko')
    await expect.element(field).toHaveAttribute('aria-busy', 'true')
    await field.fill('mango')
    await expect.element(screen.getByRole('list', { name: 'Results for “mango”' })).toBeVisible()
    await sandbox.clearFaults()
    await expect.poll(() => sandbox.isIdle()).toBe(true)
    expect(screen.getByRole('button', { name: /^Plinko/ }).elements()).toHaveLength(0)
  })

  it('remembers what was searched for with Enter, and forgets one word or all', { tags: 'full' }, async () => {
    const { screen, onSearch, field } = await renderSearch()
    const history = screen.stores.deferred.get(SearchHistory)
    await field.fill('  mango ')
    await press('Enter')
    expect(onSearch).toHaveBeenCalledWith('mango')
    history.add('parol')
    await field.fill('')
    const words = screen.getByRole('list', { name: 'Recent searches' })
    await expect.element(words.getByRole('listitem').first()).toMatchTextContent('parol')
    await screen.getByRole('button', { name: 'Remove “parol”' }).click()
    expect(history.words).toEqual(['mango'])
    await screen.getByRole('button', { name: 'Clear all' }).click()
    await expect.poll(() => words.elements().length).toBe(0)
  })

  it('remembers the word whose games were found when one of them is opened', async () => {
    const { screen, field } = await renderSearch()
    await field.fill('parol')
    const found = screen.getByRole('list', { name: 'Results for “parol”' })
    await found.getByRole('button', { name: /^Parol Nights/ }).click()
    expect(screen.stores.deferred.get(SearchHistory).words).toEqual(['parol'])
    expect(screen.stores.overlays.queued?.name).toBe('loginFirst')
  })

  it('restores the word of the address without taking the focus', async () => {
    const { screen, field } = await renderSearch('parol')
    await expect.element(field).toHaveValue('parol')
    await expect.element(screen.getByText('2 games found')).toBeVisible()
    await expect.element(field).not.toHaveFocus()
  })
})

function Result({ keyword, start = {} }: { readonly keyword: string; readonly start?: GamesFilter }) {
  const [filter, setFilter] = useState(start)
  return (
    <SearchResultScreen
      keyword={keyword}
      filter={filter}
      onFilter={setFilter}
      onSearch={() => undefined}
      onPlayed={() => undefined}
    />
  )
}

describe('SearchResultScreen', () => {
  it('narrows by category and provider, sorts, and counts', async () => {
    const screen = await renderApp(<Result keyword="parol" />, TEXTS)
    await expect.element(screen.getByText('2 games found')).toBeVisible()
    await screen.getByRole('button', { name: 'Slots' }).click()
    await expect.element(screen.getByText('1 game found')).toBeVisible()
    await screen.getByLabelText('Sort by').selectOptions('A–Z')
    await screen.getByLabelText('Provider').selectOptions('Bituin Play')
    await expect.element(screen.getByText('1 game found')).toBeVisible()
    const { queryKey } = searchQuery('parol', { type: 'slot', manuf: 'bituin', sort: 'name' })
    await expect.poll(() => screen.queryClient.getQueryData(queryKey)?.pages[0]?.total).toBe(1)
  })

  it('suggests words and games when nothing is found, and clears filters', async () => {
    const screen = await renderApp(<Result keyword="parol" />, TEXTS)
    await screen.getByRole('button', { name: 'Fish' }).click()
    await expect.element(screen.getByText('No games for “parol”')).toBeVisible()
    await expect.element(screen.getByRole('list', { name: 'You may like' })).toBeVisible()
    await screen.getByRole('button', { name: 'Clear filters' }).click()
    await expect.element(screen.getByText('2 games found')).toBeVisible()
  })

  it('names an unknown provider of the address, which clearing the filters removes', { tags: 'full' }, async () => {
    const screen = await renderApp(<Result keyword="parol" start={{ manuf: 'xyz' }} />, TEXTS)
    await expect.element(screen.getByLabelText('Provider')).toHaveDisplayValue('Unknown provider')
    await screen.getByRole('button', { name: 'Clear filters' }).click()
    await expect.element(screen.getByText('2 games found')).toBeVisible()
    await expect.element(screen.getByLabelText('Provider')).toHaveDisplayValue('All providers')
  })

  it('offers Retry after a failure', async () => {
    await sandbox.injectFault('searchOpenGames', { kind: 'status', status: 500 })
    const screen = await renderApp(<Result keyword="parol" />, TEXTS)
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByText('2 games found')).toBeVisible()
  })
})
