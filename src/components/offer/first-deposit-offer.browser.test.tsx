import { beforeEach, describe, expect, it } from 'vitest'
import { createSandbox, renderApp, type RenderAppOptions } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { getConfigQuery } from '#generated/http/app/get-config.ts'
import { FirstDepositOffer } from './first-deposit-offer.tsx'

let sandbox: MockSandbox
beforeEach(async () => {
  sandbox = await createSandbox()
})

async function open(options: RenderAppOptions = {}, look: 'banner' | 'ribbon' = 'ribbon') {
  const screen = await renderApp(<FirstDepositOffer look={look} />, { texts: ['offer'], ...options })
  await screen.queryClient.ensureQueryData(getConfigQuery())
  // What the response renders is there.
  await new Promise(requestAnimationFrame)
  return screen
}

const changeOffer = (changes: Record<string, unknown>) =>
  sandbox.injectFault('getConfig', {
    kind: 'replace',
    changes: Object.fromEntries(Object.entries(changes).map(([name, value]) => [`/firstDepositOffer${name}`, value])),
  })

describe('FirstDepositOffer', () => {
  it('names the bonus with all of its terms, in both languages', async () => {
    const english = await open()
    await expect
      .element(english.getByText('From ₱500.00, bonus up to ₱500.00, wager deposit and bonus 10×, 21+.'))
      .toBeVisible()
    await expect.element(english.getByText('+50% on your first deposit')).toBeVisible()
    await expect
      .element(english.getByRole('link', { name: 'Terms' }))
      .toHaveAttribute('href', expect.stringContaining('firstDepositOffer'))
    await english.unmount()
    const vietnamese = await open({ language: 'vi-VN' })
    await expect.element(vietnamese.getByText('Tặng 50% lần nạp đầu')).toBeVisible()
    await expect.element(vietnamese.getByText(/^Nạp từ ₱500.00, thưởng tối đa ₱500.00, cược 10.vòng/)).toBeVisible()
  })

  it('says that nothing has to be wagered', async () => {
    await changeOffer({ '/turnoverMultiple': 0 })
    await expect.element((await open()).getByText(/no wagering, 21\+/)).toBeVisible()
  })

  it('has terms of at least 13 px in the banner, which leads to sign-up and is described by them', async () => {
    const screen = await open({}, 'banner')
    const link = screen.getByRole('link', { name: /^\+50% on your first deposit ?: Sign up$/ })
    await expect.element(link).toHaveAttribute('href', '/register')
    await expect.element(link).toHaveAccessibleDescription(/^From ₱500\.00.*wager deposit and bonus 10×, 21\+/)
    const size = getComputedStyle(screen.getByText(/^From/).element()).fontSize
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(13)
  })

  it.each([
    ['no offer', { '': null }],
    ['0 percent', { '/bonusPercent': 0 }],
    ['a negative percentage', { '/bonusPercent': -5 }],
    ['no maximum', { '/bonusMax': null }],
    ['a maximum of 0', { '/bonusMax': 0 }],
    ['a minimum as text', { '/minDeposit': '500' }],
    ['no wagering', { '/turnoverMultiple': null }],
    ['no address of the terms', { '/termsUrl': '' }],
    ['terms that are a script', { '/termsUrl': 'javascript:alert(1)' }],
  ])('shows nothing with %s', async (_, changes) => {
    await changeOffer(changes)
    expect((await open()).container.textContent).toBe('')
  })

  it('shows nothing to a player', async () => {
    const screen = await open({ username: 'newplayer' })
    expect(screen.container.textContent).toBe('')
  })
})
