import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { HotCovers } from './hot-covers.tsx'
import { LoginScreen } from './login-screen.tsx'

let sandbox: MockSandbox
beforeEach(async () => {
  sandbox = await createSandbox()
})
afterEach(() => page.viewport(390, 844))

const open = () =>
  renderApp(<LoginScreen returnTo={undefined} code={undefined} onSignedIn={() => undefined} />, {
    texts: ['account'],
  })

describe('HotCovers', () => {
  it('are three in the sky of a desktop, beside the form, and are not read out', async () => {
    await page.viewport(1440, 900)
    const screen = await open()
    await expect.poll(() => screen.container.querySelectorAll('img').length).toBe(3)
    const form = screen.container.querySelector('form')?.getBoundingClientRect()
    for (const cover of screen.container.querySelectorAll('img')) {
      expect(cover.closest('[aria-hidden=true]')).not.toBeNull()
      expect(cover.getBoundingClientRect().right).toBeLessThan(form?.left ?? 0)
      expect(cover.getBoundingClientRect().bottom).toBeLessThan(900)
    }
  })

  it.each([
    [390, 844],
    [820, 1180],
    [740, 360],
    [1280, 600],
  ])('are not requested at %i x %i, where they have no room', async (width, height) => {
    await page.viewport(width, height)
    const screen = await open()
    await expect.element(screen.getByRole('button', { name: 'Login' })).toBeVisible()
    // The line of trust is deferred, too.
    await expect.element(screen.getByText(/Play responsibly/)).toBeVisible()
    expect(await sandbox.calls('listOpenHotGames')).toEqual([])
  })

  it('are missing without a word where they fail', async () => {
    await sandbox.injectFault('listOpenHotGames', { kind: 'status', status: 400 })
    const screen = await renderApp(<HotCovers />)
    await expect.poll(async () => (await sandbox.calls('listOpenHotGames')).length).toBe(1)
    await expect.poll(() => screen.queryClient.isFetching()).toBe(0)
    expect(screen.container.querySelector('[aria-hidden]')).toBeNull()
    expect(screen.stores.toasts.items).toEqual([])
  })
})
