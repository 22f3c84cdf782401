import { expect, it } from 'vitest'
import { Money } from '#src/ui/data/money.tsx'
import { renderApp } from '#tests/support/component/render.tsx'
import { RewardAmount } from './reward-amount.tsx'

it.each([
  [{ type: 'cash', amount: 58 }, '+₱58.00'],
  [{ type: 'point', amount: 1200 }, '+1,200'],
  [{ type: 'coupon', amount: 1 }, ''],
  [{ type: 'lottery', amount: 5 }, ''],
])('shows how much of a reward there is: %j', async (reward, text) => {
  const { container } = await renderApp(<RewardAmount reward={reward} />)
  expect(container.textContent).toBe(text)
})

it.each([false, true])('shows money in the color that money in has everywhere; counting: %s', async (isCounting) => {
  const { container } = await renderApp(
    <>
      <RewardAmount reward={{ type: 'cash', amount: 58 }} isCounting={isCounting} />
      <Money value={58} tone="in" />
    </>,
  )
  const [reward, money] = [...container.children].map((part) => getComputedStyle(part).color)
  expect(reward).toBe(money)
})
