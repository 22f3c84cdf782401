import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageFrame } from './page-frame.tsx'
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
})
