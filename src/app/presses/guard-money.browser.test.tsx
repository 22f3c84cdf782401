import { useState, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '#src/ui/form/button.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { guardPresses } from './guard-presses.ts'
import { MIN_SEEN_MS } from './press-rule.ts'
import { getPlace, lookFor, nextLook, press } from './testing/press.ts'

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
