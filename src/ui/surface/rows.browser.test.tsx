import type { CSSProperties } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Money } from '#src/ui/data/money.tsx'
import { Card } from './card.tsx'
import { ListRow } from './list-row.tsx'
import { MoneyRow } from './money-row.tsx'

const press = () => undefined

/** Where a row's hairline begins and ends; null if the row has none. */
function getHairline(row: Element): { left: number; right: number; radius: string } | null {
  const line = getComputedStyle(row, '::before')
  if (line.content === 'none' || line.borderTopWidth !== '1px') return null
  const box = row.getBoundingClientRect()
  return {
    left: box.left + Number.parseFloat(line.left),
    right: box.right - Number.parseFloat(line.right),
    radius: line.borderRadius,
  }
}

/** Where a row's text begins. */
function getTextStart(row: Element): number {
  return row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingInlineStart)
}

/** As EndlessList sets it. */
const INSET = { '--list-inset': '16px' } as CSSProperties

const CARDS = {
  'rows of a menu': (
    <Card>
      <ListRow title="Identity" onClick={press} />
      <ListRow title="Mobile" />
      <ListRow title="Password" onClick={press} />
    </Card>
  ),
  'a list of rows': (
    <Card>
      <ul>
        <li>
          <ListRow title="Available" />
        </li>
        <li>
          <ListRow title="Points" onClick={press} />
        </li>
        <li>
          <ListRow title="Limits" />
        </li>
      </ul>
    </Card>
  ),
  'a list whose card has no padding': (
    <Card padding="none">
      <ul style={INSET}>
        <li>
          <ListRow title="Available" />
        </li>
        <li>
          <ListRow title="Points" onClick={press} />
        </li>
        <li>
          <MoneyRow title="GCash" amount={<Money value={5} />} />
        </li>
      </ul>
    </Card>
  ),
  'rows of money': (
    <Card>
      <MoneyRow title="GCash" amount={<Money value={5} />} onClick={press} />
      <MoneyRow title="GCash" amount={<Money value={5} />} />
      <MoneyRow title="Maya" amount={<Money value={5} />} onClick={press} />
    </Card>
  ),
}

describe('hairlines between rows', () => {
  it.each(Object.entries(CARDS))('are straight and as long as the content of the card: %s', async (_, card) => {
    const { container } = await render(card)
    const rows = [...container.querySelectorAll('[class*=row]')].filter((row) => row.matches('button, div'))
    const surface = container.firstElementChild as HTMLElement
    const { left, right } = surface.getBoundingClientRect()
    const padding = Number.parseFloat(getComputedStyle(surface).paddingInlineStart) || 16
    const line = { left: left + padding, right: right - padding, radius: '0px' }
    expect(rows.map(getHairline)).toEqual([null, line, line])
    for (const row of rows) expect(getTextStart(row)).toBe(left + padding)
  })
})
