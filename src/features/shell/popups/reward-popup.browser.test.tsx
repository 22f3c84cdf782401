import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { RewardPopup } from './reward-popup.tsx'

beforeEach(async () => void (await createSandbox()))

async function open(path: string) {
  const onLeave = vi.fn<() => void>()
  const screen = await renderApp(
    <RewardPopup rewards={[{ type: 'point', amount: 5 }]} onClose={() => undefined} onLeave={onLeave} />,
    { texts: ['overlays', 'rewards'], username: 'vip8player', path },
  )
  await expect.element(screen.getByRole('button', { name: 'Great!' })).toBeVisible()
  return { ...screen, onLeave, play: screen.getByRole('link', { name: 'Play' }) }
}

describe('RewardPopup', () => {
  it('leads to the games from another page', async () => {
    const { play, onLeave, router } = await open('/inbox')
    await play.click()
    expect(onLeave).toHaveBeenCalledOnce()
    await expect.poll(() => router.latestLocation.href).toBe('/game')
  })

  it('only closes over the lobby or a frame', async () => {
    const lobby = await open('/game')
    await expect.element(lobby.play).not.toBeInTheDocument()
    await lobby.unmount()
    const { play, stores } = await open('/event')
    await expect.element(play).toBeVisible()
    stores.overlays.openFrame('activityFrame', { title: 'Wheel', url: 'https://games.example/wheel' })
    await expect.element(play).not.toBeInTheDocument()
  })
})
