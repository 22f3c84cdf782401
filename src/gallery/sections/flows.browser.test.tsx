import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { compose, focus, press } from '#tests/support/component/input.ts'
import { renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import { Flows } from './flows.tsx'

let screen: RenderedApp
beforeEach(async () => {
  screen = await renderApp(<Flows />)
})

/** The text that was searched last. */
const searched = () => screen.container.querySelector('output')

describe('SearchField', () => {
  it('searches on Enter, except within an input method', async () => {
    const field = screen.getByRole('searchbox', { name: 'Search games' })
    await userEvent.fill(field, 'parol')
    await press('Enter')
    await expect.element(searched()).toHaveTextContent('parol')
    await focus(field)
    await compose('s', 'sa')
    await expect.element(field).toHaveValue('parolsa')
    await expect.element(searched()).toHaveTextContent('parol')
  })

  it('clears by Escape and by its button, and keeps the focus', async () => {
    const field = screen.getByRole('searchbox', { name: 'Search games' })
    await expect.element(screen.getByRole('button', { name: 'Clear', exact: true })).not.toBeInTheDocument()
    await userEvent.fill(field, 'parol')
    await press('Escape')
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
    await userEvent.fill(field, 'reef')
    await press('Tab', 'Enter')
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
  })

  it('announces that it is busy', async () => {
    await expect
      .element(screen.getByRole('searchbox', { name: 'Search providers' }))
      .toHaveAttribute('aria-busy', 'true')
  })
})

describe('FavoriteButton', () => {
  it('toggles by Enter and Space, and keeps its name', async () => {
    const heart = screen.getByRole('button', { name: 'Favorite: Parol Nights', exact: true })
    await focus(heart)
    await press('Enter')
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    await press(' ')
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  })

  it('ignores presses while it is busy, and keeps the focus', async () => {
    const heart = screen.getByRole('button', { name: /Nights 4/ })
    await focus(heart)
    await press('Enter')
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    await expect.element(heart).toHaveFocus()
  })
})

describe('Rail', () => {
  it('moves the focus by arrow keys, Home and End, and scrolls to it', async () => {
    const item = (name: string) => screen.getByRole('button', { name, exact: true })
    await focus(item('₱100'))
    await press('ArrowRight')
    await expect.element(item('₱200')).toHaveFocus()
    await press('ArrowLeft', 'ArrowLeft')
    await expect.element(item('₱100')).toHaveFocus()
    await press('End')
    await expect.element(item('₱1600')).toHaveFocus()
    await expect.element(item('₱1600')).toBeInViewport({ ratio: 1 })
    await press('Home')
    await expect.element(item('₱100')).toHaveFocus()
  })
})

describe('StickyAction', () => {
  it('is always visible, and never covers the focused field', async () => {
    const button = screen.getByRole('button', { name: 'Deposit ₱500.00' })
    const box = screen.getByRole('region', { name: 'StickyAction' }).element()
    box.scrollIntoView()
    for (const place of [1, 2, 3, 4, 5, 6]) {
      const field = screen.getByRole('textbox', { name: `Label ${String(place)}` }).element()
      field.focus()
      const top = button.element().closest('[data-sticky-action]')?.getBoundingClientRect().top ?? 0
      expect(field.getBoundingClientRect().bottom, `Label ${String(place)}`).toBeLessThanOrEqual(top + 1)
      expect(button.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().bottom)
    }
  })
})

describe('StepProgress and Progress', () => {
  it('announce their progress as text', async () => {
    await expect.element(screen.getByText('Step 2 of 3')).toBeVisible()
    const wagering = screen.getByRole('progressbar', { name: 'Wagering left' })
    await expect.element(wagering).toHaveAttribute('value', '1200')
    await expect.element(wagering).toHaveAccessibleDescription('₱800.00 to go')
  })
})
