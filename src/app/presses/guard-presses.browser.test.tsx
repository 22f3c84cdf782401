import { useState, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '#src/ui/form/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { guardPresses } from './guard-presses.ts'
import { MIN_SEEN_MS } from './press-rule.ts'
import { clickByKey, fire, getPlace, nextLook, press } from './testing/press.ts'

let stop: () => void
const pressed = vi.fn<(name: string) => void>()

beforeEach(() => {
  // Time stands still between two steps of a test, however long they take.
  vi.useFakeTimers({ toFake: ['performance'] })
  pressed.mockClear()
  stop = guardPresses()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** A button that is replaced by another one at its place. */
function Replaced(): ReactElement {
  const [isDone, setDone] = useState(false)
  if (isDone) return <Button onClick={() => pressed('second')}>Second</Button>
  return <Button onClick={() => setDone(true)}>First</Button>
}

describe('guardPresses', () => {
  it('ignores a press on what took the place of the pressed button, for 500 ms', async () => {
    const screen = await render(<Replaced />)
    const place = getPlace(screen.getByRole('button', { name: 'First' }).element())
    await press(place)
    expect(screen.getByRole('button', { name: 'Second' }).elements()).toHaveLength(1)
    expect(await press(place)).toBe(true)
    vi.advanceTimersByTime(MIN_SEEN_MS - 1)
    await press(place)
    expect(pressed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(await press(place)).toBe(false)
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('does not slow keys, other places and repeated presses', async () => {
    const screen = await render(
      <>
        <Replaced />
        <div style={{ blockSize: 200 }} />
        <Button onClick={() => pressed('far')}>Far</Button>
      </>,
    )
    await press(getPlace(screen.getByRole('button', { name: 'First' }).element()))
    clickByKey(screen.getByRole('button', { name: 'Second' }).element())
    const far = getPlace(screen.getByRole('button', { name: 'Far' }).element())
    await press(far)
    await press(far)
    expect(pressed.mock.calls.flat()).toEqual(['second', 'far', 'far'])
  })

  it('tells the document of a press that it ignores, and why', async () => {
    const told = vi.fn<(reason: string) => void>()
    const listening = new AbortController()
    document.addEventListener('press-ignored', ({ detail }) => told(detail.reason), { signal: listening.signal })
    const screen = await render(<Replaced />)
    const place = getPlace(screen.getByRole('button', { name: 'First' }).element())
    await press(place)
    expect(told).not.toHaveBeenCalled()
    await press(place)
    listening.abort()
    expect(told.mock.calls).toEqual([['appeared']])
  })

  it('accepts the next tab of a row that has moved itself', async () => {
    function Row(): ReactElement {
      const [start, setStart] = useState(0)
      return (
        <div role="tablist">
          {['Live', 'Sports', 'Fish'].slice(start).map((name) => (
            <button key={name} role="tab" style={{ inlineSize: 80 }} onClick={() => (pressed(name), setStart(1))}>
              {name}
            </button>
          ))}
        </div>
      )
    }
    const screen = await render(<Row />)
    const place = getPlace(screen.getByRole('tab', { name: 'Live' }).element())
    await press(place)
    await press(place)
    expect(pressed.mock.calls.flat()).toEqual(['Live', 'Sports'])
  })

  it('forgets the place when the player scrolls', async () => {
    const screen = await render(<Replaced />)
    const place = getPlace(screen.getByRole('button', { name: 'First' }).element())
    await press(place)
    window.dispatchEvent(new WheelEvent('wheel'))
    await press(place)
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('forgets a press that has dragged something', async () => {
    const screen = await render(<Replaced />)
    const place = getPlace(screen.getByRole('button', { name: 'First' }).element())
    fire('pointerdown', place)
    fire('pointerup', { x: place.x, y: place.y + 30 })
    clickByKey(screen.getByRole('button', { name: 'First' }).element())
    await nextLook()
    await press(place)
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('keeps a dialog open whose backdrop is pressed as it opens', async () => {
    function Opener(): ReactElement {
      const [isOpen, setOpen] = useState(false)
      return (
        <>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <Dialog open={isOpen} title="Result" onClose={() => setOpen(false)}>
            Done
          </Dialog>
        </>
      )
    }
    const screen = await render(<Opener />)
    const place = getPlace(screen.getByRole('button', { name: 'Open' }).element())
    await press(place)
    await press(place)
    expect(screen.getByRole('dialog').elements()).toHaveLength(1)
    vi.advanceTimersByTime(MIN_SEEN_MS)
    await press(place)
    expect(screen.getByRole('dialog').elements()).toHaveLength(0)
  })

  it('drops a click whose target came during the press', async () => {
    function Shifting(): ReactElement {
      const [isShifted, setShifted] = useState(false)
      return (
        <div onPointerDown={() => setShifted(true)}>
          {isShifted ? (
            <Button key="new" onClick={() => pressed('new')}>
              New
            </Button>
          ) : (
            <Button key="old">Old</Button>
          )}
        </div>
      )
    }
    const screen = await render(<Shifting />)
    const place = getPlace(screen.getByRole('button', { name: 'Old' }).element())
    fire('pointerdown', place)
    await nextLook()
    fire('click', place)
    expect(pressed).not.toHaveBeenCalled()
  })
})
