import { describe, expect, it } from 'vitest'
import { activate } from '#tests/support/component/input.ts'
import { renderApp } from '#tests/support/component/render.tsx'
import { Waiting } from './waiting.tsx'

describe('Countdown', () => {
  it('updates every second and announces rarely', async () => {
    const screen = await renderApp(<Waiting />)
    const timer = screen.getByRole('timer', { name: 'Time left to pay' })
    const wait = () => activate(screen.getByRole('button', { name: '25 seconds on' }))
    const announced = () =>
      screen
        .getByRole('status')
        .elements()
        .map(({ textContent }) => textContent)
        .filter(Boolean)
    await expect.element(timer).toHaveTextContent('1:15')
    await wait()
    await expect.element(timer).toHaveTextContent('0:50')
    await expect.poll(announced).toContain('60 seconds left')
    await wait()
    await expect.element(timer).toHaveTextContent('0:25')
    await expect.poll(announced).toContain('30 seconds left')
    await wait()
    await expect.element(timer).toHaveTextContent('0:00')
    await expect.element(screen.getByText('Time is up')).toBeVisible()
  })
})
