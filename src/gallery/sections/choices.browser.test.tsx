import { beforeEach, describe, expect, it } from 'vitest'
import { focus, press } from '#tests/support/component/input.ts'
import { renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import { Choices } from './choices.tsx'

let screen: RenderedApp
beforeEach(async () => {
  screen = await renderApp(<Choices />)
})

describe('Switch', () => {
  it('toggles by Space', async () => {
    const sound = await focus(screen.getByRole('switch', { name: 'Sound' }))
    await press(' ')
    await expect.element(sound).not.toBeChecked()
  })
})

describe('Checkbox', () => {
  it('is checked by Space, and described by its error until then', async () => {
    const terms = screen.getByRole('checkbox', { name: /I am 21/ })
    await expect.element(terms).toHaveAccessibleDescription('This is required.')
    await focus(terms)
    await press(' ')
    await expect.element(terms).toBeChecked()
    await expect.element(terms).not.toHaveAccessibleDescription()
  })
})

describe('Chip', () => {
  it('toggles a filter by key', async () => {
    const chip = await focus(screen.getByRole('button', { name: 'Free spins' }))
    await press(' ')
    await expect.element(chip).toHaveAttribute('aria-pressed', 'true')
    await press('Enter')
    await expect.element(chip).toHaveAttribute('aria-pressed', 'false')
  })
})

describe('RadioCards', () => {
  it('has nothing chosen and an error at first; arrows choose', async () => {
    const types = screen.getByRole('group', { name: 'ID type' })
    await expect.element(types).toHaveAccessibleDescription('Choose one.')
    await focus(types.getByRole('radio', { name: 'Passport' }))
    await press('ArrowRight')
    await expect.element(types.getByRole('radio', { name: 'Driver’s license' })).toBeChecked()
    await expect.element(types).not.toHaveAccessibleDescription()
  })
})

describe('Segmented', () => {
  it('is one Tab stop; arrows choose and skip a disabled option', async () => {
    const period = screen.getByRole('group', { name: 'Period' })
    await focus(period.getByRole('radio', { name: 'Week' }))
    await press('ArrowRight')
    await expect.element(period.getByRole('radio', { name: 'Day' })).toBeChecked()
    await press('Tab')
    await expect.element(screen.getByRole('tab', { name: 'Hot' }).first()).toHaveFocus()
  })
})

describe('Tabs', () => {
  it('is one Tab stop; arrows, Home and End choose, and the panel follows', async () => {
    const tabs = screen.getByRole('tablist', { name: 'Types' })
    await focus(tabs.getByRole('tab', { name: 'Hot' }))
    await press('ArrowRight')
    await expect.element(tabs.getByRole('tab', { name: 'Slots' })).toHaveFocus()
    await expect.element(screen.getByRole('tabpanel', { name: 'Slots' })).toBeVisible()
    await press('End')
    await expect.element(tabs.getByRole('tab', { name: 'Fishing' })).toHaveAttribute('aria-selected', 'true')
    await press('ArrowRight')
    await expect.element(tabs.getByRole('tab', { name: 'Hot' })).toHaveFocus()
    await press('ArrowLeft', 'Home')
    await expect.element(tabs.getByRole('tab', { name: 'Hot' })).toHaveFocus()
  })
})
