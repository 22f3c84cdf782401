import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawReceipt } from '#src/ui/data/receipt-picture.ts'
import { activate, focus, press, setMotion } from '#tests/support/component/input.ts'
import { renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import { MoneyPatterns } from './money.tsx'

let screen: RenderedApp
beforeEach(async () => {
  screen = await renderApp(<MoneyPatterns />)
})

afterEach(() => setMotion('reduce'))

describe('MoneyRow', () => {
  it('opens by Enter, and is at least 44 px high', async () => {
    const row = screen.getByRole('button', { name: /GCash/ })
    expect(row.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await focus(row)
    await press('Enter')
    await expect.element(screen.container.querySelector('output')).toHaveTextContent('GCash')
  })

  it('names its status', async () => {
    await expect.element(screen.getByRole('button', { name: /Maya.*In review/ })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /^GCash ?8:16 PM ?\+₱500.00 ?Success$/ })).toBeVisible()
  })

  it('fits eight rows in 400 px', () => {
    const rows = [...screen.container.querySelectorAll('li')].slice(0, 2)
    for (const row of rows) expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(50)
  })
})

describe('CountingMoney', () => {
  it('changes at once with reduced motion', async () => {
    await activate(screen.getByRole('button', { name: 'Money arrives' }))
    await expect.element(screen.getByText('₱6,323.00')).toBeVisible()
  })

  it('counts to the new amount, and announces it at once', async () => {
    await setMotion('no-preference')
    const amount = screen.getByRole('button', { name: 'Money arrives' }).element().previousElementSibling
    const seen = new Set<string>()
    const watcher = new MutationObserver(() => seen.add(amount?.querySelector('[aria-hidden]')?.textContent ?? ''))
    watcher.observe(screen.container, { childList: true, subtree: true, characterData: true })
    await activate(screen.getByRole('button', { name: 'Money arrives' }))
    await expect.poll(() => amount?.textContent).toBe('₱6,323.00')
    watcher.disconnect()
    expect(seen.size).toBeGreaterThan(2)
  })
})

describe('drawReceipt', () => {
  it('makes a PNG that grows with its rows', async () => {
    const content = { brand: 'Tumpak', title: 'Deposit', amount: '₱500.00', rows: [] }
    const size = async (rows: { label: string; value: string }[]) => {
      const blob = await drawReceipt({ ...content, rows })
      expect(blob.type).toBe('image/png')
      const { width, height } = await createImageBitmap(blob)
      return { width, height }
    }
    const empty = await size([])
    const one = await size([{ label: 'Order number', value: 'R2026112000018843200517R2026112000018843200517' }])
    expect(empty.width).toBe(720)
    expect(one.height).toBeGreaterThan(empty.height + 60)
  })
})
