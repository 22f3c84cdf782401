import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { ActivityFrame } from './activity-frame.tsx'

beforeEach(async () => void (await createSandbox()))

describe('ActivityFrame', () => {
  it('keeps a named Close above the page while its title is hidden', async () => {
    const onClose = vi.fn<() => void>()
    const { getByRole, getByTitle } = await renderApp(
      <ActivityFrame id={1} title="Fiesta wheel" url="https://games.example/wheel" onClose={onClose} />,
      { texts: ['overlays'], username: 'vip8player' },
    )
    await expect.element(getByRole('button', { name: 'Show the title bar' })).toBeVisible()
    await expect.element(getByRole('heading', { name: 'Fiesta wheel' })).not.toBeInViewport()
    const close = getByRole('button', { name: 'Close Fiesta wheel' })
    await expect.element(close).toBeInViewport({ ratio: 1 })
    await expect.element(close).toHaveTextContent('Close')
    const page = getByTitle('Fiesta wheel, activity').element().getBoundingClientRect()
    expect(close.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(page.top)
    await close.click()
    expect(onClose).toHaveBeenCalledOnce()
  })
})
