import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clickTwice } from '#tests/support/component/input.ts'
import { createSandbox, renderApp, type RenderAppOptions } from '#tests/support/component/render.tsx'
import type { StackedOverlays } from '#src/stores/overlay-names.ts'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { loadLaunch } from './play-store.ts'
import { usePlay, usePlayPage } from './use-play.ts'

type LaunchFailedOverlay = StackedOverlays['launchFailed']

const SLOT = { id: 'slot-001', name: 'Parol Nights' }
/** The mock refuses it. */
const GONE = { id: 'gone-001', name: 'Gone' }
const SPORT = { id: 'sports-001', name: 'Hoops Manila' }

function Games() {
  usePlayPage()
  const play = usePlay()
  return [SLOT, SPORT, GONE].map((game) => (
    <button key={game.id} type="button" onClick={() => play(game)}>
      {game.name}
    </button>
  ))
}

let sandbox: MockSandbox
beforeEach(async () => {
  sandbox = await createSandbox()
  await loadLaunch()
})
afterEach(() => vi.restoreAllMocks())

/** Mounts the games again, as a page that the player comes back to. */
function Pages() {
  const [visit, setVisit] = useState(0)
  return (
    <>
      <Games key={visit} />
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Come back
      </button>
    </>
  )
}

async function renderGames(options: RenderAppOptions = { username: 'ratified', path: '/game' }) {
  const screen = await renderApp(<Pages />, options)
  const { overlays } = screen.stores
  return { screen, overlays, tap: (name: string) => screen.getByRole('button', { name }).click() }
}

/** Until the faults are cleared. */
const LATE = { kind: 'delay', ms: 120_000 } as const
const answered = async () => (await sandbox.calls('launchGame')).filter(({ status }) => status === 200).length

describe('usePlay', () => {
  it('opens one frame for a double tap', async () => {
    const { screen, overlays } = await renderGames()
    await clickTwice(screen.getByRole('button', { name: SLOT.name }))
    await expect.poll(() => overlays.frames.length).toBe(1)
    expect(await sandbox.calls('launchGame')).toHaveLength(1)
  })

  it.each([
    ['another page', '/wallet'],
    ['another list of the page', '/game?type=live'],
  ])('opens nothing for a player who has left for %s', async (_where, href) => {
    const { screen, overlays, tap } = await renderGames()
    await sandbox.injectFault('launchGame', LATE)
    await tap(SLOT.name)
    await screen.router.navigate({ href })
    await sandbox.clearFaults()
    await expect.poll(answered).toBe(1)
    await expect.poll(() => screen.queryClient.isMutating()).toBe(0)
    expect(overlays.frames).toEqual([])
  })

  it('opens nothing for a player who has left and come back, whose next tap counts at once', async () => {
    const { screen, overlays, tap } = await renderGames()
    await sandbox.injectFault('launchGame', LATE, { times: 1 })
    await tap(SLOT.name)
    await tap('Come back')
    await tap(SLOT.name)
    await expect.poll(() => overlays.frames.length).toBe(1)
    await sandbox.clearFaults()
    await expect.poll(answered).toBe(2)
    await expect.poll(() => screen.queryClient.isMutating()).toBe(0)
    expect(overlays.frames).toHaveLength(1)
  })

  it('leads a visitor back to the same list and game', async () => {
    const { screen, overlays, tap } = await renderGames({ path: '/game?type=slot&play=old' })
    await tap(SLOT.name)
    const { queued } = overlays
    if (queued?.name !== 'loginFirst') throw new Error('no login prompt')
    expect(queued.props).toMatchObject({ returnTo: '/game?type=slot&play=slot-001', game: SLOT })
    // Closing the prompt forgets the tap.
    expect(screen.stores.session.takeTap(SLOT.id)).toBeUndefined()
    queued.props.onLogin?.()
    expect(screen.stores.session.takeTap(SLOT.id)).toEqual(SLOT)
    expect(await sandbox.calls('launchGame')).toEqual([])
  })

  it('opens a game outside the app within the tap', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue({ opener: window } as Window)
    const { overlays, tap } = await renderGames()
    await tap(SPORT.name)
    await expect.poll(() => open.mock.calls.length).toBe(1)
    expect(overlays.stack).toEqual([])
  })

  it('shows a button for it if the tap is too long ago', async () => {
    const open = vi.spyOn(window, 'open')
    vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ isActive: false, hasBeenActive: true })
    const { overlays, tap } = await renderGames()
    await tap(SPORT.name)
    await expect.poll(() => overlays.stack.at(-1)?.name).toBe('launchQuestion')
    expect(open).not.toHaveBeenCalled()
  })

  it('shows a button for it if the browser blocks the page', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const { overlays, tap } = await renderGames()
    await tap(SPORT.name)
    await expect.poll(() => overlays.stack.at(-1)?.name).toBe('launchQuestion')
  })

  it.each([
    ['a gateway that fails', { kind: 'status', status: 502 }],
    ['a refusal', { kind: 'code', code: 42001, msg: 'The provider is down' }],
    ['a connection that breaks', { kind: 'drop' }],
  ] as const)('shows %s with the game and without a toast, and opens it again', async (_why, fault) => {
    const { screen, overlays, tap } = await renderGames()
    await sandbox.injectFault('launchGame', fault)
    await tap(SLOT.name)
    await expect.poll(() => overlays.stack.at(-1)?.name).toBe('launchFailed')
    const { id, props } = overlays.stack[0] as { id: number; props: LaunchFailedOverlay }
    expect(props.name).toBe(SLOT.name)
    expect(screen.stores.toasts.items).toEqual([])
    overlays.close(id)
    props.onRetry()
    await expect.poll(() => overlays.frames.length).toBe(1)
    expect(await sandbox.calls('launchGame')).toHaveLength(2)
  })

  it('leaves a lost session to the session, and a player who has moved on alone', async () => {
    const { screen, overlays, tap } = await renderGames()
    await sandbox.injectFault('launchGame', LATE)
    await tap(GONE.name)
    await screen.router.navigate({ href: '/wallet' })
    await sandbox.clearFaults()
    await expect.poll(async () => (await sandbox.calls('launchGame')).length).toBe(1)
    await expect.poll(() => screen.queryClient.isMutating()).toBe(0)
    await screen.router.navigate({ href: '/game' })
    await sandbox.injectFault('launchGame', { kind: 'code', code: 20002 })
    await tap(SLOT.name)
    await expect.poll(() => screen.stores.session.uid).toBe(null)
    expect(overlays.stack).toEqual([])
  })
})
