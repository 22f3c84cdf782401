import { useState, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '#src/ui/form/button.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { guardPresses } from './guard-presses.ts'
import { MIN_SEEN_MS, type Point } from './press-rule.ts'

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

/** Waits until the guard has seen the painted page. */
async function nextLook(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((painted) => requestAnimationFrame(painted))
  await new Promise((done) => setTimeout(done))
}

async function lookFor(milliseconds: number): Promise<void> {
  await nextLook()
  vi.advanceTimersByTime(milliseconds)
}

/** The place of an element: its middle. */
function getPlace(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

function fire(type: string, { x, y }: Point): Event {
  const init = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, detail: 1, isPrimary: true }
  const event = type.startsWith('pointer') ? new PointerEvent(type, init) : new MouseEvent(type, init)
  Object.defineProperty(event, 'timeStamp', { value: performance.now() })
  document.elementFromPoint(x, y)?.dispatchEvent(event)
  return event
}

/** The events of a press with the mouse, and of its release somewhere. Whether the page refused the focus. */
async function press(from: Point, to = from): Promise<boolean> {
  fire('pointerdown', from)
  const { defaultPrevented } = fire('mousedown', from)
  for (const type of ['pointerup', 'mouseup', 'click']) fire(type, to)
  await nextLook()
  return defaultPrevented
}

/** A key's click has no press before it. */
function clickByKey(button: Element): void {
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }))
}

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

describe('a button that moves money or sends a password', () => {
  it('needs to be seen, wherever the press before was', async () => {
    const screen = await render(
      <Button movesMoney onClick={() => pressed('money')}>
        Withdraw
      </Button>,
    )
    const place = getPlace(screen.getByRole('button', { name: 'Withdraw' }).element())
    await press(place)
    await lookFor(MIN_SEEN_MS - 1)
    await press(place)
    expect(pressed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    await press(place)
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('has been seen if it showed before the app takes presses', async () => {
    stop()
    const screen = await render(
      <Button movesMoney onClick={() => pressed('money')}>
        Withdraw
      </Button>,
    )
    stop = guardPresses()
    await press(getPlace(screen.getByRole('button').element()))
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('keeps its time when one that looks the same takes its place, and no other', async () => {
    const show = (name: string) => (
      <Button key={name} movesMoney onClick={() => pressed(name)}>
        {name.slice(0, 5)}
      </Button>
    )
    const screen = await render(show('Login of the early page'))
    await lookFor(MIN_SEEN_MS)
    await screen.rerender(show('Login of the app'))
    await nextLook()
    await press(getPlace(screen.getByRole('button').element()))
    expect(pressed.mock.calls).toEqual([['Login of the app']])
    await screen.rerender(show('Other'))
    await nextLook()
    await press(getPlace(screen.getByRole('button').element()))
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('keeps its time while its amount changes', async () => {
    const screen = await render(<Button movesMoney>Deposit ₱500.00</Button>)
    await lookFor(MIN_SEEN_MS)
    await screen.rerender(
      <Button movesMoney onClick={() => pressed('money')}>
        Deposit ₱5,000.00
      </Button>,
    )
    await nextLook()
    await press(getPlace(screen.getByRole('button').element()))
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('is the submit button of a form with a password, also of a shown one', async () => {
    const screen = await render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          pressed('password')
        }}
      >
        <PasswordField label="Password" showLabel="Show" concealLabel="Hide" />
        <Button type="submit">Login</Button>
      </form>,
    )
    await press(getPlace(screen.getByRole('button', { name: 'Show' }).element()))
    const place = getPlace(screen.getByRole('button', { name: 'Login' }).element())
    await press(place)
    expect(pressed).not.toHaveBeenCalled()
    await lookFor(MIN_SEEN_MS)
    await press(place)
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('ignores presses for 500 ms after its own request has ended', async () => {
    function Sender(): ReactElement {
      const [isSending, setSending] = useState(false)
      const send = () => {
        pressed('sent')
        setSending(true)
        queueMicrotask(() => setSending(false))
      }
      return (
        <Button movesMoney busy={isSending} onClick={send}>
          Send
        </Button>
      )
    }
    const screen = await render(<Sender />)
    await lookFor(MIN_SEEN_MS)
    const place = getPlace(screen.getByRole('button', { name: 'Send' }).element())
    await press(place)
    vi.advanceTimersByTime(MIN_SEEN_MS - 1)
    await press(place)
    expect(pressed).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1)
    await press(place)
    expect(pressed).toHaveBeenCalledTimes(2)
  })

  it('ignores a press that began elsewhere', async () => {
    const screen = await render(
      <>
        <p style={{ blockSize: 100 }}>Text</p>
        <Button movesMoney onClick={() => pressed('money')}>
          Send
        </Button>
      </>,
    )
    await lookFor(MIN_SEEN_MS)
    await press(getPlace(screen.getByText('Text').element()), getPlace(screen.getByRole('button').element()))
    expect(pressed).not.toHaveBeenCalled()
  })
})

describe('a frame', () => {
  const PAGE = URL.createObjectURL(new Blob(['<p>Page</p>'], { type: 'text/html' }))
  const isCovered = (frame: Element) => getComputedStyle(frame).pointerEvents === 'none'

  it('takes no press until it and its page have been seen', async () => {
    const screen = await render(<iframe title="Game" src={PAGE} width="200" height="200" />)
    const frame = screen.getByTitle('Game').element()
    await expect.poll(() => isCovered(frame)).toBe(true)
    await lookFor(MIN_SEEN_MS)
    await expect.poll(() => isCovered(frame)).toBe(false)
  })

  it('leaves its place inert for 500 ms when it closes, wherever the press before was', async () => {
    function Closing({ isOpen }: { readonly isOpen: boolean }): ReactElement {
      const place = { position: 'absolute', inset: 0, inlineSize: 200, blockSize: 200 } as const
      return (
        <div style={{ position: 'relative', blockSize: 200 }}>
          <Button onClick={() => pressed('uncovered')}>Uncovered</Button>
          {isOpen && <iframe title="Game" src={PAGE} style={place} />}
        </div>
      )
    }
    const screen = await render(<Closing isOpen />)
    await lookFor(MIN_SEEN_MS)
    await screen.rerender(<Closing isOpen={false} />)
    await lookFor(MIN_SEEN_MS - 1)
    const place = getPlace(screen.getByRole('button', { name: 'Uncovered' }).element())
    await press(place)
    expect(pressed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    await press(place)
    expect(pressed).toHaveBeenCalledOnce()
  })
})
