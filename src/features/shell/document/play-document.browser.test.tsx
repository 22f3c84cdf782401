import { describe, expect, it } from 'vitest'
import { DocumentLinks } from '#src/components/operator/document-links.tsx'
import { axeViolations } from '#tests/support/component/axe.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { DocumentPopup } from './document-popup.tsx'

const TEXTS = { texts: ['documents', 'age'] } as const
const nothing = () => undefined
const popup = <DocumentPopup name="responsibleGaming" onClose={nothing} onLeave={nothing} />

describe('DocumentPopup: responsible gaming', () => {
  it('has for a visitor what the page says, without personal data', async () => {
    const sandbox = await createSandbox()
    const screen = await renderApp(popup, TEXTS)
    await expect.element(screen.getByRole('heading', { name: 'Help', exact: true })).toBeVisible()
    const headings = screen.getByRole('heading', { level: 3 }).elements()
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Help',
      'Limits',
      'Reality checks',
      'A break: 24 hours to 30 days',
      'Self-exclusion: six months, one year or five years',
      'Who can play',
    ])
    await expect.element(screen.getByText(/withdraw it during the break/)).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /exclusion list/ })).toBeVisible()
    expect(await axeViolations(screen.container)).toEqual([])
    const calls = (await sandbox.calls()).filter(({ path }) => path.startsWith('/api/rg/'))
    expect(calls.map(({ operationId }) => operationId)).toEqual(['getPlayInfo'])
  })

  it('falls back to the built-in text, without a toast', async () => {
    const sandbox = await createSandbox()
    await sandbox.injectFault('getPlayInfo', { kind: 'status', status: 500 }, { times: 9 })
    const screen = await renderApp(popup, TEXTS)
    await expect.element(screen.getByRole('heading', { name: 'Take a break or stop' })).toBeVisible()
    expect(screen.stores.toasts.items).toEqual([])
  })

  it('is the built-in text without the feature', async () => {
    const sandbox = await createSandbox('nofeatures')
    const screen = await renderApp(popup, TEXTS)
    await expect.element(screen.getByRole('heading', { name: 'Take a break or stop' })).toBeVisible()
    expect(await sandbox.calls('getPlayInfo')).toEqual([])
  })
})

describe('DocumentLinks: responsible gaming', () => {
  const links = <DocumentLinks names={['responsibleGaming', 'termsOfUse']} />

  it('leads a player to the page', async () => {
    await createSandbox()
    const screen = await renderApp(links, { username: 'ratified' })
    const link = screen.getByRole('link', { name: 'Responsible gaming' })
    await expect.element(link).toHaveAttribute('href', '/responsiblePlay')
  })

  it.each([
    ['a visitor', undefined, undefined],
    ['a suspended player', 'suspended', undefined],
    ['a player without the feature', 'ratified', 'nofeatures'],
  ])('opens the document for %s', async (_who, username, scenario) => {
    await createSandbox(scenario)
    const screen = await renderApp(links, username === undefined ? {} : { username })
    await screen.getByRole('button', { name: 'Responsible gaming' }).click()
    expect(screen.stores.overlays.isOpen).toBe(true)
  })
})
