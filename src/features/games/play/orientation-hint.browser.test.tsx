import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '#tests/support/component/render.tsx'
import { type Orientation, OrientationHint } from './orientation-hint.tsx'

/** A device with a finger or a mouse, in the upright window of the tests. */
async function renderHint(wanted: Orientation, isHandheld = true) {
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query === '(pointer: coarse)' ? (isHandheld ? 'all' : 'not all') : query),
  )
  return renderApp(<OrientationHint wanted={wanted} />, { texts: ['play'] })
}

describe('OrientationHint', () => {
  it('suggests turning a phone that is held the other way, until dismissed', async () => {
    const screen = await renderHint('landscape')
    await expect.element(screen.getByRole('status').first()).toMatchTextContent(/sideways/i)
    await screen.getByRole('button', { name: 'Dismiss' }).click()
    expect(screen.getByText(/sideways/i).elements()).toEqual([])
  })

  it.each([
    ['a phone that is held as wanted', 'portrait', true],
    ['a window on a desk', 'landscape', false],
  ] as const)('does not show for %s', async (_where, wanted, isHandheld) => {
    const screen = await renderHint(wanted, isHandheld)
    expect(screen.getByRole('button', { name: 'Dismiss' }).elements()).toEqual([])
  })
})
