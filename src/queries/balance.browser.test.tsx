import { onlineManager } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { balanceQuery, useBalance } from './balance.ts'
import { useIsUserSettled, userQuery } from './user.ts'

it('shows the balance that the session has read, and requests it again only when the network is back', async () => {
  const sandbox = await createSandbox()
  const { getByText, queryClient } = await renderApp(<Points />, { username: 'ratified' })
  await queryClient.prefetchQuery(balanceQuery())
  await queryClient.prefetchQuery(userQuery())
  await expect.element(getByText('1280 points, settled')).toBeVisible()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(await sandbox.calls('getBalance')).toHaveLength(1)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await expect.poll(() => sandbox.calls('getBalance')).toHaveLength(2)
})

function Points() {
  const { point } = useBalance()
  return (
    <p>
      {point} points{useIsUserSettled() && ', settled'}
    </p>
  )
}
