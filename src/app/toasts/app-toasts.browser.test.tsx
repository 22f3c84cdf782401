import { describe, expect, it } from 'vitest'
import { ROUTES } from '#src/routing/route-names.ts'
import { axeViolations } from '#tests/support/component/axe.ts'
import { renderApp } from '#tests/support/component/render.tsx'

describe.each(['light', 'dark'] as const)('AppToasts in the %s theme', (theme) => {
  it('reads out a toast with its link, which leads on and dismisses it', async () => {
    const { getByRole, stores, router } = await renderApp(null, { theme })
    stores.toasts.danger('Not opened', { link: { to: ROUTES.livechat, label: 'Customer Service' } })
    const region = getByRole('status', { name: 'Notifications' })
    await expect.element(region).toMatchTextContent(/Not opened\s*Customer Service/)
    expect(await axeViolations(document.body)).toEqual([])
    await region.getByRole('link', { name: 'Customer Service' }).click()
    await expect.poll(() => router.state.location.pathname).toBe(ROUTES.livechat)
    expect(stores.toasts.items).toEqual([])
  })
})
