import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { showFocusedField, watchKeyboard } from './show-focused-field.ts'

const viewport = window.visualViewport as VisualViewport

afterEach(() => {
  // Restores the browser's own property.
  Reflect.deleteProperty(viewport, 'height')
  window.scrollTo(0, 0)
})

/** A page with the amount at the bottom of the window, and more below. */
async function openForm() {
  const screen = await render(
    <form style={{ paddingTop: window.innerHeight - 100, height: 3 * window.innerHeight }}>
      <input aria-label="Amount" />
    </form>,
  )
  const amount = screen.getByLabelText('Amount').element() as HTMLInputElement
  amount.focus({ preventScroll: true })
  return amount
}

/** The keyboard covers the lower half, without resizing the page. */
function openKeyboard(): number {
  const height = window.innerHeight / 2
  Object.defineProperty(viewport, 'height', { value: height, configurable: true })
  viewport.dispatchEvent(new Event('resize'))
  return height
}

describe('showFocusedField', () => {
  it('scrolls the focused field out from under the keyboard', async () => {
    const amount = await openForm()
    const height = openKeyboard()
    expect(amount.getBoundingClientRect().bottom).toBeGreaterThan(height)
    showFocusedField()
    await expect.poll(() => amount.getBoundingClientRect().bottom).toBeLessThan(height)
  })

  it('leaves the page where it is if nothing is typed', async () => {
    const amount = await openForm()
    amount.blur()
    openKeyboard()
    showFocusedField()
    expect(window.scrollY).toBe(0)
  })
})

it('watchKeyboard does it when the keyboard opens in a browser', async () => {
  const amount = await openForm()
  watchKeyboard()
  const height = openKeyboard()
  await expect.poll(() => amount.getBoundingClientRect().bottom).toBeLessThan(height)
})
