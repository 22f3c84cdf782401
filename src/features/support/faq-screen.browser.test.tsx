import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { changeLanguage } from '#src/api/change-language.ts'
import { focus, press } from '#tests/support/component/input.ts'
import { createSandbox, renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { FaqScreen } from './faq-screen.tsx'

let sandbox: MockSandbox
let screen: RenderedApp
beforeEach(async () => {
  sandbox = await createSandbox()
  screen = await renderApp(<FaqScreen />, { texts: ['support'] })
})

const search = () => screen.getByRole('searchbox')

describe('FaqScreen', () => {
  it('groups the questions, expands each, and searches by any word without a request', async () => {
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Money' })).toBeVisible()
    const least = screen.getByText(/₱500.00 the first time/)
    await expect.element(least).not.toBeVisible()
    await screen.getByText("What's the minimum deposit?").click()
    await expect.element(least).toBeVisible()

    // A match only in the answer expands it.
    await search().fill('PROVIDER paused')
    await expect.element(screen.getByText(/Its provider may be paused\./)).toBeVisible()
    expect(screen.getByRole('group').elements()).toHaveLength(1)
    await expect.element(screen.getByText('1 question found')).toHaveRole('status')
    await search().fill('xyz')
    await expect.element(screen.getByText('No results for “xyz”')).toBeVisible()
    await screen.getByRole('button', { name: 'Clear search' }).click()
    await expect.poll(() => screen.getByRole('group').elements().length).toBe(13)
    expect(await sandbox.calls('listFaqs')).toHaveLength(1)
  })

  it('has two columns of topics on a desktop, and one on a phone', async () => {
    const countColumns = () =>
      new Set(
        screen
          .getByRole('heading', { level: 2, name: /^(Account|Identity|Money|Games|Rewards)$/ })
          .elements()
          .map((one) => one.getBoundingClientRect().left),
      ).size
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Money' })).toBeVisible()
    await page.viewport(360, 740)
    const onPhone = countColumns()
    await page.viewport(1280, 800)
    expect([onPhone, countColumns()]).toEqual([1, 2])
  })

  it('finds Vietnamese words without accents, and keeps the search when the language changes', async () => {
    await search().fill('doi vi')
    await changeLanguage({ settings: screen.stores.settings, queryClient: screen.queryClient }, 'vi-VN')
    await expect.element(screen.getByText('Có đổi ví được không?')).toBeVisible()
    await expect.element(search()).toHaveValue('doi vi')
  })

  it('is in the new language also if that changes while it loads', async () => {
    await expect.element(search()).toBeVisible()
    await sandbox.injectFault('listFaqs', { kind: 'delay', ms: 120_000 })
    void screen.queryClient.resetQueries()
    await expect.element(search()).not.toBeInTheDocument()
    await changeLanguage({ settings: screen.stores.settings, queryClient: screen.queryClient }, 'vi-VN')
    await sandbox.clearFaults()
    await expect.element(screen.getByText('Có đổi ví được không?')).toBeVisible()
  })

  it('expands and collapses an answer by key', async () => {
    const answer = screen.getByText(/Players must be 21 or older and in the Philippines\./)
    await focus(search())
    await press('Tab', 'Enter')
    await expect.element(answer).toBeVisible()
    await press('Enter')
    await expect.element(answer).not.toBeVisible()
  })
})
