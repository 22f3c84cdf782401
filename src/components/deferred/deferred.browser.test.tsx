import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { startUp } from '#src/platform/start-up.ts'
import { deferred, type Deferred } from './deferred.tsx'

function Sheet({ title }: { readonly title: string }) {
  return <p>{title}</p>
}

/** A loader that fails the given number of times. */
function loader(failures: number) {
  const load = vi.fn(() => Promise.resolve(Sheet))
  for (let time = 0; time < failures; time += 1) load.mockRejectedValueOnce(new Error('gone'))
  return load
}

/** Shows a part and closes it when it fails, as the overlays do. */
function Host({ part: Part }: { readonly part: Deferred<{ title: string }> }) {
  const [shown, setShown] = useState(0)
  const [error, setError] = useState('')
  return (
    <>
      <button type="button" onClick={() => setShown((count) => Math.abs(count) + 1)}>
        Open
      </button>
      <p>Errors: {error}</p>
      {shown > 0 && (
        <Part
          key={shown}
          title="Menu"
          onError={(cause) => {
            setShown((count) => -count)
            setError(`${error}${String(cause)};`)
          }}
        />
      )}
    </>
  )
}

describe('deferred', () => {
  it('shows the fallback with the same props until the code has loaded', async () => {
    let arrive: (part: typeof Sheet) => void = () => undefined
    const Part = deferred(() => new Promise<typeof Sheet>((resolve) => (arrive = resolve)), {
      fallback: ({ title }) => <p>Loading {title}</p>,
    })
    const screen = await render(<Part title="Menu" />)
    await expect.element(screen.getByText('Loading Menu')).toBeVisible()
    arrive(Sheet)
    await expect.element(screen.getByText('Menu', { exact: true })).toBeVisible()
  })

  it('shows preloaded code with the first render', async () => {
    const load = loader(0)
    const Part = deferred(load, { fallback: () => <p>Loading</p> })
    await Part.preload()
    const screen = await render(<Part title="Menu" />)
    expect(screen.container.textContent).toBe('Menu')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('loads only once start-up is over', async () => {
    let end!: () => void
    const whenOver = vi.spyOn(startUp, 'whenOver').mockReturnValue(new Promise((resolve) => (end = resolve)))
    const load = loader(0)
    const Part = deferred(load, { isLate: true, fallback: () => <p>Loading</p> })
    const screen = await render(<Part title="Menu" />)
    await expect.element(screen.getByText('Loading')).toBeVisible()
    expect(load).not.toHaveBeenCalled()
    end()
    await expect.element(screen.getByText('Menu')).toBeVisible()
    whenOver.mockRestore()
  })

  it('loads again when shown after a failed preload', async () => {
    const load = loader(1)
    const Part = deferred(load)
    await expect(Part.preload()).rejects.toThrow('gone')
    const screen = await render(<Part title="Menu" />)
    await expect.element(screen.getByText('Menu')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('reports a failure to onError once, and loads again when shown next', async () => {
    const load = loader(1)
    const screen = await render(<Host part={deferred(load)} />)
    await screen.getByRole('button', { name: 'Open' }).click()
    await expect.element(screen.getByText('Errors: Error: gone;')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
    await screen.getByRole('button', { name: 'Open' }).click()
    await expect.element(screen.getByText('Menu')).toBeVisible()
    await expect.element(screen.getByText('Errors: Error: gone;', { exact: true })).toBeVisible()
  })

  it('shows its error state, whose Retry loads again', async () => {
    const load = loader(2)
    const Part = deferred(load, {
      failed: (retry) => (
        <button type="button" onClick={retry}>
          Retry
        </button>
      ),
    })
    const screen = await render(<Part title="Menu" />)
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => load.mock.calls.length).toBe(2)
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByText('Menu')).toBeVisible()
  })

  it('shows nothing if an optional part fails, and loads it again by itself', async () => {
    const load = loader(1)
    const Part = deferred(load, { isOptional: true })
    const screen = await render(<Part title="Menu" />)
    await expect.poll(() => load.mock.calls.length).toBe(1)
    expect(screen.container.textContent).toBe('')
    window.dispatchEvent(new Event('online'))
    await expect.element(screen.getByText('Menu')).toBeVisible()
  })
})
