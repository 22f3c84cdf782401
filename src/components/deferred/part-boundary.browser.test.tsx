import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { deferred } from './deferred.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Advances the clock, and lets React render. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
}

/** An optional part that throws while `state.isBroken`; `state.renders` counts its renders. */
async function breakablePart() {
  const state = { isBroken: true, renders: 0 }
  const Part = deferred(
    () =>
      Promise.resolve(({ title }: { readonly title: string }) => {
        state.renders += 1
        if (state.isBroken) throw new Error('broken')
        return <p>{title}</p>
      }),
    { isOptional: true },
  )
  await Part.preload()
  return { Part, state }
}

describe('PartBoundary of an optional part', () => {
  it('mounts the part again at once after one error', async () => {
    const { Part, state } = await breakablePart()
    const screen = await render(<Part title="Toasts" />)
    expect(screen.container.textContent).toBe('')
    state.isBroken = false
    await pass(0)
    expect(screen.container.textContent).toBe('Toasts')
  })

  it('mounts a part that fails again and again after growing pauses, for as long as it takes', async () => {
    const { Part, state } = await breakablePart()
    const screen = await render(<Part title="Toasts" />)
    const attempts: number[] = []
    for (let step = 0; step < 60; step += 1) {
      await pass(10_000)
      attempts.push(state.renders)
    }
    // Ten minutes: seven attempts in the first one, one a minute later. React renders a failing part twice.
    expect(attempts.at(-1)).toBeLessThan(2 * 20)
    expect(attempts.at(-1)).toBeGreaterThan(attempts.at(-7) ?? 0)
    state.isBroken = false
    await pass(60_000)
    expect(screen.container.textContent).toBe('Toasts')
  })

  it.each([
    ['a prop', 'Second', 1],
    ['restartOn', 'First', 2],
  ])('mounts a part that keeps failing again when %s changes', async (_name, title, restartOn) => {
    const { Part, state } = await breakablePart()
    const screen = await render(<Part title="First" restartOn={1} />)
    for (let second = 0; second < 10; second += 1) await pass(1000)
    state.isBroken = false
    await screen.rerender(<Part title="First" restartOn={1} />)
    await pass(200)
    expect(screen.container.textContent).toBe('')
    await screen.rerender(<Part title={title} restartOn={restartOn} />)
    await pass(200)
    expect(screen.container.textContent).toBe(title)
  })

  it('does not loop if each error changes a prop', async () => {
    const { Part, state } = await breakablePart()
    const screen = await render(<Part title="0" />)
    for (let change = 1; change <= 50; change += 1) {
      await screen.rerender(<Part title={String(change)} />)
      await pass(10)
    }
    expect(state.renders / 2).toBeLessThan(10)
  })
})
