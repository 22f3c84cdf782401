import { CancelledError } from '@tanstack/react-query'
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { renderApp } from '#tests/support/component/render.tsx'
import { RouteError } from './route-error.tsx'
import { RoutePending } from './route-pending.tsx'

const invalid = new ApiError('failure', { code: 20_002, msg: 'Please log in again' })

/** The router, while a session ends or not. */
function Leaving({ isLeaving, router }: { readonly isLeaving: boolean; readonly router: AnyRouter }) {
  const { session } = useStores()
  useState(() => session.setLeaving(isLeaving))
  return <RouterProvider router={router} />
}

/** Opens a page whose loader fails, and gives the loader back. */
async function openFailing(error: Error, isLeaving = false) {
  const loader = vi.fn<() => Promise<void>>(() => Promise.reject(error))
  const router = createRouter({
    routeTree: createRootRoute({
      staticData: { access: 'open', failed: 'vip:failed' },
      loader,
      errorComponent: RouteError,
      pendingComponent: RoutePending,
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const screen = await renderApp(<Leaving isLeaving={isLeaving} router={router} />, { texts: ['shell'] })
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

  it('shows the page as pending while a session ends, and the error with Retry once the player has arrived', async () => {
    const { screen } = await openFailing(invalid, true)
    await expect.element(screen.getByText('Loading').first()).toBeInTheDocument()
    expect(screen.getByRole('button', { name: retry }).elements()).toHaveLength(0)
    expect(screen.getByText('Please log in again').elements()).toHaveLength(0)
    screen.stores.session.setLeaving(false)
    await expect.element(screen.getByRole('button', { name: retry })).toBeVisible()
  })

  it('shows a visitor, whom a 20002 leads nowhere, its text and Retry', async () => {
    const { screen, loader } = await openFailing(invalid)
    await expect.element(screen.getByText('Please log in again')).toBeVisible()
    const before = loader.mock.calls.length
    await screen.getByRole('button', { name: retry }).click()
    await expect.poll(() => loader.mock.calls.length).toBeGreaterThan(before)
    await expect.element(screen.getByText('Please log in again')).toBeVisible()
  })

  it('offers Retry for a read that was canceled while nobody leaves', async () => {
    const { screen, loader } = await openFailing(new CancelledError())
    const before = loader.mock.calls.length
    await screen.getByRole('button', { name: retry }).click()
    await expect.poll(() => loader.mock.calls.length).toBeGreaterThan(before)
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
