import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userQuery } from '#src/queries/user.ts'
import { LeftGameStore } from '#src/routing/left-game-store.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { WelcomeSheet } from './welcome-sheet.tsx'

const COUPON = {
  id: 'C1',
  name: 'Welcome 50%',
  bonusPercent: 50,
  bonusMax: 500,
  minDeposit: 500,
  turnoverMultiple: 10,
  isWelcome: true,
  state: 'usable',
  expiresAt: '2026-12-30T23:59:59+08:00',
}

const GAME = { id: 'slot-001', name: 'Parol Nights' }

let sandbox: MockSandbox
beforeEach(async () => {
  sandbox = await createSandbox()
  await sandbox.injectFault('listCoupons', { kind: 'replace', changes: { '/list': [COUPON], '/total': 1 } })
})

async function open(game?: typeof GAME) {
  const onPlay = vi.fn<() => void>()
  const onLeave = vi.fn<() => void>()
  const screen = await renderApp(
    <WelcomeSheet game={game && { ...game, onPlay }} onClose={() => undefined} onLeave={onLeave} />,
    { texts: ['welcome'], username: 'newplayer', path: '/game?type=slot' },
  )
  await screen.queryClient.prefetchQuery(userQuery())
  await expect
    .element(screen.getByText('+50% bonus, up to ₱500.00. From ₱500.00, wager deposit and bonus 10×.'))
    .toBeVisible()
  return {
    ...screen,
    onPlay,
    onLeave,
    getAddress: () => screen.router.latestLocation.href,
    getReturnPath: () => screen.stores.deferred.get(LeftGameStore).returnPath,
  }
}

describe('WelcomeSheet', () => {
  it('leads to the deposit, and keeps the game to come back to', async () => {
    const { getByRole, getAddress, getReturnPath, onLeave, onPlay } = await open(GAME)
    await getByRole('button', { name: 'Deposit and play Parol Nights' }).click()
    await expect.poll(getAddress).toBe('/finance/recharge')
    expect(getReturnPath()).toBe('/game?type=slot&play=slot-001')
    expect(onLeave).toHaveBeenCalledOnce()
    expect(onPlay).not.toHaveBeenCalled()
  })

  it('keeps the game also for the step of the deposit', async () => {
    const { getByRole, getAddress, getReturnPath } = await open(GAME)
    await getByRole('link', { name: /^Make your first deposit/ }).click()
    await expect.poll(getAddress).toBe('/finance/recharge')
    expect(getReturnPath()).toBe('/game?type=slot&play=slot-001')
  })

  it('opens the game before a deposit', async () => {
    const { getByRole, getAddress, onLeave, onPlay } = await open(GAME)
    await getByRole('button', { name: 'Look at the game first' }).click()
    expect(onPlay).toHaveBeenCalledOnce()
    expect(onLeave).toHaveBeenCalledOnce()
    expect(getAddress()).toBe('/game?type=slot')
  })

  it('leads to the deposit without a game', async () => {
    const { getByRole, getAddress, getReturnPath } = await open()
    await getByRole('button', { name: 'Deposit now' }).click()
    await expect.poll(getAddress).toBe('/finance/recharge')
    expect(getReturnPath()).toBeUndefined()
  })
})
