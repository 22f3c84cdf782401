import { describe, expect, it, vi } from 'vitest'
import { noteServerDate } from '#src/api/server-clock.ts'
import { renderApp } from '#tests/support/component/render.tsx'
import { StaleNote } from './stale-note.tsx'

const HOUR = 3_600_000

/** A query that was read `ago` milliseconds ago and failed to refresh. */
const failed = (ago: number) => ({
  isRefetchError: true,
  isFetching: false,
  dataUpdatedAt: Date.now() - ago,
  refetch: vi.fn<() => void>(),
})

describe('StaleNote', () => {
  it('renders nothing while data is fresh', async () => {
    const { container } = await renderApp(<StaleNote query={{ ...failed(0), isRefetchError: false }} />)
    expect(container.textContent).toBe('')
  })

  it("shows the time of the data in Manila by the server's clock, and retries", async () => {
    const query = failed(HOUR)
    noteServerDate('Fri, 20 Nov 2026 07:05:30 GMT')
    const screen = await renderApp(<StaleNote query={query} />)
    await expect.element(screen.getByText(/Last updated 2:05\sPM\. We couldn't refresh it\./)).toBeVisible()
    await screen.getByRole('button', { name: 'Retry' }).click()
    expect(query.refetch).toHaveBeenCalledOnce()
  })

  it('formats the time by the language', async () => {
    noteServerDate('Fri, 20 Nov 2026 07:05:30 GMT')
    const screen = await renderApp(<StaleNote query={failed(HOUR)} />, { language: 'vi-VN' })
    await expect.element(screen.getByText(/Dữ liệu lúc 14:05\./)).toBeVisible()
  })

  it('adds the date of another day', async () => {
    noteServerDate('Fri, 20 Nov 2026 07:05:30 GMT')
    const screen = await renderApp(<StaleNote query={failed(24 * HOUR)} />)
    await expect.element(screen.getByText(/Nov 19, 2026/)).toBeVisible()
  })
})
