import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PosterGrid } from './poster-grid.tsx'
import { PosterTile } from './poster-tile.tsx'
import { Rail } from './rail.tsx'

const TILES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((title) => (
  <PosterTile key={title} title={title} src="" seed={title} corner={<button type="button">{`More ${title}`}</button>} />
))

const getFocused = () => document.activeElement?.textContent.trim()

/** The column count of three, and stops before and after the list. */
async function renderBetween(list: React.ReactNode) {
  await render(
    <div style={{ width: 320 }}>
      <button type="button">before</button>
      {list}
      <button type="button">after</button>
    </div>,
  )
  // Its code has loaded.
  await expect.poll(() => document.querySelectorAll('li button[tabindex="0"]').length).toBe(2)
  document.querySelector('button')?.focus()
}

describe('useRovingFocus', () => {
  it('makes a grid one stop of the Tab key, with the controls of its tile', async () => {
    await renderBetween(<PosterGrid label="Games">{TILES}</PosterGrid>)
    const stops: (string | undefined)[] = []
    for (let press = 0; press < 3; press += 1) {
      await userEvent.keyboard('{Tab}')
      stops.push(getFocused())
    }
    expect(stops).toEqual(['AA', 'More A', 'after'])
  })

  it('moves through a grid by the arrow keys, and returns to the tile that was left', async () => {
    await renderBetween(<PosterGrid label="Games">{TILES}</PosterGrid>)
    const places: [string, string][] = [
      ['{Tab}', 'AA'],
      ['{ArrowDown}', 'DD'],
      ['{ArrowRight}', 'EE'],
      ['{End}', 'FF'],
      ['{Home}', 'DD'],
      ['{ArrowDown}', 'GG'],
      ['{ArrowDown}', 'GG'],
      ['{ArrowUp}', 'DD'],
      ['{ArrowLeft}', 'CC'],
      ['{Tab}', 'More C'],
      ['{ArrowLeft}', 'BB'],
      ['{Tab}', 'More B'],
      ['{Tab}', 'after'],
      ['{Shift>}{Tab}{/Shift}', 'More B'],
    ]
    for (const [key, place] of places) {
      await userEvent.keyboard(key)
      expect([key, getFocused()]).toEqual([key, place])
    }
  })

  it('makes a rail one stop, too', async () => {
    await renderBetween(<Rail label="Games">{TILES}</Rail>)
    await userEvent.keyboard('{Tab}{End}')
    expect(getFocused()).toBe('HH')
    await userEvent.keyboard('{Tab}{Tab}')
    expect(getFocused()).toBe('after')
  })
})
