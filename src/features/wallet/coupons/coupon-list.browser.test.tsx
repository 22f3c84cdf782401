import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { CouponList } from './coupon-list.tsx'

let sandbox: MockSandbox
beforeEach(async () => {
  sandbox = await createSandbox()
})
afterEach(() => page.viewport(390, 844))

const open = () => renderApp(<CouponList />, { texts: ['exchange', 'wallet'], username: 'vip8player' })

describe('CouponList', () => {
  it('has questions about coupons beside it on a desktop', async () => {
    await page.viewport(1440, 900)
    const screen = await open()
    const question = screen.getByText('How do I use a coupon?')
    await expect.element(question).toBeVisible()
    const list = screen.getByRole('list', { name: 'Your coupons' }).element().getBoundingClientRect()
    expect(question.element().getBoundingClientRect().left).toBeGreaterThan(list.right)
  })

  it('asks for no questions where they have no room', async () => {
    await page.viewport(390, 844)
    const screen = await open()
    await expect.element(screen.getByRole('list', { name: 'Your coupons' })).toBeVisible()
    expect(await sandbox.calls('listFaqs')).toEqual([])
  })
})
