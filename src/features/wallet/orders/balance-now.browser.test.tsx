import { useState } from 'react'
import { expect, it } from 'vitest'
import { balanceQuery } from '#src/queries/balance.ts'
import { userQuery } from '#src/queries/user.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { BalanceNow } from './balance-now.tsx'

function Order() {
  const [isOver, setOver] = useState(false)
  return isOver ? <BalanceNow /> : <button onClick={() => setOver(true)}>End it</button>
}

it('shows no balance from before the order ended, nor after a failed read', async () => {
  const sandbox = await createSandbox()
  const { getByRole, getByText, queryClient } = await renderApp(<Order />, { username: 'ratified', texts: ['wallet'] })
  const { queryKey } = balanceQuery()
  await queryClient.prefetchQuery(userQuery())
  await queryClient.prefetchQuery(balanceQuery())
  await getByRole('button', { name: 'End it' }).click()
  const balance = getByText(/^Your balance: ₱/)
  await expect.element(balance).not.toBeInTheDocument()

  await sandbox.injectFault('getBalance', { kind: 'status', status: 500 })
  await queryClient.invalidateQueries({ queryKey })
  expect(queryClient.getQueryState(queryKey)?.status).toBe('error')
  await expect.element(balance).not.toBeInTheDocument()

  await queryClient.invalidateQueries({ queryKey })
  await expect.element(balance).toBeVisible()
})

it('counts up from the balance before, once no frame covers it', async () => {
  const sandbox = await createSandbox()
  const { getByRole, getByText, queryClient, stores } = await renderApp(<Order />, {
    username: 'ratified',
    texts: ['wallet'],
  })
  const { queryKey } = balanceQuery()
  await queryClient.prefetchQuery(userQuery())
  await queryClient.prefetchQuery(balanceQuery())
  const id = stores.overlays.openFrame('payFrame', { title: '', url: '', orderNo: 'D1', method: '' })
  await getByRole('button', { name: 'End it' }).click()
  await sandbox.injectFault('getBalance', { kind: 'replace', changes: { '/userAccountVO/balance': 5500 } })
  await queryClient.invalidateQueries({ queryKey })
  const balance = getByText(/^Your balance: ₱/)
  await expect.element(balance).toMatchTextContent(/^Your balance: ₱5,000\.00$/)
  stores.overlays.close(id)
  await expect.element(balance).toMatchTextContent(/^Your balance: ₱5,500\.00$/)
})
