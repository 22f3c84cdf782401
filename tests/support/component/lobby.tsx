import { useState, type ReactElement } from 'react'
import { expect } from 'vitest'
import type { GamesFilter } from '#src/features/games/games.queries.ts'
import { LobbyScreen } from '#src/features/games/lobby/lobby-screen.tsx'
import type { RenderedApp } from './render.tsx'

/** The lobby with its part of the address as state. */
export function Lobby({ start = {} }: { readonly start?: GamesFilter }): ReactElement {
  const [choice, setChoice] = useState(start)
  return (
    <main>
      <output>{JSON.stringify(choice)}</output>
      <LobbyScreen
        choice={choice}
        isAllShown={false}
        onShowAll={() => undefined}
        onChoose={setChoice}
        onProvider={(manuf) => setChoice({ manuf })}
        onPlayed={() => undefined}
      />
    </main>
  )
}

/** The names of the games in a list. */
export const namesIn = (screen: RenderedApp, name: string) =>
  screen
    .getByRole('list', { name, exact: true })
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('button')?.textContent ?? '')

/** Scrolls to a row until it has its games: each loads when it comes near. */
export async function scrollTo(screen: RenderedApp, name: string): Promise<void> {
  const row = screen.getByRole('list', { name, exact: true }).getByRole('button')
  await expect
    .poll(() => {
      const [heading] = screen.getByRole('heading', { name, exact: true }).elements()
      if (heading) heading.scrollIntoView()
      else window.scrollBy(0, 300)
      return row.elements().length
    })
    .toBeGreaterThan(0)
}
