import { observable } from 'mobx'
import { observer } from 'mobx-react-lite'
import { describe, expect, it } from 'vitest'
import { useStores } from '#src/stores/stores-context.tsx'
import { renderApp } from '#tests/support/component/render.tsx'
import { Overlays } from '../layout/overlays.tsx'
import { MaintenanceCover } from './maintenance-cover.tsx'

/** A server that is down, and what lies over the page. */
async function setUp() {
  const maintenance = observable({ isDown: true, isChecking: false, check: () => Promise.resolve() })
  const Page = observer(function Page() {
    const { overlays } = useStores()
    return (
      <>
        <Overlays overlays={overlays} onFailure={() => false} onLogout={() => undefined} />
        <MaintenanceCover maintenance={maintenance} overlays={overlays} onLogout={() => undefined} />
      </>
    )
  })
  const screen = await renderApp(<Page />, { path: '/game', texts: ['age', 'shell'] })
  screen.stores.overlays.enqueue('ageCheck', { onAccept: () => undefined })
  const getTop = () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog')
  return { ...screen, maintenance, getTop, cover: () => document.querySelector('dialog[data-full-frame]') }
}

describe('MaintenanceCover', () => {
  it('lies below the age sheet of a first visit, takes its place when that closes, and ends', async () => {
    const { maintenance, getTop, cover, getByRole } = await setUp()
    await expect.poll(cover).not.toBeNull()
    const accept = getByRole('button', { name: 'Accept' })
    await expect.element(accept).toBeVisible()
    expect(getTop()).toBe(accept.element().closest('dialog'))
    expect(cover()?.matches(':modal')).toBe(false)
    await accept.click()
    await expect.element(getByRole('alertdialog', { name: "We'll be right back" })).toBeVisible()
    expect(getTop()).toBe(cover())
    expect(cover()?.matches(':modal')).toBe(true)
    expect(cover()?.contains(document.activeElement)).toBe(true)
    maintenance.isDown = false
    await expect.poll(cover).toBeNull()
    expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false)
  })

  it('uses the room of the scroll bar', async () => {
    const { cover } = await setUp()
    await expect.poll(cover).not.toBeNull()
    // An open dialog alone keeps it free.
    expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(true)
    expect(getComputedStyle(document.documentElement).scrollbarGutter).toBe('auto')
  })
})
