import { beforeEach, describe, expect, it } from 'vitest'
import { activate, focus, middle, press } from '#tests/support/component/input.ts'
import { renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import { States } from './states.tsx'

let screen: RenderedApp
beforeEach(async () => {
  screen = await renderApp(<States />)
})

describe('ErrorState', () => {
  it('retries by key, and keeps the focus on Retry meanwhile', async () => {
    const retry = await focus(screen.getByRole('button', { name: 'Try again' }))
    await press('Enter', 'Enter')
    await expect.element(screen.getByText('Could not be loaded (2)')).toBeVisible()
    await press('Enter')
    await expect.element(screen.getByText('Could not be loaded (2)')).toBeVisible()
    await expect.element(retry).toHaveFocus()
  })
})

describe('ToastHost', () => {
  it('announces a toast and dismisses it by key, on the page and above a dialog', async () => {
    const region = screen.getByRole('status', { name: 'Toasts of the gallery' })
    await activate(screen.getByRole('button', { name: 'Show a toast' }))
    await expect.element(region).toMatchTextContent('Saved')
    await activate(screen.getByRole('button', { name: 'Dismiss this' }))
    await expect.element(region).toHaveTextContent('')

    await activate(screen.getByRole('button', { name: 'Open a dialog for it' }))
    const dialog = screen.getByRole('dialog', { name: 'Toasts stand above' })
    await activate(dialog.getByRole('button', { name: 'Show it here' }))
    // Inside the dialog it is not inert; the top layer is above it.
    await expect.element(dialog.getByRole('status', { name: 'Toasts of the gallery' })).toMatchTextContent('Saved')
    const dismiss = dialog.getByRole('button', { name: 'Dismiss this' })
    const { x, y } = await middle(dismiss.element())
    expect(dismiss.element().contains(document.elementFromPoint(x, y))).toBe(true)
    await focus(dismiss)
    await press(' ')
    await expect.element(dismiss).not.toBeInTheDocument()
    await press('Escape')
    await expect.element(dialog).not.toBeInTheDocument()
  })
})
