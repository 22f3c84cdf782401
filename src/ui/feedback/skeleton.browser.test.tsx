import { afterEach, expect, it } from 'vitest'
import { setMotion } from '#tests/support/component/input.ts'
import { renderApp } from '#tests/support/component/render.tsx'
import { Skeleton } from './skeleton.tsx'

afterEach(() => setMotion('reduce'))

it('does not blink after a second with reduced motion', async () => {
  const { container } = await renderApp(<Skeleton />)
  const delay = () => getComputedStyle(container.querySelector('[aria-hidden]') ?? document.body).animationDelay
  expect(delay()).toBe('0s')
  await setMotion('no-preference')
  await expect.poll(delay).toBe('1s')
})
