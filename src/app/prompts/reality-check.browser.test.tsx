import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { launchGame } from '#generated/http/games/launch-game.ts'
import { getPlaySessionQuery } from '#generated/http/responsible/get-play-session.ts'
import { Overlays } from '#src/app/layout/overlays.tsx'
import { watchRealityCheck } from '#src/app/prompts/watch-reality-check.ts'
import type { Language } from '#src/i18n/languages.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'

const MINUTE_MS = 60_000

let sandbox: MockSandbox
let stop: (() => void) | undefined
beforeEach(async () => {
  sandbox = await createSandbox()
})
afterEach(() => stop?.())

function Shown() {
  const { overlays } = useStores()
  return <Overlays overlays={overlays} onFailure={() => false} onLogout={() => undefined} />
}

/** A player who has been playing for 33 minutes, whose check is due. */
async function renderDue(language: Language = 'en-US') {
  const screen = await renderApp(<Shown />, { username: 'ratified', path: '/game', language })
  for (const minutes of [14, 14, 5]) {
    await launchGame({ gameId: 'slot-001' }, { successMessage: null })
    await sandbox.advance(minutes * MINUTE_MS)
  }
  stop = watchRealityCheck(screen.stores, screen.queryClient)
  const dialog = screen.getByRole('alertdialog')
  await expect.element(dialog).toBeVisible()
  return { ...screen, dialog }
}

describe('RealityCheck', () => {
  it.each([
    ['en-US', "You've been playing for 33 min", ['Keep playing', 'Take a break', 'See my activity']],
    ['vi-VN', 'Bạn đã chơi được 33 phút', ['Chơi tiếp', 'Nghỉ một thời gian', 'Xem hoạt động của tôi']],
  ] as const)('shows the session, and three answers of one size, in %s', async (language, title, answers) => {
    const { dialog } = await renderDue(language)
    await expect.element(dialog).toHaveAccessibleName(title)
    expect(
      dialog
        .getByRole('button')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(answers)
    const sizes = dialog
      .getByRole('button')
      .elements()
      .map((one) => {
        const { className, offsetWidth, offsetHeight } = one as HTMLElement
        return `${className} ${String(offsetWidth)} ${String(offsetHeight)}`
      })
    expect(new Set(sizes).size).toBe(1)
    expect(
      dialog
        .getByRole('definition')
        .elements()
        .map((one) => one.textContent),
    ).toEqual([expect.stringContaining('33'), '₱0.00', '₱0.00', '₱0.00'])
  })

  it('needs an answer: Escape, Back and the backdrop do not close it', async () => {
    const { dialog, stores } = await renderDue()
    await userEvent.keyboard('{Escape}{Escape}')
    stores.overlays.closeTop()
    await userEvent.click(document.body, { position: { x: 2, y: 2 }, force: true })
    await expect.element(dialog).toBeVisible()
    expect(await sandbox.calls('answerRealityCheck')).toEqual([])
  })

  it('closes when the answer is stored', async () => {
    const { dialog, queryClient } = await renderDue()
    await dialog.getByRole('button', { name: 'Keep playing' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(queryClient.getQueryData(getPlaySessionQuery().queryKey)?.dueInSeconds).toBe(1800)
    expect(await sandbox.calls('answerRealityCheck')).toMatchObject([{ body: { answer: 'keepPlaying' } }])
  })

  it('says that an answer was lost, and takes it again', async () => {
    const { dialog, stores } = await renderDue()
    await sandbox.injectFault('answerRealityCheck', { kind: 'drop' })
    await dialog.getByRole('button', { name: 'Keep playing' }).click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent("We couldn't save your answer. Please choose again.")
    expect(stores.toasts.items).toEqual([])
    await dialog.getByRole('button', { name: 'Keep playing' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('closes by itself when another device has answered', async () => {
    const { dialog, queryClient } = await renderDue()
    await fetch('/api/rg/session/answer', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answer: 'keepPlaying' }),
    })
    await queryClient.invalidateQueries({ queryKey: getPlaySessionQuery().queryKey })
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it.each([
    ['Take a break', 'break', 'takeBreak'],
    ['See my activity', 'statement', 'seeActivity'],
  ])('leads from %s to the %s, and leaves the game', async (name, view, answer) => {
    const { dialog, router, stores } = await renderDue()
    stores.overlays.openFrame('gameFrame', { gameId: '1', title: 'Game', url: new URL('/none', location.href).href })
    await dialog.getByRole('button', { name }).click()
    await expect.poll(() => router.latestLocation.href).toBe(`/responsiblePlay?view=${view}`)
    expect(stores.overlays.frames).toEqual([])
    expect(await sandbox.calls('answerRealityCheck')).toMatchObject([{ body: { answer } }])
  })
})
