import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Money } from './money.tsx'

/** The words of some markup. */
function words(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}

it.each([
  [<Money key="1" value={1234.5} />, '₱1,234.50'],
  [<Money key="2" value={-1234.5} />, '−₱1,234.50'],
  [<Money key="3" value={20} sign="always" />, '+₱20.00'],
  [<Money key="4" value={0} sign="always" />, '₱0.00'],
  [<Money key="5" value={-0.001} sign="always" />, '₱0.00'],
  [<Money key="6" value={Number.NaN} />, '₱—'],
])('shows an amount (%#)', (money, text) => {
  expect(words(renderToStaticMarkup(money))).toBe(text)
})

it('lets nothing of a covered amount through, not even its length', () => {
  const short = renderToStaticMarkup(<Money value={5} hidden hiddenLabel="Hidden" />)
  const long = renderToStaticMarkup(<Money value={999_999_999_999.99} hidden hiddenLabel="Hidden" />)
  expect(short).toBe(long)
  expect(words(short)).toBe('₱••••••Hidden')
})
