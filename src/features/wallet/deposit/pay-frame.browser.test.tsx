import { describe, expect, it } from 'vitest'
import { renderApp } from '#tests/support/component/render.tsx'
import { orderQueryKey } from '../money-request/use-follow.ts'
import { deposit } from './deposit.ts'
import { PayFrame } from './pay-frame.tsx'

const ORDER = 'D202611200001'

describe('PayFrame', () => {
  it.each([
    [2, 'danger', /Your deposit failed.*charged you anyway/],
    [3, 'neutral', /Your deposit timed out/],
  ])('shows a final status %i in the tone %s', async (status, tone, words) => {
    const { queryClient, getByRole } = await renderApp(
      <PayFrame title="Pay with GCash" url="about:blank" orderNo={ORDER} method="GCash" onClose={() => undefined} />,
      { texts: ['wallet'] },
    )
    queryClient.setQueryData(orderQueryKey(deposit.name, ORDER), { row: { status } })
    const verdict = getByRole('status').filter({ hasText: 'Your deposit' })
    await expect.element(verdict).toMatchTextContent(words)
    expect(verdict.element().className).toContain(tone)
  })
})
