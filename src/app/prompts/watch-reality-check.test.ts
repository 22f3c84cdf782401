import { environmentManager, focusManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { getPlaySessionQuery } from '#generated/http/responsible/get-play-session.ts'
import { ana, createSessionRig } from '../session/testing/session-rig.ts'
import { watchRealityCheck } from './watch-reality-check.ts'

const { getPlaySession } = vi.hoisted(() => ({ getPlaySession: vi.fn() }))
vi.mock('#generated/http/responsible/get-play-session.ts', () => ({
  getPlaySessionQuery: () => ({ queryKey: ['api', 'rg', 'session', 'fetch'], queryFn: getPlaySession }),
}))

const PLAYER = { ...ana, onlyKyc: false }
const GAME = { gameId: '1', title: 'Makati Roulette', url: 'https://games.example/1' }
const session = (dueInSeconds?: number) => ({
  minutes: 30,
  staked: 0,
  won: 0,
  net: 0,
  reminderMinutes: 30,
  dueInSeconds,
})

beforeEach(() => {
  // In Node the library takes itself for a server, which polls nothing.
  environmentManager.setIsServer(() => false)
  vi.useFakeTimers()
  focusManager.setFocused(true)
  getPlaySession.mockReset().mockResolvedValue(session())
})
afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

async function watch() {
  const { stores, queryClient } = createSessionRig()
  stores.session.signIn(PLAYER)
  queryClient.mount()
  onTestFinished(watchRealityCheck(stores, queryClient))
  onTestFinished(() => queryClient.unmount())
  await vi.advanceTimersByTimeAsync(0)
  return { ...stores, queryClient }
}

describe('watchRealityCheck', () => {
  it('reads once without a session of play, and not again', async () => {
    const { overlays } = await watch()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(getPlaySession).toHaveBeenCalledOnce()
    expect(overlays.queued).toBeNull()
  })

  it('reads each minute while a game is open, and when it opens and closes', async () => {
    const { overlays } = await watch()
    const id = overlays.openFrame('gameFrame', GAME)
    await vi.advanceTimersByTimeAsync(125_000)
    expect(getPlaySession).toHaveBeenCalledTimes(4)
    overlays.close(id)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(getPlaySession).toHaveBeenCalledTimes(5)
  })

  it('shows the check when it is due, over the lobby too, until the server says that it is not', async () => {
    getPlaySession.mockResolvedValueOnce(session(120)).mockResolvedValue(session(0))
    const { overlays, queryClient } = await watch()
    expect(overlays.queued).toBeNull()
    await vi.advanceTimersByTimeAsync(125_000)
    expect(overlays.queued?.name).toBe('realityCheck')
    expect(overlays.closeTop(), 'Back').toBe(true)
    expect(overlays.queued?.name).toBe('realityCheck')
    queryClient.setQueryData(getPlaySessionQuery().queryKey, session(1800) as never)
    await vi.advanceTimersByTimeAsync(0)
    expect(overlays.queued).toBeNull()
  })

  it("reads again when the page becomes visible, and after the socket's event", async () => {
    const { queryClient } = await watch()
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(getPlaySession).toHaveBeenCalledTimes(2)
    await queryClient.invalidateQueries({ queryKey: getPlaySessionQuery().queryKey })
    expect(getPlaySession).toHaveBeenCalledTimes(3)
  })

  it('asks nothing of a visitor, nor during a break, which removes the check', async () => {
    getPlaySession.mockResolvedValue(session(0))
    const { overlays, session: store } = await watch()
    expect(overlays.queued?.name).toBe('realityCheck')
    store.signIn({ ...PLAYER, play: { state: 'break' } })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(overlays.queued).toBeNull()
    expect(getPlaySession).toHaveBeenCalledOnce()
  })
})
