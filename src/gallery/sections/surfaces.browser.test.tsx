import { beforeEach, describe, expect, it } from 'vitest'
import { focus, press } from '#tests/support/component/input.ts'
import { createSandbox, renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import { Surfaces } from './surfaces.tsx'

let screen: RenderedApp
beforeEach(async () => {
  // For the pictures.
  await createSandbox()
  screen = await renderApp(<Surfaces />)
})

/** The name of what was opened last. */
const opened = () => screen.container.querySelector('output')

describe('PosterTile', () => {
  it('opens by Enter and Space; while opening it keeps the focus and ignores presses', async () => {
    const games = screen.getByRole('list', { name: 'Games' })
    await focus(games.getByRole('button', { name: /Parol Nights/ }))
    await press('Enter')
    await expect.element(opened()).toHaveTextContent('Parol Nights')
    await expect.element(games.getByRole('button', { name: /Golden Reef/ })).toHaveAttribute('tabindex', '-1')
    await press('ArrowRight', ' ')
    await expect.element(opened()).toHaveTextContent('Golden Reef')
    await press('ArrowRight', 'Enter')
    await expect.element(games.getByRole('button', { name: /Sabong Stars/ })).toHaveFocus()
    await expect.element(opened()).toHaveTextContent('Golden Reef')
  })
})

describe('Rail', () => {
  it('moves through its tiles by the arrow keys, and scrolls to each', async () => {
    const tile = (place: number) => screen.getByRole('button', { name: new RegExp(`Rail game ${String(place)}$`) })
    await expect.element(tile(12)).not.toBeInViewport()
    await focus(tile(1))
    await expect.element(tile(2)).toHaveAttribute('tabindex', '-1')
    await press(...Array.from({ length: 11 }, () => 'ArrowRight'))
    await expect.element(tile(12)).toHaveFocus()
    await expect.element(tile(12)).toBeInViewport({ ratio: 1 })
    await press('Enter')
    await expect.element(opened()).toHaveTextContent('Rail game 12')
  })
})

describe('ProviderTile', () => {
  it('opens by Enter', async () => {
    await focus(screen.getByRole('list', { name: 'Providers' }).getByRole('button').first())
    await press('Enter')
    await expect.element(opened()).toHaveTextContent('Parol Nights: 24')
  })
})
