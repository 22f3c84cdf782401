import { beforeEach, describe, expect, it } from 'vitest'
import { activate, focus, middle, press, swipe } from '#tests/support/component/input.ts'
import { renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import { Lists } from './lists.tsx'

let screen: RenderedApp
async function open(): Promise<void> {
  screen = await renderApp(<Lists />)
}

const button = (name: string) => screen.getByRole('button', { name })
const announced = (text: string) => screen.getByRole('status').filter({ hasText: text })

/** A few frames, in which a request by the list would have its response. */
async function frames(): Promise<void> {
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
}

describe('LoadMore', () => {
  it('loads the next page near the end, repeats a failed one only on Retry, and announces new rows', async () => {
    await open()
    window.scrollTo(0, document.body.scrollHeight)
    await expect.element(announced('Shown: 8')).toBeInTheDocument()
    await expect.element(button('Retry the page')).toBeVisible()
    await frames()
    expect(screen.getByText('Letter 12').elements()).toHaveLength(0)
    await activate(button('Retry the page'))
    await expect.element(screen.getByText('Letter 12')).toBeInTheDocument()
    await expect.element(announced('Shown: 12')).toBeInTheDocument()
    await expect.element(button('Show more')).not.toBeInTheDocument()
  })

  it('does not grow while the keyboard focus is past it', async () => {
    screen = await renderApp(
      <>
        <button type="button">Before the lists</button>
        <div style={{ height: 3000 }} />
        <Lists />
        <button type="button">After the lists</button>
      </>,
    )
    // A script moves the focus as the keyboard does once the keyboard was used.
    await press('Tab')
    await focus(button('After the lists'))
    await expect.element(button('After the lists')).toBeInViewport()
    await frames()
    expect(screen.getByText('Letter 8').elements()).toHaveLength(0)
    await activate(button('Show more'))
    await expect.element(screen.getByText('Letter 8')).toBeInTheDocument()
  })
})

describe('PullToRefresh', () => {
  beforeEach(open)

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
