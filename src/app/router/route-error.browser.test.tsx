import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { renderApp } from '#tests/support/component/render.tsx'
import { RouteError } from './route-error.tsx'
import { RoutePending } from './route-pending.tsx'

/** Opens a page whose loader fails, and gives the loader back. */
async function openFailing(error: Error) {
  const loader = vi.fn(() => Promise.reject(error))
  const router = createRouter({
    routeTree: createRootRoute({
      staticData: { access: 'open', failed: 'vip:failed' },
      loader,
      errorComponent: RouteError,
      pendingComponent: RoutePending,
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const screen = await renderApp(<RouterProvider router={router} />, { texts: ['shell'] })
  await expect.poll(() => router.state.status).toBe('idle')
  return { screen, loader }
}

const retry = 'Retry'

describe('RouteError', () => {
  it('shows the text of a failed request, and repeats the request on Retry', async () => {
    const { screen, loader } = await openFailing(new ApiError('http', { status: 502 }))
    await expect.element(screen.getByText('Bad gateway!')).toBeVisible()
    const before = loader.mock.calls.length
    await screen.getByRole('button', { name: retry }).click()
    await expect.poll(() => loader.mock.calls.length).toBeGreaterThan(before)
  })

  it('names what failed once the texts of the page have loaded, which may be later', async () => {
    const { screen } = await openFailing(new ApiError('http', { status: 502 }))
    await expect.element(screen.getByText("We couldn't open this page")).toBeVisible()
    await loadTexts('vip')
    await expect.element(screen.getByText("We couldn't load your VIP rewards")).toBeVisible()
  })

  it('shows the page as pending when the session has ended: the player is on the way to another page', async () => {
    const { screen } = await openFailing(new ApiError('failure', { code: 20_002, msg: 'Please log in again' }))
    await expect.element(screen.getByText('Loading').first()).toBeInTheDocument()
    expect(screen.getByRole('button', { name: retry }).elements()).toHaveLength(0)
    expect(screen.getByText('Please log in again').elements()).toHaveLength(0)
  })

  it('reports an error of the code once', async () => {
    const report = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', report)
    const defect = new Error('a defect')
    const { screen } = await openFailing(defect)
    await expect.element(screen.getByRole('button', { name: retry })).toBeVisible()
    expect(report.mock.calls).toEqual([[defect]])
  })
})
