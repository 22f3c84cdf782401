// @module-tag full
import { beforeEach, describe, expect, it } from 'vitest'
import { getPlaySessionQuery } from '#generated/http/responsible/get-play-session.ts'
import type { Overlays as OverlayProps, AccountSheetName } from '#src/stores/overlay-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import type { Stores } from '#src/stores/stores.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { DeferredOverlay } from './deferred-overlays.ts'
import { Overlays } from './overlays.tsx'

beforeEach(async () => void (await createSandbox()))

const ENDED = 'Please log in again.'

/** Every overlay that can be open when a session ends, with props to open it. */
const OVERLAYS: { readonly [Name in DeferredOverlay]: OverlayProps[Name] } = {
  loginFirst: { returnTo: '/vip' },
  sideMenu: {},
  confirmLogout: {},
  launchQuestion: { question: { name: 'Makati Roulette', url: 'https://games.example/1' } },
  launchFailed: { name: 'Parol Nights', error: new Error('x'), onRetry: () => undefined },
  playQuestion: { name: 'Makati Roulette', onPlay: () => undefined },
  gameMenu: { game: { id: '1', name: 'Makati Roulette' } },
  gameHelp: { gameId: '1', title: 'Makati Roulette' },
  gameFrame: { gameId: '1', title: 'Makati Roulette', url: 'https://games.example/1' },
  exitQuestion: {},
  linkQuestion: { onOpen: () => undefined },
  suspended: {},
  appUpdate: { downloadUrl: null },
  welcome: {},
  kycReminder: {},
  announcements: { announcements: [] },
  reward: { rewards: [] },
  follow: {},
  share: {},
  document: { name: 'termsOfUse' },
  activityFrame: { title: 'Wheel', url: 'https://games.example/wheel' },
  accountSheet: { sheet: 'nickname' },
  tradePassword: {},
  sessionReminder: { minutes: 60 },
  realityCheck: {},
  bindWallet: {},
  payFrame: { title: 'Pay', url: 'https://pay.example/1', orderNo: 'D1', method: 'GCash' },
}

const ACCOUNT_SHEETS: readonly AccountSheetName[] = [
  'nickname',
  'avatar',
  'phone',
  'loginPassword',
  'invitation',
  'language',
  'theme',
  'reminder',
]

const ROWS = [
  ...Object.entries(OVERLAYS).map(([name, props]) => [name, name, props] as const),
  ...ACCOUNT_SHEETS.map((sheet) => [`accountSheet ${sheet}`, 'accountSheet', { sheet }] as const),
]

const FRAMES = new Set(['gameFrame', 'activityFrame', 'payFrame'])

function open({ overlays }: Stores, name: string, props: object): void {
  if (FRAMES.has(name)) overlays.openFrame(name as 'payFrame', props as OverlayProps['payFrame'])
  else overlays.open(name as 'share', props)
}

/** The overlays by their stores, as in the app. */
function Shown() {
  const { overlays } = useStores()
  return <Overlays overlays={overlays} onFailure={() => false} onLogout={() => undefined} />
}

describe('a session that ends while an overlay is open', () => {
  it.each(ROWS)('shows its toast, and later ones: %s', async (_title, name, props) => {
    const { stores, queryClient, getByRole } = await renderApp(<Shown />, { username: 'newplayer' })
    // The reality check shows what was read before it opens.
    await queryClient.ensureQueryData(getPlaySessionQuery())
    open(stores, name, props)
    await expect.poll(() => document.querySelector('dialog[open], iframe')).not.toBeNull()
    // As `Session` does after a 20002: in one task, so that React commits both together.
    stores.resetPlayer()
    stores.toasts.danger(ENDED)
    const toasts = getByRole('status', { name: 'Notifications' })
    await expect.element(toasts.getByText(ENDED)).toBeVisible()
    expect(document.querySelector('dialog')).toBeNull()
    stores.toasts.danger('Wrong password')
    await expect.element(toasts.getByText('Wrong password')).toBeVisible()
  })
})
