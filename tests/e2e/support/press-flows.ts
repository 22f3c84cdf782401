import { expect, type Locator, type Page } from 'playwright/test'
import type { MockSandbox } from '../../support/mock-sandbox.ts'
import { endFirstVisit } from '../../support/seen-before.ts'
import { chooseAll, fillDetails, handInButton, saveButton } from './kyc.ts'
import { openRendered } from './page-state.ts'
import { clickWhenSeen } from './presses.ts'
import { openAs } from './test.ts'
import { openForm as openWithdrawal, review, sheet as withdrawalSheet } from './withdrawal.ts'

/** A first press, and what a second one at its place could do. */
export interface PressFlow {
  readonly name: string
  /** Opens what the first press needs, and returns its target. */
  readonly open: (page: Page, sandbox: MockSandbox) => Promise<Locator>
  /** The operation that the first press calls, whose latency delays what appears. */
  readonly operation?: string
  readonly isFirstVisit?: boolean
  /** The second press is one more of the same: it counts at once. */
  readonly isRepeatable?: boolean
}

const main = (page: Page) => page.getByRole('main')

async function openLogin(page: Page, username: string): Promise<Locator> {
  await openRendered(page, '/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('tumpak123')
  return page.getByRole('button', { name: 'Login' })
}

async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /Open menu/ }).click()
  return page.getByRole('dialog', { name: 'Menu' })
}

async function openPage(page: Page, username: string, path: string, target: Locator): Promise<Locator> {
  await openAs(page, username, path)
  await expect(target).toBeVisible()
  return target
}

async function openDeposit(page: Page): Promise<Locator> {
  await openAs(page, 'ratified', '/finance/recharge')
  await page.getByLabel('Amount', { exact: true }).fill('500')
  return page.getByRole('button', { name: 'Deposit ₱500.00' })
}

async function openGame(page: Page): Promise<Locator> {
  return openPage(page, 'ratified', '/game', page.getByRole('button', { name: /Parol Nights/ }).first())
}

