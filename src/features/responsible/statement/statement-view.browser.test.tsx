import { afterEach, describe, expect, it, vi } from 'vitest'
import { axeViolations } from '#tests/support/component/axe.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { StatementView } from './statement-view.tsx'

afterEach(() => vi.restoreAllMocks())

const TEXTS = { texts: ['responsible', 'records'] } as const

async function openStatement(username = 'limited') {
  const sandbox = await createSandbox()
  const screen = await renderApp(<StatementView onClose={() => undefined} />, { username, ...TEXTS })
  return { screen, sandbox }
}

describe('StatementView', () => {
  it('has a chart with a text, and a table of the same year', async () => {
    const { screen } = await openStatement()
    await expect.element(screen.getByRole('img', { name: /by month: Stakes and Wins/ })).toBeVisible()
    const table = screen.getByRole('table')
    expect(
      table
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Month', 'Deposits', 'Withdrawals', 'Bonus', 'Stakes', 'Wins', 'Result', 'Time'])
    await expect.element(table.getByRole('rowheader', { name: 'Year' })).toBeVisible()
    await screen.getByRole('radio', { name: 'In and out' }).click()
    await expect.element(screen.getByRole('img', { name: /Deposits and Withdrawals/ })).toBeVisible()
    expect(await axeViolations(screen.container)).toEqual([])
  })

  it('exports each month and the year', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:statement'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { screen } = await openStatement()
    await screen.getByRole('button', { name: 'Export as CSV' }).click()
    await vi.waitFor(() => expect(files).toHaveLength(1))
    const lines = ((await files[0]?.text()) ?? '').trim().split('\r\n')
    expect(lines[0]).toContain('"Deposits (PHP)"')
    expect(lines.at(-1)).toMatch(/^"Year \d{4}","\d+\.\d\d"/u)
    expect(lines.length).toBeGreaterThan(2)
  })

  it('says that nothing happened in an empty year', async () => {
    const sandbox = await createSandbox()
    const sums = { deposits: 0, withdrawals: 0, bonus: 0, staked: 0, won: 0, net: 0, minutes: 0 }
    await sandbox.injectFault('getPlayStatement', { kind: 'replace', changes: { '/months': [], '/total': sums } })
    const screen = await renderApp(<StatementView onClose={() => undefined} />, { username: 'ratified', ...TEXTS })
    await expect.element(screen.getByText(/^Nothing in \d{4}$/)).toBeVisible()
    expect(screen.getByRole('table').elements()).toEqual([])
  })

  it('offers Retry where it cannot be read', async () => {
    const sandbox = await createSandbox()
    await sandbox.injectFault('getPlayStatement', { kind: 'status', status: 500 })
    const screen = await renderApp(<StatementView onClose={() => undefined} />, { username: 'limited', ...TEXTS })
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByRole('table')).toBeVisible()
  })
})
