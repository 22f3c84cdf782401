import { drawDocument } from '../../../tests/support/draw-picture.ts'
import { IDENTITY_BASE } from '../../../tests/support/identity-base.ts'
import { openLobby, openWallet, PASSWORD, waitForPayout } from './common-steps.ts'
import type { Journey, Step } from './journey.ts'
import type { Player } from './player.ts'

/** Letters only, as a wallet's name must be. */
const NAME = 'Demo Player'

const input = ({ page }: Player, name: string) => page.locator(`[name=${name}]`)

async function typeAll(player: Player, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await player.type(input(player, name), value)
}

async function choose(player: Player, name: string, value: string): Promise<void> {
  await player.choose(player.page.locator(`select[name=${name}]`), value)
}

const details: Step[] = [
  {
    label: 'Chooses the ID, and types its number',
    act: async (player) => {
      await player.check(player.page.locator('input[name=idType]').first())
      await typeAll(player, { idNumber: IDENTITY_BASE.idNumber })
      await player.tap(player.button('kyc:goOn', player.main))
    },
    shows: (player) => input(player, 'fullName'),
  },
  {
    label: 'Types name, birthday and email',
    act: async (player) => {
      await typeAll(player, { fullName: NAME, birthday: '02021990', email: IDENTITY_BASE.email })
      await choose(player, 'nationality', IDENTITY_BASE.nationality)
      await player.tap(player.button('kyc:goOn', player.main))
    },
    shows: (player) => input(player, 'presentLine'),
  },
  {
    label: 'Types the address',
    act: async (player) => {
      const { line, city, province, postalCode } = IDENTITY_BASE.presentAddress
      const address = { presentLine: line, presentCity: city, presentProvince: province, presentPostalCode: postalCode }
      await typeAll(player, address)
      await player.tap(player.button('kyc:goOn', player.main))
    },
    shows: (player) => input(player, 'occupation'),
  },
  {
    label: 'Chooses income and work, and saves',
    act: async (player) => {
      for (const name of ['sourceOfIncome', 'occupation', 'gamingVenue'] as const)
        await choose(player, name, IDENTITY_BASE[name])
      await player.tap(player.button('kyc:saveAndGoOn', player.main))
    },
    shows: (player) => player.button('kyc:handIn', player.main),
  },
]

const photos: Step = {
  label: 'Adds three photos, and submits them',
  act: async (player) => {
    const picture = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await drawDocument(player.page) }
    for (const side of ['front', 'back', 'selfie']) {
      const card = player.page.locator(`[data-side=${side}]`).first()
      await player.chooseFile(card.getByRole('button').last(), picture)
      await card.locator('img').waitFor()
    }
    await player.tap(player.button('kyc:handIn', player.main))
  },
  shows: (player) => player.button('bindWallet:bind', player.dialog),
}

/** The operator approves; the page learns it by itself. */
const waitForApproval: Step = {
  label: 'Waits until the identity is verified',
  act: ({ page, server }) => server.approveIdentity(page),
  shows: (player) => player.link('kyc:toWithdraw', player.main),
}

export const firstCashOut: Journey = {
  name: 'first-cash-out',
  about: 'a player who withdraws for the first time',
  as: 'withFirstWin',
  steps: [
    { ...openLobby, shows: (player) => player.button('common:later', player.dialog) },
    {
      label: 'Closes the reminder',
      act: (player) => player.tap(player.button('common:later', player.dialog)),
      shows: (player) => player.link('common:wallet'),
    },
    openWallet,
    {
      label: 'Taps the first step to a withdrawal',
      act: (player) => player.tap(player.link('firstWithdrawal:verify', player.main)),
      shows: (player) => input(player, 'idNumber'),
    },
    ...details,
    photos,
    {
      label: 'Binds an e-wallet while the identity is in review',
      act: async (player) => {
        await player.type(player.dialog.locator('input[name=account]'), '9171112222')
        await player.tap(player.button('bindWallet:bind', player.dialog))
      },
      shows: (player) => player.heading('account:tradeCreateTitle'),
    },
    {
      label: 'Sets a transaction password',
      act: async (player) => {
        await player.type(player.dialog.locator('input[name=password]'), PASSWORD)
        await player.type(player.dialog.locator('input[name=repeated]'), PASSWORD)
        await player.tap(player.button('common:confirm', player.dialog))
      },
      shows: (player) => player.text('firstWithdrawal:nothingToDo', player.main),
    },
    waitForApproval,
    {
      label: 'Taps Withdraw',
      act: (player) => player.tap(player.link('kyc:toWithdraw', player.main)),
      shows: (player) => player.main.locator('input[inputmode=decimal]'),
    },
    {
      label: 'Types an amount, and goes on to the review',
      act: async (player) => {
        await player.type(player.main.locator('input[inputmode=decimal]'), '500')
        await player.tap(player.button('withdraw:review'))
      },
      shows: (player) => player.button('withdraw:withdrawSum', player.dialog),
    },
    {
      label: 'Types the transaction password and confirms',
      act: async (player) => {
        await player.type(player.dialog.locator('input[name=password]'), PASSWORD)
        await player.tap(player.button('withdraw:withdrawSum', player.dialog))
      },
      shows: (player) => player.text('withdraw:states.pending.title', player.main),
    },
    waitForPayout,
  ],
}
