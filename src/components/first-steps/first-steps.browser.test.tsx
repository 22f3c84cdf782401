import { beforeEach, describe, expect, it } from 'vitest'
import { getBalanceQuery } from '#generated/http/account/get-balance.ts'
import { getIdentityQuery } from '#generated/http/kyc/get-identity.ts'
import { userQuery } from '#src/queries/user.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { FirstStepsCard } from './first-steps-card.tsx'

const DAY_MS = 86_400_000

let sandbox: MockSandbox
beforeEach(async () => {
  sandbox = await createSandbox()
})

async function open(username: string, language: 'en-US' | 'vi-VN' = 'en-US', look: 'rows' | 'columns' = 'rows') {
  const screen = await renderApp(<FirstStepsCard look={look} />, { texts: ['welcome'], username, language })
  await screen.queryClient.prefetchQuery(userQuery())
  return { ...screen, step: (index: number) => screen.getByRole('listitem').nth(index) }
}

describe('FirstStepsCard', () => {
  it("links the deposit and the verification of a new player, with the server's deadline", async () => {
    const { getByRole, step } = await open('newplayer')
    await expect.element(step(0)).toMatchTextContent(/Account created: done/)
    await expect.element(step(1)).toHaveAttribute('aria-current', 'step')
    await expect
      .element(getByRole('link', { name: /^Make your first deposit/ }))
      .toHaveAttribute('href', '/finance/recharge')
    await expect
      .element(getByRole('link', { name: /^Verify your identity.*By \w{3} \d+$/ }))
      .toHaveAttribute('href', '/kyc/verification')
  })

  it('names a bonus only where its terms stand beside it', async () => {
    const coupon = { bonusPercent: 0, bonusMax: 88, minDeposit: 500, turnoverMultiple: 0, isWelcome: true }
    const offer = { ...coupon, id: 'CW', name: 'Welcome', state: 'usable', expiresAt: '2027-01-01T00:00:00+08:00' }
    await sandbox.injectFault('listCoupons', { kind: 'replace', changes: { '/list': [offer], '/total': 1 } })
    const rows = await open('newplayer')
    await expect.element(rows.step(1)).toMatchTextContent(/\+₱88\.00 bonus\. From ₱500\.00, no wagering\.$/)
    await rows.unmount()
    const columns = await open('newplayer', 'en-US', 'columns')
    await expect.element(columns.step(2)).toMatchTextContent(/By/)
    await expect.element(columns.step(1)).not.toMatchTextContent(/bonus/)
  })

  it('names no date once all deadlines are over', async () => {
    await sandbox.advance(8 * DAY_MS)
    await expect.element((await open('newplayer')).step(2)).toMatchTextContent(/To withdraw$/)
  })

  it.each([
    ['pending', 'In review'],
    ['rejected', 'Needs a fix'],
  ])('shows identity documents that are %s', async (identityStatus, text) => {
    await sandbox.change('newplayer', { identityStatus })
    await expect.element((await open('newplayer')).step(2)).toMatchTextContent(new RegExp(`${text}$`))
  })

  it('ticks the deposit when there is one, and goes away when the player is verified', async () => {
    const { queryClient, getByRole, step, stores } = await open('newplayer')
    await expect.element(step(1)).toMatchTextContent(/to do/)
    await queryClient.prefetchQuery(getBalanceQuery())
    queryClient.setQueryData(
      getBalanceQuery().queryKey,
      (balance) => balance && { ...balance, userAccountVO: { ...balance.userAccountVO, deposit: 500 } },
    )
    await expect.element(step(1)).toMatchTextContent(/: done/)
    await expect.element(step(2)).toHaveAttribute('aria-current', 'step')
    stores.session.update({ kycStatus: 'ratified' })
    await expect.element(getByRole('region')).not.toBeInTheDocument()
  })

  it('shows nothing to a player who has done all, nor to a suspended one, and asks for no identity', async () => {
    for (const username of ['ratified', 'suspended']) {
      const { getByRole, queryClient, unmount } = await open(username)
      await queryClient.prefetchQuery(getBalanceQuery())
      await expect.element(getByRole('region')).not.toBeInTheDocument()
      expect(queryClient.getQueryState(getIdentityQuery().queryKey)).toBeUndefined()
      await unmount()
    }
  })

  it('speaks Vietnamese', async () => {
    const { step } = await open('newplayer', 'vi-VN')
    await expect.element(step(2)).toMatchTextContent(/Xác minh danh tính: chưa làmChậm nhất \d\d\/\d\d$/)
  })
})
