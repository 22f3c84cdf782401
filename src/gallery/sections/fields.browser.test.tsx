import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { compose, paste, press } from '#tests/support/component/input.ts'
import { renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import { Fields } from './fields.tsx'

let screen: RenderedApp
beforeEach(async () => {
  screen = await renderApp(<Fields />)
})

/** The field of a label, focused. */
function focused(label: string) {
  const field = screen.getByLabelText(label)
  field.element().focus()
  return field
}

describe('Field', () => {
  it('is described by its error and its hint', async () => {
    const field = screen.getByLabelText('Withdraw the whole balance to my e-wallet')
    await expect.element(field).toHaveAccessibleDescription('Format is incorrect. A hint below')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  })

  it('accepts composed text of an input method, such as Vietnamese letters', async () => {
    const field = focused('Search')
    await compose('t', 'ti', 'tie', 'tiê', 'tiền')
    await expect.element(field).toHaveValue('tiền')
  })
})

describe('TextArea', () => {
  it('takes several lines, and is described by its error', async () => {
    const message = focused('Your message')
    await userEvent.keyboard('Two{Enter}lines')
    await expect.element(message).toHaveValue('Two\nlines')
    await expect.element(screen.getByLabelText('Your answer')).toHaveAccessibleDescription('Format is incorrect.')
  })
})

describe('PasswordField', () => {
  it('shows and hides its text by the button after it', async () => {
    const field = focused('Password')
    await userEvent.keyboard('mangga')
    await press('Tab', 'Enter')
    await expect.element(field).toHaveAttribute('type', 'text')
    await expect.element(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus()
    await press(' ')
    await expect.element(field).toHaveAttribute('type', 'password')
    await expect.element(field).toHaveValue('mangga')
  })
})

describe('AmountField', () => {
  it('keeps the typed text, normalizes it on blur, and accepts a suggested amount', async () => {
    const amount = focused('Amount')
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.keyboard('1,234.567')
    await expect.element(amount).toHaveValue('1,234.567')
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
    await press('Backspace')
    await expect.element(amount).not.toHaveAttribute('aria-invalid')
    // The caret stays at the edited position.
    await press('Home', 'ArrowRight', 'Delete')
    await userEvent.keyboard('9,8')
    await expect.element(amount).toHaveValue('19,8234.56')
    await press('Backspace', 'Backspace', 'Backspace')
    await expect.element(amount).toHaveValue('1234.56')
    await userEvent.keyboard(',')
    await expect.element(amount).toHaveValue('1,234.56')
    await press('Tab')
    await expect.element(amount).toHaveValue('1234.56')
    await press('Tab', 'Enter')
    const pills = screen.getByRole('group', { name: 'Choose an amount' })
    await expect.element(pills.getByRole('button', { name: '₱500.00' })).toHaveAttribute('aria-pressed', 'true')
    await expect.element(amount).toHaveValue('500.00')
  })

  it('parses a pasted amount with grouping, and marks an ambiguous one', async () => {
    const amount = focused('Amount')
    await paste('₱1,234.50')
    await expect.element(amount).toHaveValue('₱1,234.50')
    await expect.element(amount).not.toHaveAttribute('aria-invalid')
    await paste('1.234,50')
    await expect.element(amount).toHaveValue('1.234,50')
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
  })
})
