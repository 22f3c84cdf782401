import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageFrame } from './page-frame.tsx'
import { StickyAction } from './sticky-action.tsx'
import { TopBar } from './top-bar.tsx'

describe('PageFrame', () => {
  it('has a skip link as its initial Tab stop, which adds no history entry', async () => {
    const screen = await render(
      <PageFrame skipLabel="Skip to content" header={<TopBar start={<button type="button">Menu</button>} />}>
        <p>Content</p>
      </PageFrame>,
    )
    await userEvent.keyboard('{Tab}')
    const skip = screen.getByRole('link', { name: 'Skip to content' })
    await expect.element(skip).toHaveFocus()
    await expect.element(skip).toBeInViewport()
    const steps = history.length
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('main')).toHaveFocus()
    expect(history.length, 'Back leads where it led before').toBe(steps)
  })

  it('does not scroll when what stands in one of its bars is focused', async () => {
    await page.viewport(390, 844)
    const bars = ['Menu', 'Deposit', 'Wallet']
    const [menu, deposit, wallet] = bars.map((name) => (
      <button key={name} type="button">
        {name}
      </button>
    ))
    const screen = await render(
      <PageFrame skipLabel="Skip to content" header={<TopBar start={menu} />} tabBar={wallet}>
        <form>
          <p style={{ height: 3000 }}>
            <button type="button">Far down</button>
          </p>
          <StickyAction>{deposit}</StickyAction>
        </form>
      </PageFrame>,
    )
    for (const name of bars) {
      window.scrollTo(0, 1000)
      screen.getByRole('button', { name }).element().focus()
      expect(window.scrollY, name).toBe(1000)
    }
    screen.getByRole('button', { name: 'Far down' }).element().focus()
    expect(window.scrollY).toBeLessThan(1000)
  })
})
