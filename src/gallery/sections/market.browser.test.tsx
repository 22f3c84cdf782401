import { beforeEach, describe, expect, it } from 'vitest'
import { focus, press } from '#tests/support/component/input.ts'
import { renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import { Market } from './market.tsx'

let screen: RenderedApp
beforeEach(async () => {
  window.scrollTo(0, 0)
  screen = await renderApp(<Market />)
})

describe('VirtualGrid', () => {
  const tiles = () => screen.getByRole('list', { name: '5,000 games' }).getByRole('button')
  const tile = (place: number) => screen.getByRole('button', { name: new RegExp(`Game ${String(place)}$`) })

  it(
    'renders few of 5,000 tiles; arrow keys move through them, and the page ends with the last',
    { tags: 'full' },
    async () => {
      await expect.element(tiles().first()).toHaveAccessibleName(/Game 1$/)
      await expect.poll(() => tiles().elements().length).toBeLessThan(80)
      await focus(tiles().first())
      await expect.element(tile(2)).toHaveAttribute('tabindex', '-1')
      await press(...Array.from({ length: 60 }, () => 'ArrowRight'), 'Enter')
      await expect.element(screen.getByText('Opened 61')).toBeInTheDocument()
      window.scrollTo(0, document.body.scrollHeight)
      await expect.element(tile(5000)).toBeVisible()
      expect(tiles().elements().length).toBeLessThan(80)
    },
  )

  it('keeps the focus on its tile while scrolling, and the arrow keys continue from it', async () => {
    await focus(tile(20))
    await expect.element(tile(2)).toHaveAttribute('tabindex', '-1')
    window.scrollTo(0, 30_000)
    await expect.element(tile(1)).not.toBeInTheDocument()
    await expect.element(tile(20)).toHaveFocus()
    expect(tiles().elements().length).toBeLessThan(80)
    await press('ArrowRight')
    await expect.element(tile(21)).toHaveFocus()
    await expect.element(tile(21)).toBeInViewport()
    window.scrollTo(0, document.body.scrollHeight)
    await expect.element(tile(5000)).toBeVisible()
    await expect.element(tile(21)).toHaveFocus()
    await press('ArrowLeft')
    await expect.element(tile(20)).toHaveFocus()
    await press('Enter')
    await expect.element(screen.getByText('Opened 20')).toBeInTheDocument()
    await expect.element(tile(20)).toBeInViewport()
  })
})
