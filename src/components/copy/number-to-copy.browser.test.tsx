import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '#tests/support/component/render.tsx'
import { NumberToCopy } from './number-to-copy.tsx'
import { useCopy } from './use-copy.ts'

afterEach(() => vi.restoreAllMocks())

/** As in a frame without permission, or on a page without https. */
function refuseCopying(): void {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
}

const getSelected = () => document.getSelection()?.toString()

function Unseen() {
  const copy = useCopy()
  return (
    <button type="button" onClick={() => copy('R-77')}>
      Copy
    </button>
  )
}

describe('a copy that the browser refuses', () => {
  it.each([
    ['en-US', /The text is selected: copy it yourself/],
    ['vi-VN', /Nội dung đã được chọn: hãy tự sao chép/],
  ] as const)('selects the number that stands beside the button, and says so in %s', async (language, words) => {
    refuseCopying()
    const parts = [1, 2].map((n) => <NumberToCopy key={n} number="R-1" label={`Copy ${String(n)}`} />)
    const screen = await renderApp(<>{parts}</>, { language })
    await screen.getByRole('button', { name: 'Copy 2' }).click()
    await expect.element(screen.getByText(words)).toBeVisible()
    expect(getSelected()).toBe('R-1')
    expect(
      screen
        .getByText('R-1')
        .nth(1)
        .element()
        .contains(document.getSelection()?.anchorNode ?? null),
    ).toBe(true)
  })

  it('shows a text that stands nowhere on the page', async () => {
    refuseCopying()
    const screen = await renderApp(<Unseen />)
    await screen.getByRole('button', { name: 'Copy' }).click()
    await expect.element(screen.getByText(/Write this down/)).toBeVisible()
    await expect.element(screen.getByText('R-77')).toBeVisible()
  })
})
