import { describe, expect, it, vi } from 'vitest'
import { launchGame } from '#generated/http/games/launch-game.ts'
import { getPlaySessionQuery } from '#generated/http/responsible/get-play-session.ts'
import { getConfigQuery } from '#generated/http/app/get-config.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { GameFrame } from './game-frame.tsx'

/** A page of the tests' own origin. */
const URL_OF_GAME = URL.createObjectURL(new Blob(['<p>Game</p>'], { type: 'text/html' }))

let sandbox: MockSandbox
async function renderGame(scenario?: string) {
  sandbox = await createSandbox(scenario)
  const onClose = vi.fn<() => void>()
  const frame = <GameFrame id={1} gameId="slot-001" title="Parol Nights" url={URL_OF_GAME} onClose={onClose} />
  const screen = await renderApp(frame, { username: 'ratified', path: '/game', texts: ['games', 'play', 'playBreak'] })
  await screen.queryClient.prefetchQuery(getConfigQuery())
  const iframe = screen.container.querySelector('iframe')
  const page = () => iframe?.contentWindow as Window
  await expect.poll(() => [page().location.href, page().document.readyState]).toEqual([URL_OF_GAME, 'complete'])
  const posted: unknown[] = []
  page().addEventListener('message', ({ data }) => posted.push(data))
  return { ...screen, onClose, posted: () => posted }
}

describe('GameFrame: the session of play', () => {
  it('shows time and net result below the name, which opens the menu', async () => {
    const { getByRole, queryClient, stores } = await renderGame()
    expect(getByRole('button', { name: /Parol Nights.*Net/ }).elements()).toEqual([])
    await launchGame({ gameId: 'slot-001' }, { successMessage: null })
    await queryClient.fetchQuery({ ...getPlaySessionQuery(), staleTime: 0 })
    const title = getByRole('button', { name: /Parol Nights.*This session: 0 min · Net ₱0\.00/ })
    await title.click()
    expect(stores.overlays.top?.name).toBe('gameMenu')
    expect(await sandbox.calls('launchGame')).toHaveLength(1)
  })

  it('shows the name alone where the server has no responsible play, and calls nothing of it', async () => {
    const { getByText, getByRole } = await renderGame('nofeatures')
    await expect.element(getByText('Parol Nights')).toBeVisible()
    expect(getByRole('button', { name: /Parol Nights/ }).elements()).toHaveLength(1)
    expect((await sandbox.calls()).filter(({ path }) => path.startsWith('/api/rg/'))).toEqual([])
  })
})

describe('GameFrame: pause', () => {
  it('pauses the page during a reality check, and resumes it', async () => {
    const { stores, posted } = await renderGame()
    stores.overlays.enqueue('realityCheck', {})
    await expect.poll(posted).toEqual([{ event: 'pause' }])
    stores.overlays.dequeue('realityCheck')
    await expect.poll(posted).toEqual([{ event: 'pause' }, { event: 'resume' }])
  })

  it('pauses the page when a break begins, says why, and does not resume', async () => {
    const { stores, posted, getByRole, onClose } = await renderGame()
    stores.session.signIn({ uid: stores.session.uid ?? '', onlyKyc: false, play: { state: 'break' } })
    await expect.poll(posted).toEqual([{ event: 'pause' }])
    await expect.element(getByRole('status').filter({ hasText: 'Games are closed for you now.' })).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })
})
