import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FullFrame } from './full-frame.tsx'

function Page({ onLeave }: { readonly onLeave: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Pay
      </button>
      {isOpen && (
        <FullFrame label="Pay page" bar={<button type="button">Back</button>} onLeave={onLeave}>
          <iframe title="Inside" />
        </FullFrame>
      )}
    </>
  )
}

it('FullFrame takes the focus when it opens, and Escape leaves it from there and from its bar', async () => {
  const onLeave = vi.fn<() => void>()
  const screen = await render(<Page onLeave={onLeave} />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('region', { name: 'Pay page' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onLeave).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Back' })).toHaveFocus()
  await userEvent.keyboard('a{Escape}')
  expect(onLeave).toHaveBeenCalledTimes(2)
})
