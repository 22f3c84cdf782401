import { page as browser } from 'vitest/browser'
import { beforeEach, describe, expect, it } from 'vitest'
import { clickTwice } from '#tests/support/component/input.ts'
import { axeViolations } from '#tests/support/component/axe.ts'
import { createSandbox, renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { InboxScreen } from './inbox-screen.tsx'

let sandbox: MockSandbox
let screen: RenderedApp

async function open(width: number, type?: string): Promise<void> {
  await browser.viewport(width, 760)
  screen = await renderApp(<InboxScreen type={type} onType={() => undefined} />, {
    texts: ['inbox', 'rewards'],
    username: 'vip8player',
  })
  screen.stores.badges.applyEvent('inbox.unread', 5)
}

const letter = (name: RegExp) => screen.getByRole('listitem').getByRole('button', { name })
const gift = () => letter(/Three months with us/)
const button = (name: string | RegExp) => screen.getByRole('button', { name, exact: true })
/** On a phone the actions are behind a button. */
async function chooseAction(name: string): Promise<void> {
  await button('Message options').click()
  await screen.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}
const unread = () => screen.stores.badges.counts.inboxUnread
const shownRewards = () => screen.stores.overlays.stack.flatMap(({ name, props }) => (name === 'reward' ? [props] : []))

async function letters() {
  const response = await fetch('/api/letter?pageSize=5')
  return ((await response.json()) as { data: { list: { id: string; title: string }[]; total: number } }).data
}
const total = async () => (await letters()).total

beforeEach(async () => {
  sandbox = await createSandbox()
})

describe('InboxScreen', () => {
  it('shows the first line of each letter with its amount, and the cash of a gift', async () => {
    await open(360)
    await expect
      .element(letter(/Your deposit has arrived/).first())
      .toMatchTextContent(/Yesterday · ₱5,000\.00 and a bonus of ₱200\.00 were added to your balance\./)
    await expect
      .element(gift())
      .toMatchTextContent(/Yesterday · Thank you for three months.*Reward to claim\s*\+₱88\.00/)
  })

  it('keeps a letter whose title and text cannot be read, and says how many letters it cannot show', async () => {
    const changes = { '/list/0/title': {}, '/list/0/content': {}, '/list/1/id': {} }
    await sandbox.injectFault('listLetters', { kind: 'replace', changes }, { times: 9 })
    await open(360)
    await expect.element(screen.getByText("We couldn't show 1 entry.")).toBeVisible()
    await letter(/Message/).click()
    const sheet = screen.getByRole('dialog', { name: 'Message' })
    await expect.element(sheet.getByText("We couldn't show the text of this message.")).toBeVisible()
  })

  it('marks an opened letter as read once, and lowers the counter by 1, never below 0', async () => {
    await open(1280)
    await letter(/Maintenance/).click()
    await gift().click()
    await expect.element(screen.getByRole('heading', { name: 'Three months with us' })).toHaveFocus()
    await expect.poll(unread).toBe(3)
    await letter(/Maintenance/).click()
    await gift().click()
    expect(await sandbox.calls('readLetter')).toHaveLength(2)
    expect(unread()).toBe(3)
    screen.stores.badges.applyEvent('inbox.unread', 0)
    await letter(/Your deposit has arrived/)
      .first()
      .click()
    await expect.poll(async () => (await sandbox.calls('readLetter')).length).toBe(3)
    expect(unread()).toBe(0)
    expect(await axeViolations(screen.container)).toEqual([])
  })

  it('keeps a letter unread when marking it fails, and tries again when it is opened again', async () => {
    await open(1280)
    await sandbox.injectFault('readLetter', { kind: 'status', status: 500 })
    await gift().click()
    await expect.element(screen.getByText('Server error!')).toBeVisible()
    expect(unread()).toBe(5)
    await gift().click()
    await expect.poll(unread).toBe(4)
  })

  it('shows that an opened letter was deleted in another tab', async () => {
    await open(1280)
    const { list } = await letters()
    const id = list.find(({ title }) => title.startsWith('Maintenance'))?.id
    await fetch('/api/letter/delete', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [id] }),
    })
    await letter(/Maintenance/).click()
    await expect.poll(() => letter(/Maintenance/).elements().length).toBe(0)
    expect(unread()).toBe(5)
  })

  it('claims once on a double-click, and shows the rewards that the server sent', async () => {
    await open(1280)
    await gift().click()
    await clickTwice(button('Claim'))
    await expect
      .poll(shownRewards)
      .toMatchObject([{ rewards: [{ type: 'cash', amount: 88 }, { type: 'coupon' }, { type: 'point', amount: 888 }] }])
    await expect.element(screen.getByText('Claimed', { exact: true })).toBeVisible()
    expect(await sandbox.calls('claimLetter')).toHaveLength(1)
    await expect.element(button('Delete')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/game')
  })

  it('fills the mark of a letter with an unclaimed reward', async () => {
    await open(360)
    await expect.element(gift().getByText('Reward to claim')).toBeVisible()
    const mark = gift().getByText('Reward to claim').element().closest('span[class]')
    expect(mark && getComputedStyle(mark).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  })

  it('says that a claim is unknown while neither response nor letters arrive; a repeat settles it', async () => {
    await open(1280)
    await gift().click()
    await sandbox.injectFault('claimLetter', { kind: 'drop' }, { after: true })
    // Every read: opening the letter starts one too.
    await sandbox.injectFault('listLetters', { kind: 'status', status: 500 }, { times: 1000 })
    await button('Claim').click()
    await expect.element(screen.getByText(/We don't know yet if this went through/)).toBeVisible()
    expect(shownRewards()).toEqual([])
    await sandbox.clearFaults()
    await button('Claim').click()
    await expect.element(screen.getByText('Claimed', { exact: true })).toBeVisible()
    // The repeat was refused as already claimed; the rewards are those of the letter.
    await expect.poll(shownRewards).toMatchObject([{ rewards: [{ type: 'cash', amount: 88 }, {}, {}] }])
  })

  it('settles a lost response by reading the letters again', async () => {
    await open(1280)
    await gift().click()
    await sandbox.injectFault('claimLetter', { kind: 'drop' }, { after: true })
    await button('Claim').click()
    await expect.element(screen.getByText('Claimed', { exact: true })).toBeVisible()
    expect(shownRewards()).toHaveLength(1)
    expect(await sandbox.calls('claimLetter')).toHaveLength(1)
  })

  it('shows a letter as claimed that another tab has claimed, without the popup', async () => {
    await open(1280)
    await gift().click()
    const { list } = await letters()
    const id = list.find(({ title }) => title === 'Three months with us')?.id
    await fetch('/api/letter/claim', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    })
    await button('Claim').click()
    await expect.element(screen.getByText('You have already claimed this.')).toBeVisible()
    await expect.element(screen.getByText('Claimed', { exact: true })).toBeVisible()
    expect(shownRewards()).toEqual([])
  })

  it('deletes chosen letters after a question; one with an unclaimed reward cannot be chosen', async () => {
    await open(360)
    await chooseAction('Select')
    const boxes = screen.getByRole('checkbox')
    await expect.poll(() => boxes.elements().filter((box) => box.matches(':disabled')).length).toBeGreaterThan(0)
    const before = await total()
    await boxes.nth(5).click()
    await boxes.nth(6).click()
    await expect.element(screen.getByText('2 selected')).toHaveRole('status')
    // The toolbar follows the list: the chosen letters may be far below its start.
    scrollTo(0, document.documentElement.scrollHeight)
    await expect.element(button('Delete')).toBeInViewport()
    await button('Delete').click()
    const question = screen.getByRole('alertdialog', { name: 'Delete 2 messages?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await sandbox.calls('deleteLetters')).toHaveLength(0)
    await button('Delete').click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => question.elements().length).toBe(0)
    expect(await total()).toBe(before - 2)
    await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument()
  })

  it('begins to choose with the letter of a long press, unless it has an unclaimed reward', async () => {
    await open(360)
    await letter(/Maintenance/).click({ button: 'right' })
    await expect.element(screen.getByText('1 selected')).toBeVisible()
    await expect.element(screen.getByRole('checkbox', { name: /Maintenance/ })).toBeChecked()
    await button('Cancel').click()
    await gift().click({ button: 'right' })
    await expect.element(screen.getByText('0 selected')).toBeVisible()
  })

  it('has its first letter in the upper third of a phone', async () => {
    await open(360)
    await expect.element(letter(/Maintenance/)).toBeVisible()
    const main = screen.container.getBoundingClientRect().top
    // The header is 57 px and the page's padding 12 px high: 247 is a third of 740.
    expect(
      letter(/Maintenance/)
        .element()
        .getBoundingClientRect().top - main,
    ).toBeLessThan(247 - 69)
  })

  it(
    'forgets chosen letters that are gone although the response of their deletion was lost',
    { tags: 'full' },
    async () => {
      await open(1280)
      await button('Select').click()
      await screen.getByRole('checkbox').nth(5).click()
      await screen.getByRole('checkbox').nth(6).click()
      await sandbox.injectFault('deleteLetters', { kind: 'drop' }, { after: true })
      await button('Delete').click()
      await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect.element(screen.getByText('0 selected')).toBeVisible()
      await expect.element(button('Delete')).toBeDisabled()
    },
  )

  it('deletes all read letters, also those that are not loaded', { tags: 'full' }, async () => {
    await open(1280)
    await button('Delete read').click()
    const question = screen.getByRole('alertdialog', { name: /^Delete \d+ read messages\?$/ })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(5)
    await expect.element(gift()).toBeVisible()
    await button('Delete read').click()
    await expect.element(screen.getByText('No read messages to delete')).toBeVisible()
  })

  it('opens a letter in a sheet on a phone, and closes it by its button', async () => {
    await open(360)
    await gift().click()
    const sheet = screen.getByRole('dialog', { name: 'Three months with us' })
    await expect.element(sheet.getByText(/Your gift is attached/)).toBeVisible()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => sheet.elements().length).toBe(0)
  })

  it('shows the letters of one type, and an empty type', async () => {
    await open(1280, 'reward')
    await expect.element(screen.getByRole('tab', { name: /Rewards/, selected: true })).toBeVisible()
    await expect.element(gift()).toBeVisible()
    expect(letter(/Maintenance/).elements()).toHaveLength(0)
    await screen.unmount()
    await open(1280, 'nothing')
    await expect.element(screen.getByText('No messages of this type')).toBeVisible()
  })
})
