import type { Locator } from 'playwright'
import { openGame, spin } from './common-steps.ts'
import type { Journey } from './journey.ts'
import type { Player } from './player.ts'

/** The device was last used two days before the day of the pictures. */
async function stayAway({ page }: Player): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('TUMPAK_LASTNOTICEDATE', JSON.stringify({ value: '2026-11-18', expires: null }))
  })
}

export const comeBack: Journey = {
  name: 'come-back',
  about: 'a player who returns to a daily check-in and a gift',
  as: 'withRewards',
  before: stayAway,
  steps: [
    {
      label: 'Opens the app again',
      act: async ({ page }) => {
        await page.goto('/game')
      },
      shows: (player) => player.button('overlays:announcementsDone', player.dialog),
    },
    {
      label: 'Closes the announcements',
      act: (player) => player.tap(player.button('overlays:announcementsDone', player.dialog)),
      shows: (player) => player.game,
    },
    {
      label: 'Opens the events',
      act: (player) => player.tap(player.link('common:event')),
      shows: (player) => player.button('events:open', player.main),
    },
    {
      label: 'Opens the daily check-in',
      act: (player) => player.tap(player.button('events:open', player.main)),
      shows: getSignIn,
    },
    {
      label: 'Checks in',
      act: (player) => player.tap(getSignIn(player)),
      shows: (player) => player.button('overlays:rewardDone', player.dialog),
    },
    {
      label: 'Closes the reward',
      act: (player) => player.tap(player.button('overlays:rewardDone', player.dialog)),
      shows: ({ frame, frameTexts }) => frame.getByText(frameTexts.checkedIn),
    },
    {
      label: 'Closes the event',
      act: (player) => player.tap(player.button('overlays:frameClose')),
      shows: (player) => player.button('events:open', player.main),
    },
    {
      label: 'Opens the inbox',
      act: async (player) => {
        // A desktop has it beside every page.
        const isInMenu = player.viewport === 'phone'
        if (isInMenu) await player.tap(player.button('common:openMenuUnread'))
        await player.tap(player.link('common:inbox', isInMenu ? player.dialog : player.page))
      },
      shows: getGift,
    },
    {
      label: 'Opens the message with a gift',
      act: (player) => player.tap(getGift(player)),
      shows: (player) => player.button('rewards:claim'),
    },
    {
      label: 'Claims the gift',
      act: (player) => player.tap(player.button('rewards:claim')),
      shows: (player) => player.button('overlays:rewardDone', player.dialog),
    },
    {
      label: 'Goes from the reward to the games',
      act: (player) => player.tap(player.link('common:play', player.dialog)),
      shows: (player) => player.game,
    },
    openGame,
    spin,
  ],
}

function getSignIn({ frame, frameTexts }: Player): Locator {
  return frame.getByRole('button', { name: frameTexts.checkIn })
}

function getGift({ main }: Player): Locator {
  return main
    .getByRole('listitem')
    .filter({ has: main.page().locator('use[href$="#gift"]') })
    .getByRole('button')
    .first()
}
