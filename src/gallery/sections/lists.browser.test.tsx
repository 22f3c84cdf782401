import { beforeEach, describe, expect, it } from 'vitest'
import { activate, middle, swipe } from '#tests/support/component/input.ts'
import { renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import { Lists } from './lists.tsx'

let screen: RenderedApp
beforeEach(async () => {
  screen = await renderApp(<Lists />)
})

const button = (name: string) => screen.getByRole('button', { name })
const announced = (text: string) => screen.getByRole('status').filter({ hasText: text })

describe('LoadMore', () => {
  it('loads the next page near the end, repeats a failed one only on Retry, and announces new rows', async () => {
    window.scrollTo(0, document.body.scrollHeight)
    await expect.element(announced('Shown: 8')).toBeInTheDocument()
    await expect.element(button('Retry the page')).toBeVisible()
    // A few frames, in which a repeated request would have its response.
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
    expect(screen.getByText('Letter 12').elements()).toHaveLength(0)
    await activate(button('Retry the page'))
    await expect.element(screen.getByText('Letter 12')).toBeInTheDocument()
    await expect.element(announced('Shown: 12')).toBeInTheDocument()
    await expect.element(button('Show more')).not.toBeInTheDocument()
  })
})

describe('PullToRefresh', () => {
  const refreshing = () => announced('Refreshing')

  it('refreshes by its button, and keeps the focus there', async () => {
    const refresh = button('Refresh the list')
    await activate(refresh)
    await expect.element(refreshing()).toBeInTheDocument()
    await expect.element(refresh).toHaveFocus()
    await expect.element(refresh).toBeInViewport()
    await activate(button('Let it be done'))
    await expect.element(refreshing()).not.toBeInTheDocument()
  })

  it('refreshes by a pull from the top, not by a short one', async () => {
    const from = await middle(screen.getByRole('heading', { name: 'PullToRefresh' }).element())
    await swipe(from, { x: from.x, y: from.y + 40 })
    await expect.element(refreshing()).not.toBeInTheDocument()
    await swipe(from, { x: from.x + 4, y: from.y + 260 })
    await expect.element(refreshing()).toBeInTheDocument()
  })

  it('does not refresh while the page is scrolled', async () => {
    document.body.style.paddingBlockEnd = '2000px'
    window.scrollTo(0, 20)
    const from = await middle(screen.getByRole('heading', { name: 'PullToRefresh' }).element())
    await swipe(from, { x: from.x + 4, y: from.y + 260 })
    await expect.element(refreshing()).not.toBeInTheDocument()
    document.body.style.removeProperty('padding-block-end')
  })
})
