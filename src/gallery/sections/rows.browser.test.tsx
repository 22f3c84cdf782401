import { beforeEach, describe, expect, it } from 'vitest'
import { focus, press } from '#tests/support/component/input.ts'
import { renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import { Rows } from './rows.tsx'

let screen: RenderedApp
beforeEach(async () => {
  screen = await renderApp(<Rows />)
})

describe('ListRow', () => {
  it('is a Tab stop if it has an action, and none without', async () => {
    await focus(screen.getByRole('button', { name: 'Show' }))
    await press('Tab')
    await expect.element(screen.getByRole('button', { name: 'Inbox' })).toHaveFocus()
    await press('Enter', 'Tab', ' ')
    await expect.element(screen.getByText('Rows opened: 2')).toBeVisible()
  })
})

describe('Money', () => {
  it('hides and shows by key; a hidden amount is not in the page', async () => {
    const example = screen.getByRole('heading', { name: 'covered' }).element().parentElement
    await expect.element(example).toMatchTextContent('Hidden')
    await expect.element(example).not.toMatchTextContent('5,000')
    await focus(screen.getByRole('button', { name: 'Show' }))
    await press(' ')
    await expect.element(example).toMatchTextContent('₱5,000.00')
    await expect.element(screen.getByRole('button', { name: 'Hide' })).toHaveFocus()
    await press('Enter')
    await expect.element(example).not.toMatchTextContent('5,000')
  })
})
