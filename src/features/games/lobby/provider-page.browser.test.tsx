import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Lobby, namesIn, scrollTo } from '#tests/support/component/lobby.tsx'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { preloadLobbyParts } from './lobby-parts.tsx'

// The first import of their code may take longer than a test waits for a row.
beforeAll(preloadLobbyParts)

let sandbox: MockSandbox
beforeEach(async () => {
  window.scrollTo(0, 0)
  sandbox = await createSandbox()
})

describe('page of a provider', () => {
  it('filters by type and sorts, in its address', async () => {
    const screen = await renderApp(<Lobby />)
    await scrollTo(screen, 'Providers')
    await userEvent.click(screen.getByRole('list', { name: 'Providers' }).getByRole('button', { name: /Kalesa Games/ }))
    await expect.element(screen.getByRole('heading', { name: 'Kalesa Games' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Fish' }).elements()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Poker' }))
    await userEvent.click(screen.getByRole('radio', { name: 'A–Z' }))
    await expect.element(screen.getByText('{"manuf":"kalesa","type":"poker","sort":"name"}')).toBeInTheDocument()
    await expect
      .poll(() => {
        const names = namesIn(screen, 'Kalesa Games')
        return names.length > 2 && names.toString() === names.toSorted((a, b) => a.localeCompare(b, 'en')).toString()
      })
      .toBe(true)
  })

  it.each([
    ['en-US', "We don't have this provider", 'All games'],
    ['vi-VN', 'Không có nhà cung cấp này', 'Tất cả trò chơi'],
  ] as const)(
    'explains an unknown provider and leads to all games, in %s',
    { tags: 'full' },
    async (language, title, allGames) => {
      const screen = await renderApp(<Lobby start={{ manuf: 'xyz', type: 'slot' }} />, { language })
      await expect.element(screen.getByText(title)).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: allGames }))
      await expect.element(screen.getByText('{}')).toBeInTheDocument()
      await expect.element(screen.getByRole('tab').first()).toBeVisible()
    },
  )

  it('has the name of its games if the list of providers fails', async () => {
    await sandbox.injectFault('listOpenManufacturers', { kind: 'code', code: 50001 }, { times: 10 })
    const screen = await renderApp(<Lobby start={{ manuf: 'bituin' }} />)
    await expect.element(screen.getByRole('heading', { name: 'Bituin Play' })).toBeVisible()
  })

  it('shows a message and Retry when it fails', async () => {
    await sandbox.injectFault('listOpenGames', { kind: 'code', code: 50001 }, { times: 1 })
    const screen = await renderApp(<Lobby start={{ manuf: 'bituin' }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await expect.element(screen.getByRole('list', { name: 'Bituin Play' })).toBeInTheDocument()
  })
})
