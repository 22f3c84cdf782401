import { describe, expect, it } from 'vitest'
import { renderApp } from '#tests/support/component/render.tsx'
import { HeaderPoints } from './header-points.tsx'

describe('HeaderPoints', () => {
  it.each([
    [12_480, '12,480 points'],
    [1, '1 point'],
    [0, '0 points'],
  ])('shows %d points as a whole number with thousands separators', async (point, text) => {
    const screen = await renderApp(<HeaderPoints point={point} />)
    await expect.element(screen.getByText(text)).toBeInTheDocument()
  })

  it('keeps its line before they are known', async () => {
    const { container } = await renderApp(<HeaderPoints point={undefined} />)
    expect(container.querySelector('span')?.textContent).toBe('\u00a0')
  })
})
