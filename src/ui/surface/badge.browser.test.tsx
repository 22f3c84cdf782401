import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Badge } from './badge.tsx'
import { StatusPill, type StatusTone } from './status-pill.tsx'

describe('Badge', () => {
  it.each([0, -1])('renders nothing at %d', async (count) => {
    const { container } = await render(<Badge count={count} label="none" />)
    expect(container.childElementCount).toBe(0)
  })

  it('shows a number up to its maximum, and has its meaning as accessible name', async () => {
    const screen = await render(<Badge count={99} label="99 unread" />)
    await expect.element(screen.getByText('99', { exact: true })).toBeVisible()
    await screen.rerender(<Badge count={120} label="120 unread" />)
    await expect.element(screen.getByText('99+')).toHaveAttribute('aria-hidden', 'true')
    await expect.element(screen.getByText('120 unread')).toBeInTheDocument()
  })

  it('is a dot without a count', async () => {
    const { container } = await render(<Badge label="unread" />)
    expect(container.querySelector('[aria-hidden]')).toBeNull()
    expect(container.textContent).toBe('unread')
  })
})

describe('StatusPill', () => {
  it('gives every tone its own icon', async () => {
    const tones: StatusTone[] = ['pending', 'success', 'danger', 'timeout', 'info', 'neutral']
    const shapes = new Set<string | null | undefined>()
    for (const tone of tones) {
      const { container } = await render(<StatusPill tone={tone}>x</StatusPill>)
      shapes.add(container.querySelector('use')?.getAttribute('href'))
    }
    expect(shapes.size).toBe(tones.length)
  })
})
