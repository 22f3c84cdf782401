// @module-tag full
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findCutTexts, findOverlappingTexts, getOverlap } from '#tests/support/component/text-geometry.ts'
import { FONTS, setFont } from '#tests/support/fonts.ts'
import { TabBar } from '../navigate/tab-bar.tsx'
import { Tabs } from '../navigate/tabs.tsx'
import { Badge } from './badge.tsx'
import { ProviderTile } from './provider-tile.tsx'
import { Rail } from './rail.tsx'
import { Ticket } from './ticket.tsx'

const root = document.documentElement

afterEach(() => root.style.removeProperty('font-size'))

async function setText(size: '100%' | '200%', font: (typeof FONTS)[number]): Promise<void> {
  await setFont(font)
  await page.viewport(360, 740)
  root.style.setProperty('font-size', size)
}

function getBox(element: Element | null | undefined): DOMRect {
  if (!element) throw new Error('there is no such element')
  return element.getBoundingClientRect()
}

const TEXTS = FONTS.flatMap((font) => (['100%', '200%'] as const).map((size) => ({ font, size })))

describe.each(TEXTS)('with text at $size, in $font', ({ font, size }) => {
  it('a ticket is torn between its stub and its body', async () => {
    await setText(size, font)
    const { container } = await render(
      <Ticket value="₱1,000" valueNote="up to ₱1,000.00" title="Welcome back bonus" terms={['15× wagering']} />,
    )
    const [stub, body] = [...(container.querySelector('[data-state]')?.children ?? [])]
    const [a, b] = [getBox(stub), getBox(body)]
    const isBelow = size === '200%'
    expect(isBelow ? a.bottom : a.right).toBeCloseTo(isBelow ? b.top : b.left, 0)
    expect(isBelow ? a.width : a.height).toBeCloseTo(isBelow ? b.width : b.height, 0)
    const style = getComputedStyle(body as Element)
    expect(style[isBelow ? 'borderTopStyle' : 'borderLeftStyle']).toBe('dashed')
    expect(style[isBelow ? 'borderLeftStyle' : 'borderTopStyle']).toBe('none')
    expect(findCutTexts(container)).toEqual([])
    expect(findOverlappingTexts(container)).toEqual([])
  })

  it('a badge leaves its icon to be seen', async () => {
    await setText(size, font)
    const { container } = await render(
      <TabBar
        label="Main"
        items={[{ id: 'vip', label: 'VIP', icon: 'vip', badge: <Badge count={3} label="3 new" /> }]}
        renderLink={(item, { children, ...props }) => (
          <a href={`/${item.id}`} {...props}>
            {children}
          </a>
        )}
      />,
    )
    const icon = getBox(container.querySelector('svg'))
    const badge = getBox(container.querySelector('[aria-hidden="true"]:not(svg)')?.parentElement)
    expect(getOverlap(icon, badge) / (icon.width * icon.height)).toBeLessThan(0.25)
  })

  it('tabs have their labels beside their icons and badges', async () => {
    await setText(size, font)
    const { container } = await render(
      <Tabs
        label="Games"
        idBase="g"
        items={[
          { id: 'hot', label: 'Trò chơi nổi bật', icon: 'fire', badge: <Badge count={120} label="120 new" /> },
          { id: 'live', label: 'Trực tiếp', icon: 'live' },
        ]}
        value="hot"
        onChange={() => undefined}
      />,
    )
    for (const tab of container.querySelectorAll('[role="tab"]')) {
      expect(findCutTexts(tab)).toEqual([])
      expect(findOverlappingTexts(tab)).toEqual([])
      const icon = getBox(tab.querySelector('svg'))
      expect([...tab.querySelectorAll('span')].filter((text) => getOverlap(icon, getBox(text)) > 0)).toEqual([])
    }
  })

  it('providers side by side are equally high', async () => {
    await setText(size, font)
    const { container } = await render(
      <Rail label="Providers" tiles="provider">
        <ProviderTile name="Perlas Interactive" meta="8 games" seed="a" />
        <ProviderTile name="Amihan" meta="8 games" seed="b" />
      </Rail>,
    )
    const [first, second] = [...container.querySelectorAll('button')].map(getBox)
    expect(first?.height).toBe(second?.height)
  })
})
