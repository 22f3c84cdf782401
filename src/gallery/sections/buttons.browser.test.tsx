import { beforeEach, describe, expect, it } from 'vitest'
import { focus, press } from '#tests/support/component/input.ts'
import { renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import { Buttons } from './buttons.tsx'

let screen: RenderedApp
beforeEach(async () => {
  screen = await renderApp(<Buttons />)
})

describe('Button', () => {
  it('keeps the focus while busy and ignores further presses', async () => {
    const send = await focus(screen.getByRole('button', { name: 'Send once' }))
    await press('Enter', 'Enter', ' ')
    await expect.element(screen.getByText('Sent: 1')).toBeVisible()
    await expect.element(send).toHaveFocus()
    await expect.element(send).toHaveAttribute('aria-busy', 'true')
  })
})

describe('IconButton', () => {
  it('is a Tab stop, except when disabled', async () => {
    await focus(screen.getByRole('button', { name: 'Menu' }))
    await press('Tab', 'Tab')
    await expect.element(screen.getByRole('button', { name: /Inbox/ })).toHaveFocus()
    await press('Tab', 'Tab')
    await expect.element(screen.getByRole('button', { name: 'Copy code' })).toHaveFocus()
  })
})

describe('CopyButton', () => {
  it('copies by key and announces it', async () => {
    await focus(screen.getByRole('button', { name: 'Copy code' }))
    await press('Enter')
    await expect.element(screen.getByText('Copied', { exact: true }).first()).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe('TUMPAK-2026')
    await press('Tab', ' ')
    await expect.element(screen.getByRole('status').filter({ hasText: 'Order number copied' })).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe('ORDER-77')
  })
})
