import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { axeViolations } from '#tests/support/component/axe.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { SupportScreen } from './support-screen.tsx'

let sandbox: MockSandbox
beforeEach(async () => {
  sandbox = await createSandbox()
})

afterEach(() => void vi.restoreAllMocks())

const PLAYER = { texts: ['support'], username: 'ratified' } as const

describe('SupportScreen', () => {
  it('offers the chat first, with its reply time and the player id in its link', async () => {
    const screen = await renderApp(<SupportScreen />, PLAYER)
    const chat = screen.getByRole('link', { name: 'Start chat' })
    await expect.element(chat).toHaveAttribute('href', 'https://chat.example/room?uid=U100002')
    await expect.element(screen.getByText('Usually replies in 2 min')).toBeVisible()
    await expect.element(screen.getByText('Your player ID is sent along')).toBeVisible()
    // A link that cannot carry the id is unchanged, and the id can be copied.
    const viber = screen.getByRole('link', { name: 'Viber' })
    await expect.element(viber).toHaveAttribute('href', 'https://viber.example/support')
    await expect.element(screen.getByText('U100002')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Copy' })).toBeVisible()
    expect(await axeViolations(screen.container)).toEqual([])
  })

  it('selects the player id if the browser refuses to copy it', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    vi.spyOn(document, 'execCommand').mockReturnValue(false)
    const screen = await renderApp(<SupportScreen />, PLAYER)
    await screen.getByRole('button', { name: 'Copy' }).click()
    await expect.element(screen.getByText(/The text is selected/)).toBeVisible()
    expect(document.getSelection()?.toString()).toBe('U100002')
  })

  it('shows a visitor no player id, and sends none', async () => {
    const screen = await renderApp(<SupportScreen />, { texts: ['support'] })
    const chat = screen.getByRole('link', { name: 'Start chat' })
    await expect.element(chat).toHaveAttribute('href', 'https://chat.example/room?uid=')
    await expect.element(screen.getByText(/player ID/)).not.toBeInTheDocument()
  })

  it('shows a reply time only where the config gives one, and leads with another contact without a chat', async () => {
    const changes = { '/supportReplyMinutes': { messenger: 90 }, '/cs_online': '' }
    await sandbox.injectFault('getConfig', { kind: 'replace', changes }, { times: 5 })
    const screen = await renderApp(<SupportScreen />, PLAYER)
    await expect.element(screen.getByRole('link', { name: 'Message us on Telegram' })).toBeVisible()
    await expect.element(screen.getByText('Usually replies in 2 h')).toBeVisible()
    expect(screen.getByText(/Usually replies/).elements()).toHaveLength(1)
  })

  it('leads to the questions when there is no contact', async () => {
    const changes = { '/cs_online': '', '/cs_telegram': '', '/cs_viber': '', '/cs_messenger': '' }
    await sandbox.injectFault('getConfig', { kind: 'replace', changes }, { times: 5 })
    const screen = await renderApp(<SupportScreen />, PLAYER)
    await expect.element(screen.getByText('No contact options right now')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /FAQ/ })).toBeVisible()
  })
})