export const PRESS_FLOWS: readonly PressFlow[] = [
  {
    name: 'Login opens the lobby',
    open: (page) => openLogin(page, 'ratified'),
    operation: 'loginUser',
  },
  {
    name: 'Login shows the identity reminder',
    open: (page) => openLogin(page, 'newplayer'),
    operation: 'loginUser',
  },
  {
    name: 'an activity opens in its frame',
    open: (page) =>
      openPage(page, 'vip8player', '/event', page.getByRole('button', { name: 'See tasks: Daily tasks' })),
  },
  {
    name: 'Continue opens the review of a withdrawal',
    async open(page) {
      await openWithdrawal(page)
      await page.getByLabel('Amount', { exact: true }).fill('500')
      return page.getByRole('button', { name: 'Continue' })
    },
  },
  {
    name: 'a withdrawal with a wrong password',
    async open(page) {
      await openWithdrawal(page)
      await review(page, '500')
      await withdrawalSheet(page).getByLabel('Transaction password', { exact: true }).fill('wrong123')
      return withdrawalSheet(page).getByRole('button', { name: /^Withdraw ₱/ })
    },
    operation: 'createWithdrawal',
  },
  {
    name: 'an exchange shows its result',
    async open(page) {
      await openAs(page, 'ratified', '/finance/exchange')
      await page.getByRole('button', { name: 'Exchange ₱50 for ' }).click()
      return page.getByRole('dialog', { name: 'Review your exchange' }).getByRole('button', { name: 'Exchange' })
    },
    operation: 'createExchange',
  },
  {
    name: 'a letter opens',
    open: (page) => openPage(page, 'ratified', '/inbox', main(page).getByRole('listitem').getByRole('button').first()),
  },
  {
    name: 'a reward of a letter shows',
    async open(page) {
      await openAs(page, 'ratified', '/inbox')
      await page.getByRole('tab', { name: /Rewards/ }).click()
      await main(page).getByRole('listitem').getByRole('button').first().click()
      return page.getByRole('button', { name: 'Claim', exact: true })
    },
    operation: 'claimLetter',
  },
  {
    name: 'deleting letters asks first',
    async open(page) {
      await openAs(page, 'ratified', '/inbox')
      await page.getByRole('button', { name: 'Message options' }).click()
      return page.getByRole('button', { name: 'Delete read' })
    },
  },
  {
    name: 'Accept of the age sheet shows the announcements',
    async open(page) {
      await page.addInitScript(endFirstVisit)
      await page.goto('/game')
      return page.getByRole('alertdialog').getByRole('button', { name: 'Accept' })
    },
    isFirstVisit: true,
  },
  {
    name: 'Got it of the announcements uncovers the tabs',
    async open(page) {
      await page.addInitScript(endFirstVisit)
      await page.goto('/game')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
      return page.getByRole('button', { name: 'Got it' })
    },
    isFirstVisit: true,
  },
  {
    name: 'Back of the payment frame uncovers the page',
    async open(page) {
      await clickWhenSeen(await openDeposit(page))
      await expect(page.frameLocator('iframe').getByRole('button', { name: 'Confirm payment' })).toBeVisible()
      return page.getByRole('button', { name: 'Back to the deposit' })
    },
  },
  {
    name: 'Save of the details uncovers the tabs',
    async open(page) {
      await openAs(page, 'ratified', '/profile')
      await page.getByRole('button', { name: 'Edit details' }).click()
      const sheet = page.getByRole('dialog', { name: 'Edit details' })
      await sheet.getByRole('textbox').first().fill('Parol')
      return sheet.getByRole('button', { name: 'Save' })
    },
    operation: 'updateUser',
  },
  {
    name: 'Log in of the login-first dialog opens the login page',
    async open(page) {
      await page.goto('/game')
      await page
        .getByRole('button', { name: /Parol Nights/ })
        .first()
        .click()
      return page.getByRole('dialog').getByRole('button', { name: 'Login' })
    },
  },
  {
    name: 'a saved identity opens the upload',
    async open(page) {
      await openAs(page, 'newplayer', '/kyc/baseInfo')
      await fillDetails(page)
      return saveButton(page)
    },
    operation: 'saveIdentityBase',
  },
  {
    name: 'the menu opens',
    open: (page) => openPage(page, 'ratified', '/game', page.getByRole('button', { name: /Open menu/ })),
  },
  {
    name: 'Logout of the menu asks first',
    async open(page) {
      await openAs(page, 'ratified', '/game')
      return (await openMenu(page)).getByRole('button', { name: 'Logout' })
    },
  },
  {
    name: 'Leave the game uncovers the page',
    async open(page) {
      await (await openGame(page)).click()
      await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
      return page.getByRole('button', { name: 'Leave the game' })
    },
  },
  { name: 'a game opens from its tile', open: openGame, operation: 'launchGame' },
  {
    name: 'a sports event opens outside',
    async open(page) {
      await openAs(page, 'ratified', '/game?type=sports')
      const card = main(page)
        .getByRole('button', { name: /Volley Queens/ })
        .first()
      await expect(card).toBeVisible()
      return card
    },
    operation: 'launchGame',
  },
  {
    name: 'documents are submitted',
    async open(page) {
      await openAs(page, 'newplayer', '/kyc/baseInfo')
      await fillDetails(page)
      await saveButton(page).click()
      await chooseAll(page)
      return handInButton(page)
    },
    operation: 'saveIdentityPapers',
  },
  { name: 'a deposit opens its payment', open: openDeposit, operation: 'createRecharge' },
  {
    name: 'goods open their sheet',
    open: (page) =>
      openPage(page, 'ratified', '/finance/exchange', page.getByRole('button', { name: 'Exchange ₱50 for ' })),
  },
  {
    name: 'a VIP reward is claimed',
    open: (page) => openPage(page, 'ratified', '/vip', page.getByRole('button', { name: 'Claim: Daily reward' })),
    operation: 'claimVipDaily',
  },
  {
    name: 'a banner of the lobby opens its page',
    async open(page) {
      await openAs(page, 'ratified', '/game')
      const banner = page.locator('a[href="/finance/recharge"]').filter({ has: page.locator('img') })
      await expect(banner.first()).toBeInViewport()
      return banner.first()
    },
  },
  {
    name: 'a reward of an invitation is claimed',
    open: (page) =>
      openPage(
        page,
        'vip8player',
        '/inviteRank',
        page.getByRole('region', { name: 'Deposit reward' }).getByRole('button'),
      ),
    operation: 'claimFriendDeposit',
  },
  {
    name: 'a step of a return gift is claimed',
    open: (page) =>
      openPage(
        page,
        'ratified',
        '/returnGift/RG-0002',
        page.getByRole('region', { name: 'Log in again' }).getByRole('button'),
      ),
    operation: 'claimRecallTask',
  },
  {
    name: 'a wallet is bound',
    async open(page) {
      await openAs(page, 'nophone', '/wallet')
      await main(page).getByRole('button', { name: 'Bind' }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByLabel('Name', { exact: true }).fill('Demo Perez')
      await sheet.getByLabel('Mobile number').fill('9177654321')
      return sheet.getByRole('button', { name: 'Bind wallet' })
    },
    operation: 'bindWallet',
  },
  {
    name: 'a code is redeemed',
    async open(page) {
      await openAs(page, 'ratified', '/redeem')
      await page.getByRole('textbox', { name: 'Code' }).fill('FIESTA2026')
      return main(page).getByRole('button', { name: 'Redeem' })
    },
    operation: 'redeemCode',
  },
  {
    name: 'a stepper counts every press',
    async open(page) {
      await openAs(page, 'ratified', '/finance/exchange')
      await page.getByRole('button', { name: 'Exchange ₱50 for ' }).click()
      return page.getByRole('button', { name: 'More', exact: true })
    },
    isRepeatable: true,
  },
  {
    name: 'the switch of the password switches back',
    async open(page) {
      await openRendered(page, '/login')
      await page.getByLabel('Password', { exact: true }).fill('tumpak123')
      return page.getByRole('button', { name: /Show password/ })
    },
    isRepeatable: true,
  },
]
