import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Icon } from './icon.tsx'

describe('Icon', () => {
  it('is decorative without a label', async () => {
    const { container } = await render(<Icon name="home" />)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('is an image with a label', async () => {
    const screen = await render(<Icon name="home" label="Home" />)
    await expect.element(screen.getByRole('img', { name: 'Home' })).not.toHaveAttribute('aria-hidden')
  })
})
