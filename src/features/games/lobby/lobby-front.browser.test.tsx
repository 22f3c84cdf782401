import { beforeEach, describe, expect, it } from 'vitest'
import { type ReactElement, useState } from 'react'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { GamesFilter } from '../games.queries.ts'
import { LobbyScreen } from './lobby-screen.tsx'

type Sandbox = Awaited<ReturnType<typeof createSandbox>>

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await createSandbox()
})

function Lobby(): ReactElement {
  const [choice, setChoice] = useState<GamesFilter>({})
  return (
    <LobbyScreen
      choice={choice}
      isAllShown={false}
      onShowAll={() => undefined}
      onChoose={setChoice}
      onProvider={() => undefined}
      onPlayed={() => undefined}
    />
  )
}

describe('front of the lobby', () => {
  it('begins the hot games, the top 10 and the slots with other games', async () => {
    const screen = await renderApp(<Lobby />)
    /** The first games of a list, which loads when it comes near. */
    async function readFirst(name: string): Promise<string[]> {
      const buttons = screen
        .getByRole('list', { name, exact: true })
        .getByRole('button', { name: /^(?!Favorite|Options)/ })
      await expect
        .poll(() => {
          const [heading] = screen.getByRole('heading', { name, exact: true }).elements()
          if (heading) heading.scrollIntoView()
          else window.scrollBy(0, 300)
          return buttons.elements().length
        })
        .toBeGreaterThan(2)
      return buttons
        .elements()
        .slice(0, 3)
        .map((button) => (button.textContent ?? '').replace(/^\d+\d\. /, ''))
    }
    const firsts = [await readFirst('Hot games'), await readFirst('Top 10'), await readFirst('Slots')].flat()
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
})
