import { beforeEach, describe, expect, it } from 'vitest'
import { bindWallet } from '#generated/http/money/bind-wallet.ts'
import { getWalletQuery } from '#generated/http/money/get-wallet.ts'
import { userQuery } from '#src/queries/user.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { FirstWithdrawalCard } from './first-withdrawal-card.tsx'

const DAY_MS = 86_400_000

let sandbox: MockSandbox
beforeEach(async () => {
  sandbox = await createSandbox()
})

async function open(username: string, language: 'en-US' | 'vi-VN' = 'en-US') {
  const screen = await renderApp(<FirstWithdrawalCard />, { texts: ['firstWithdrawal'], username, language })
  await screen.queryClient.prefetchQuery(userQuery())
  return { ...screen, step: (index: number) => screen.getByRole('listitem').nth(index) }
}

describe('FirstWithdrawalCard', () => {
  it('names all steps of a player who has done none, with the nearest deadline and what is left to wager', async () => {
    const { step, getByRole } = await open('firstwin')
    await expect.element(step(0)).toHaveAttribute('aria-current', 'step')
    await expect.element(step(0)).toMatchTextContent(/Identity: nextVerify by .*, Manila time\./)
    await expect.element(getByRole('link', { name: 'Verify your identity' })).toHaveAttribute('href', '/kyc/baseInfo')
    await expect.element(step(1)).toMatchTextContent(/E\u2011wallet: to do/)
    await expect.element(step(2)).toMatchTextContent(/Transaction password: to do6–12 characters/)
    await expect.element(step(3)).toMatchTextContent(/₱3,000\.00 free to withdraw\. ₱1,200\.00 left to wager\.$/)
  })

  it('names no date once all deadlines are over', async () => {
    await sandbox.advance(8 * DAY_MS)
    await expect.element((await open('firstwin')).step(0)).toMatchTextContent(/Please verify now\./)
  })

  it('says since when the identity is in review, and offers the wallet meanwhile', async () => {
    await sandbox.change('firstwin', { identityStatus: 'pending' })
    const { step, getByRole, stores } = await open('firstwin')
    await expect.element(step(0)).toMatchTextContent(/In review since today, .*\. Usually done within 10 minutes\.$/)
    await expect.element(step(1)).toHaveAttribute('aria-current', 'step')
    await getByRole('button', { name: 'Bind your e‑wallet' }).click()
    expect(stores.overlays.top?.name).toBe('bindWallet')
  })

  it('names no time of a review that the server does not name', async () => {
    await sandbox.change('firstwin', { identityStatus: 'pending' })
    const changes = { '/submittedAt': null, '/reviewMinutes': null }
    await sandbox.injectFault('getIdentity', { kind: 'replace', changes }, { times: 5 })
    await expect.element((await open('firstwin')).step(0)).toMatchTextContent(/In review\.$/)
  })

  it('says why the identity was rejected, and leads to the correction', async () => {
    await sandbox.change('firstwin', { identityStatus: 'rejected' })
    const { step, getByRole } = await open('firstwin')
    await expect.element(step(0)).toMatchTextContent(/needs a fix/)
    await expect.element(getByRole('link', { name: 'See what to fix' })).toHaveAttribute('href', '/kyc/verification')
  })

  it('has only the wallet left for a ratified player without one', async () => {
    const { step, getByRole } = await open('nophone')
    await expect.element(step(0)).toMatchTextContent(/Identity: done/)
    await expect.element(step(1)).toHaveAttribute('aria-current', 'step')
    await expect.element(step(2)).toMatchTextContent(/Transaction password: done/)
    expect(getByRole('button').elements()).toHaveLength(1)
  })

  it('leads from the bound wallet to the password, and from the last step to the withdrawal', async () => {
    await sandbox.change('firstwin', { identityStatus: 'approved', kycStatus: 'ratified' })
    const { getByRole, stores, queryClient, router } = await open('firstwin')
    await getByRole('button', { name: 'Bind your e‑wallet' }).click()
    const sheet = stores.overlays.top
    if (sheet?.name !== 'bindWallet') throw new Error('The sheet of the wallet is not open.')
    const bound = await bindWallet({ bank: 'gcash', name: 'Wina Reyes', account: '9171112222' })
    queryClient.setQueryData(getWalletQuery().queryKey, bound)
    stores.overlays.close(sheet.id)
    sheet.props.onBound?.()
    expect(stores.overlays.top?.name).toBe('tradePassword')
    stores.session.update({ isNullPasswordTrade: false })
    stores.overlays.closeTop()
    await expect.poll(() => router.state.location.pathname).toBe('/finance/withdraw')
  })

  it('stays where a sheet is closed without a result', async () => {
    const { getByRole, stores, router } = await open('firstwin')
    await getByRole('button', { name: /^Transaction password/ }).click()
    stores.overlays.closeTop()
    expect(stores.overlays.top).toBeNull()
    expect(router.state.location.pathname).toBe('/')
  })

  it('has nothing to press while only the review is left', async () => {
    await sandbox.change('notradepw', { identityStatus: 'pending', kycStatus: 'unratified' })
    const { getByText, getByRole, stores } = await open('notradepw')
    stores.session.update({ isNullPasswordTrade: false })
    await expect.element(getByText("Nothing to do for now. We'll message you.")).toBeVisible()
    await expect.element(getByRole('button')).not.toBeInTheDocument()
  })

  it('shows what is known while the wallet cannot be read, and says so without a toast', async () => {
    await sandbox.injectFault('getWallet', { kind: 'status', status: 500 }, { times: 10 })
    const { step, getByText } = await open('firstwin')
    await expect.element(step(1)).toMatchTextContent(/We couldn't load it/)
    await expect.element(step(0)).toMatchTextContent(/Verify by/)
    await expect.element(getByText('Server error!')).not.toBeInTheDocument()
  })

  it('hides amounts where the player has hidden them', async () => {
    const { step, stores } = await open('firstwin')
    stores.settings.setAmountsHidden(true)
    await expect.element(step(3)).toMatchTextContent(/Amount hidden$/)
  })

  it('speaks Vietnamese', async () => {
    const { step, getByRole } = await open('firstwin', 'vi-VN')
    await expect.element(getByRole('region', { name: 'Trước lần rút tiền đầu tiên' })).toBeVisible()
    await expect.element(step(3)).toMatchTextContent(/Còn phải cược ₱1,200\.00\.$/)
  })
})
