import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { clickTwice } from '#tests/support/component/input.ts'
import { axeViolations } from '#tests/support/component/axe.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { EventsScreen } from './events-screen.tsx'

async function setup(username = 'vip8player', language: 'en-US' | 'vi-VN' = 'en-US') {
  const sandbox = await createSandbox()
  const screen = await renderApp(<EventsScreen />, { username, language, texts: ['events', 'rewards'] })
  const { badges, overlays } = screen.stores
  const card = (title: string) => screen.getByRole('listitem').filter({ hasText: title })
  return { sandbox, ...screen, badges, overlays, card }
}

describe('EventsScreen', () => {
  it('shows the free days and the tiers of the sign-up bonus', async () => {
    const { card } = await setup()
    const bonus = card('Daily check-in')
    await expect.element(bonus).toMatchTextContent(/Sign-up bonus.*free days of daily bonus/)
    await expect
      .element(bonus)
      .toMatchTextContent(/No deposit\s*\+10 Points.*From ₱500\.00\s*\+₱1\.00.*From ₱50,000\.00/)
  })

  it('shows each counter at its activity, as the socket sets it', async () => {
    const { card, badges } = await setup()
    await expect.element(card('Daily tasks')).toBeVisible()
    badges.applyEvent('task.reward', 4)
    badges.applyEvent('badge.sign.up', 1)
    badges.applyEvent('daily.deposit.sign', 2)
    badges.applyEvent('invite.friends.spins', 3)
    badges.applyEvent('invite.friends.energy', 5)
    await expect.element(card('Daily tasks')).toMatchTextContent(/4 waiting/)
    await expect.element(card('Daily check-in')).toMatchTextContent(/1 waiting/)
    await expect.element(card('Deposit bonus')).toMatchTextContent(/2 waiting/)
    await expect.element(card('Invite wheel')).toMatchTextContent(/3 waiting/)
    await expect.element(card('Energy from friends')).toMatchTextContent(/5 waiting/)
  })

  it('names the act of each activity', async () => {
    const { card } = await setup()
    await expect.element(card('Daily check-in').getByRole('button')).toHaveAccessibleName('Check in: Daily check-in')
    await expect.element(card('Invite wheel').getByRole('button')).toHaveAccessibleName('Spin: Invite wheel')
  })

  it('names the largest sums of a wheel and counts the rest', { tags: 'full' }, async () => {
    const { card } = await setup()
    const gives = card('Invite wheel').getByRole('list', { name: 'You can get' })
    await expect.element(gives).toMatchTextContent(/\+₱20\.00.*\+₱5\.00.*\+₱1\.00.*and 5 more/)
  })

  async function measureTasks(width: number) {
    await page.viewport(width, 740)
    const { card } = await setup()
    const tasks = card('Daily tasks')
    await expect.element(tasks).toBeVisible()
    const [picture, text] = [...tasks.element().children].map((one) => one.getBoundingClientRect())
    await page.viewport(1280, 800)
    return { picture, text }
  }

  it('puts the picture beside the text where there is room, as high as it', { tags: 'full' }, async () => {
    const { picture, text } = await measureTasks(1280)
    expect([picture?.width, picture?.height]).toEqual([200, text?.height])
  })

  it('has two cards beside each other, and each button at the edge of its card', { tags: 'full' }, async () => {
    await page.viewport(1280, 800)
    const { card } = await setup()
    await expect.element(card('Daily tasks')).toBeVisible()
    const [energy, tasks] = ['Energy from friends', 'Daily tasks'].map((title) =>
      card(title).element().getBoundingClientRect(),
    )
    expect(energy?.top).toBe(tasks?.top)
    for (const title of ['Daily check-in', 'Daily tasks']) {
      const [box, button] = [card(title), card(title).getByRole('button')].map((one) =>
        one.element().getBoundingClientRect(),
      )
      expect((box?.right ?? 0) - (button?.right ?? 0), title).toBeLessThanOrEqual(20)
    }
  })

  it('puts the picture above the text on a phone', { tags: 'full' }, async () => {
    const { picture, text } = await measureTasks(360)
    expect(text?.top).toBe(picture?.bottom)
  })

  it('opens an activity once per double-click, by a new address each time', async () => {
    const { card, overlays, sandbox } = await setup()
    const button = card('Daily tasks').getByRole('button')
    await clickTwice(button)
    await expect.poll(() => overlays.frames.length).toBe(1)
    const [first] = overlays.frames
    overlays.close(first?.id ?? 0)
    await button.click()
    await expect.poll(() => overlays.frames.length).toBe(1)
    expect(overlays.frames[0]?.props).toMatchObject({ title: 'Daily tasks' })
    expect(overlays.frames[0]?.props).not.toEqual(first?.props)
    expect(await sandbox.calls('listActivities')).toHaveLength(3)
  })

  it('restores a minimized activity instead of opening it twice', async () => {
    const { card, overlays } = await setup()
    await card('Daily tasks').getByRole('button').click()
    await expect.poll(() => overlays.frames.length).toBe(1)
    const [frame] = overlays.frames
    overlays.setCollapsed(frame?.id ?? 0, true)
    await card('Daily tasks').getByRole('button').click()
    await expect.poll(() => overlays.openFrames.map(({ id }) => id)).toEqual([frame?.id])
    expect(overlays.frames).toHaveLength(1)
  })

  it('opens nothing while the address cannot be read, and shows why', async () => {
    const { card, overlays, sandbox, getByText } = await setup()
    await expect.element(card('Daily tasks')).toBeVisible()
    await sandbox.injectFault('listActivities', { kind: 'status', status: 500 })
    await card('Daily tasks').getByRole('button').click()
    await expect.element(getByText('Server error!')).toBeVisible()
    expect(overlays.frames).toEqual([])
  })

  it('says that an activity has ended', async () => {
    const { card, overlays, sandbox, getByText } = await setup()
    await expect.element(card('Daily tasks')).toBeVisible()
    await sandbox.injectFault('listActivities', { kind: 'replace', changes: { '/4/id': 'another' } })
    await card('Daily tasks').getByRole('button').click()
    await expect.element(getByText('This event is over.')).toBeVisible()
    expect(overlays.frames).toEqual([])
  })

  it('has no accessibility violations, in Vietnamese too', { tags: 'full' }, async () => {
    const { container, card } = await setup('vip8player', 'vi-VN')
    await expect.element(card('Điểm danh hằng ngày')).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })
})
