import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Money, UnreadableAmountLabel } from './money.tsx'

describe('Money', () => {
  it.each([
    [<Money key="1" value={1234.5} />, '₱1,234.50'],
    [<Money key="2" value={-1234.5} />, '−₱1,234.50'],
    [<Money key="3" value={20} sign="always" />, '+₱20.00'],
    [<Money key="4" value={0} sign="always" />, '₱0.00'],
    [<Money key="5" value={-0.001} sign="always" />, '₱0.00'],
    [<Money key="6" value={Number.NaN} />, '₱—'],
  ])('shows an amount (%#)', async (money, text) => {
    const { container } = await render(money)
    expect(container.textContent).toBe(text)
  })

  it('explains an unreadable amount by a tooltip and to screen readers', async () => {
    const screen = await render(
      <UnreadableAmountLabel value="Unreadable">
        <Money value={Number.NaN} />
      </UnreadableAmountLabel>,
    )
    await expect.element(screen.getByTitle('Unreadable')).toHaveTextContent('₱—Unreadable')
  })

  it('shows nothing of a hidden amount, not even its length', async () => {
    const short = await render(<Money value={5} hidden hiddenLabel="Hidden" />)
    const long = await render(<Money value={999_999_999_999.99} hidden hiddenLabel="Hidden" />)
    expect(short.container.innerHTML).toBe(long.container.innerHTML)
    expect(short.container.textContent).toBe('₱••••••Hidden')
  })
})
