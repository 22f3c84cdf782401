import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { focus, press, setMotion } from '#tests/support/component/input.ts'
import { renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import { Moving } from './moving.tsx'

let screen: RenderedApp
beforeEach(async () => {
  screen = await renderApp(<Moving />)
})

afterEach(async () => {
  await setMotion('reduce')
  document.documentElement.removeAttribute('data-scroll-locked')
})

describe('Carousel', () => {
  const carousel = () => screen.getByRole('region', { name: 'News and offers' })
  const dot = (place: number) => carousel().getByRole('button', { name: `Slide ${String(place)} of 5` })

  it('moves by arrows, Home and End on the slides and on the dots', async () => {
    await focus(carousel().getByRole('list'))
    await press('ArrowRight')
    await expect.element(dot(2)).toHaveAttribute('aria-current', 'true')
    await press('End')
    await expect.element(dot(5)).toHaveAttribute('aria-current', 'true')
    await press('Home')
    await expect.element(dot(1)).toHaveAttribute('aria-current', 'true')
    await press('Tab')
    await expect.element(dot(1)).toHaveFocus()
    await press('ArrowRight', 'ArrowRight')
    await expect.element(dot(3)).toHaveFocus()
    await expect.element(dot(3)).toHaveAttribute('aria-current', 'true')
  })

  it('has mouse buttons for previous and next, disabled at the ends', async () => {
    const next = carousel().getByRole('button', { name: 'Next slide' })
    const previous = carousel().getByRole('button', { name: 'Previous slide' })
    await expect.element(previous).toBeDisabled()
    await focus(next)
    await press('Enter')
    await expect.element(dot(2)).toHaveAttribute('aria-current', 'true')
    await expect.element(next).toHaveFocus()
    await focus(previous)
    await press(' ')
    await expect.element(dot(1)).toHaveAttribute('aria-current', 'true')
  })
})

describe('Ticker', () => {
  const news = () => screen.getByRole('region', { name: 'Latest winners' })
  const state = () => news().element().firstElementChild?.getAnimations()[0]?.playState

  // The tests after it begin with the pointer elsewhere.
  it('stands still under the pointer', async () => {
    await setMotion('no-preference')
    await expect.poll(state).toBe('running')
    await userEvent.hover(news())
    await expect.poll(state).toBe('paused')
  })

  it('is a plain list, paused by the focus and by its button', async () => {
    await setMotion('no-preference')
    expect(news().getByRole('listitem').elements()).toHaveLength(3)
    await expect.poll(state).toBe('running')
    await focus(news())
    await expect.poll(state).toBe('paused')
    await press('Tab', 'Enter')
    const button = screen.getByRole('button', { name: 'Let the news pass' })
    await expect.element(button).toHaveFocus()
    await expect.poll(state).toBe('paused')
    await press('Enter')
    await expect.poll(state).toBe('running')
  })

  it.each([
    ['a dialog', 'data-scroll-locked', () => document.documentElement],
    ['a frame', 'inert', () => screen.container],
  ] as const)('stands still behind %s', async (_, attribute, covered) => {
    await setMotion('no-preference')
    const track = news().element().firstElementChild
    const isRunning = () => track?.getAnimations()[0]?.playState === 'running'
    await expect.poll(isRunning).toBe(true)
    covered().toggleAttribute(attribute, true)
    await expect.poll(isRunning).toBe(false)
    covered().toggleAttribute(attribute, false)
    await expect.poll(isRunning).toBe(true)
  })

  it('does not move with reduced motion', async () => {
    await setMotion('no-preference')
    await expect.poll(state).toBe('running')
    await setMotion('reduce')
    await expect.poll(() => news().element().getAnimations({ subtree: true }).length).toBe(0)
  })
})

async function expectLinksInOrder(name: string): Promise<void> {
  const bar = screen.getByRole('navigation', { name })
  const games = await focus(bar.getByRole('link', { name: 'Games' }))
  await expect.element(games).toHaveAttribute('aria-current', 'page')
  await expect.element(bar.getByRole('link', { name: 'Wallet' })).not.toHaveAttribute('aria-current')
  await press('Tab')
  await expect.element(bar.getByRole('link', { name: 'VIP' })).toHaveFocus()
}

describe('TabBar', () => {
  it('has links in order and marks the current page', () => expectLinksInOrder('Example tab bar'))
})

describe('SideNav', () => {
  it('has links in order and marks the current page', () => expectLinksInOrder('Example side navigation'))
})
