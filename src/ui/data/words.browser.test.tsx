import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { translatePage } from '#tests/support/translate-page.ts'
import { Button } from '../form/button.tsx'
import { Money } from './money.tsx'
import { Words } from './words.tsx'

describe('Words', () => {
  it('follows its text, comes and goes in a translated page', async () => {
    const row = (text: string | undefined, isOpen: boolean) => (
      <p>
        {isOpen && <i>icon</i>}
        <Words>
          {text} {isOpen && 'open'}
        </Words>
        <b>end</b>
      </p>
    )
    const screen = await render(row('One', false))
    translatePage()
    await screen.rerender(row('Two', true))
    await expect.poll(() => screen.container.textContent).toBe('iconTwo openend')
    await screen.rerender(row(undefined, false))
    await expect.poll(() => screen.container.textContent?.trim()).toBe('end')
    await screen.rerender(row('Three', true))
    await expect.poll(() => screen.container.textContent).toBe('iconThree openend')
  })

  it('renders no element without a text', async () => {
    const screen = await render(<Words>{false}</Words>)
    expect(screen.container.innerHTML).toBe('')
  })

  it('lets a button follow its label, its icon and its request', async () => {
    const button = (label: string, busy: boolean) => (
      <Button icon={busy ? undefined : 'deposit'} busy={busy} busyLabel="Sending">
        {label}
      </Button>
    )
    const screen = await render(button('Save', false))
    translatePage()
    await screen.rerender(button('Save', true))
    await expect.element(screen.getByRole('button')).toHaveTextContent('Sending')
    await screen.rerender(button('Saved', false))
    await expect.element(screen.getByRole('button')).toHaveTextContent('Saved')
  })

  it('keeps amounts and the buttons that move money out of translation', async () => {
    const screen = await render(
      <>
        <Money value={1234.5} />
        <Money value={1} hidden hiddenLabel="Hidden" />
        <Button movesMoney>Withdraw ₱1,234.50</Button>
      </>,
    )
    translatePage()
    expect([...screen.container.querySelectorAll('font font')].map(({ textContent }) => textContent)).toEqual([
      'Hidden',
    ])
  })
})
