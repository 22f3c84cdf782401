import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { compose, focus, paste, press } from '#tests/support/component/input.ts'
import { renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import { CodesAndDates } from './codes-and-dates.tsx'

let screen: RenderedApp
beforeEach(async () => {
  screen = await renderApp(<CodesAndDates />)
})

describe('OtpField', () => {
  it('is one field that accepts digits, a paste with spaces, and deletion', async () => {
    const code = await focus(screen.getByLabelText('Code from the message'))
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.keyboard('12a3')
    await expect.element(code).toHaveValue('123')
    await press('Backspace')
    await expect.element(code).toHaveValue('12')
    await paste(' 482 913 ')
    await expect.element(code).toHaveValue('482913')
    await userEvent.keyboard('7')
    await expect.element(code).toHaveValue('482913')
    await press('Tab')
    await expect.element(screen.getByLabelText('Half a code')).toHaveFocus()
  })

  it('counts digits of an input method as they are composed, in any script', async () => {
    const code = await focus(screen.getByLabelText('Code from the message'))
    await compose('４８２', '４８２９１３')
    await expect.element(code).toHaveValue('482913')
  })
})

describe('SelectField', () => {
  it('chooses by arrows and letters, and skips a disabled option', async () => {
    const wallet = await focus(screen.getByLabelText('E-wallet'))
    await userEvent.keyboard('G')
    await expect.element(wallet).toHaveValue('gcash')
    await press('ArrowDown')
    await expect.element(wallet).toHaveValue('maya')
    await press('ArrowDown')
    await expect.element(wallet).toHaveValue('maya')
  })
})

describe('ComboBox', () => {
  const city = () => screen.getByRole('combobox', { name: 'City', exact: true })
  // The selects of the section have options too.
  const options = () => screen.getByRole('listbox').getByRole('option')

  it('has a frame that its marked option leaves whole', async () => {
    await focus(city())
    await userEvent.keyboard('san')
    await press('ArrowDown')
    const marked = options().nth(0)
    await expect.element(marked).toHaveAttribute('aria-selected', 'true')
    const popup = marked.element().closest('[role=listbox]')
    const frame = popup?.getBoundingClientRect()
    const box = marked.element().getBoundingClientRect()
    expect(popup && getComputedStyle(popup).borderInlineWidth).toBe('1px')
    expect(box.left - (frame?.left ?? box.left)).toBeGreaterThan(1)
    expect((frame?.right ?? box.right) - box.right).toBeGreaterThan(1)
  })

  it('suggests while one types, and chooses by arrows and Enter', async () => {
    await focus(city())
    await expect.element(city()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('jose s')
    await expect.element(city()).toHaveAttribute('aria-expanded', 'true')
    await expect.element(screen.getByText('2 suggestions')).toBeInTheDocument()
    await press('ArrowDown', 'ArrowDown')
    const second = options().nth(1)
    await expect.element(second).toHaveAttribute('aria-selected', 'true')
    await expect.element(city()).toHaveAttribute('aria-activedescendant', second.element().id)
    await press('ArrowDown', 'ArrowUp', 'ArrowUp', 'Enter')
    await expect.element(city()).toHaveValue('San Jose')
    await expect.element(city()).toHaveFocus()
    await expect.element(options().first()).not.toBeInTheDocument()
  })

  it('opens by ArrowDown with all options, and Escape closes only the list', async () => {
    await focus(city())
    await press('ArrowDown')
    expect(options().elements()).toHaveLength(4)
    await press('Escape')
    await expect.element(options().first()).not.toBeInTheDocument()
    await press('Enter')
    await expect.element(city()).toHaveValue('')
  })

  it('chooses by a press, and keeps the focus', async () => {
    await city().click()
    await options().nth(1).click()
    await expect.element(city()).toHaveValue('Parañaque City')
    await expect.element(city()).toHaveFocus()
  })

  it('keeps a text without suggestions, says so, and closes when it loses focus', async () => {
    await focus(city())
    await userEvent.keyboard('Hanoi')
    await expect.element(screen.getByText('Not in the list')).toBeVisible()
    await expect.element(city()).toHaveAttribute('aria-expanded', 'false')
    await press('Tab')
    await expect.element(city()).toHaveValue('Hanoi')
    await expect.element(screen.getByText('Not in the list')).not.toBeInTheDocument()
  })

  it('does not change text that an input method composes', async () => {
    await focus(city())
    await compose('ce', 'cebu')
    await expect.element(city()).toHaveValue('cebu')
    await expect.element(options().first()).toMatchTextContent('Cebu City')
  })
})

describe('DateField', () => {
  it('accepts digits without slashes, announces the date, and reaches its calendar by Tab', async () => {
    const date = await focus(screen.getByLabelText('Birthday'))
    await userEvent.keyboard('01311990')
    await expect.element(date).toHaveValue('01/31/1990')
    await expect.element(date).toHaveAccessibleDescription('January 31, 1990')
    await press('Backspace', 'Backspace')
    await expect.element(date).toHaveValue('01/31/19')
    await expect.element(date).toHaveAccessibleDescription(/Date format is incorrect/)
    await userEvent.keyboard('85')
    await expect.element(date).toHaveAccessibleDescription('January 31, 1985')
    await press('Tab')
    await expect.element(screen.getByRole('button', { name: 'Open the calendar: Birthday' })).toHaveFocus()
  })

  it('has the day first in Vietnamese', async () => {
    await screen.unmount()
    screen = await renderApp(<CodesAndDates />, { language: 'vi-VN' })
    const date = await focus(screen.getByLabelText('Ngày sinh'))
    await userEvent.keyboard('2/3/1985')
    await expect.element(date).toHaveValue('02/03/1985')
    await expect.element(date).toHaveAccessibleDescription(/2 tháng 3/)
  })
})
