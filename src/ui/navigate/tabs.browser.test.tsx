import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { TabBar } from './tab-bar.tsx'
import { TabPanel } from './tab-panel.tsx'
import { Tabs } from './tabs.tsx'

const items = [
  { id: 'hot', label: 'Hot' },
  { id: 'slot', label: 'Slot' },
]

afterEach(() => {
  vi.useRealTimers()
})

describe('Tabs', () => {
  it('has one Tab stop, linked to its panel', async () => {
    const screen = await render(
      <>
        <Tabs label="Games" idBase="g" items={items} value="slot" onChange={() => undefined} />
        <TabPanel idBase="g" value="slot">
          panel
        </TabPanel>
      </>,
    )
    const tabs = screen.getByRole('tablist', { name: 'Games' }).getByRole('tab').elements()
    expect(tabs.filter((tab) => tab instanceof HTMLElement && tab.tabIndex === 0)).toHaveLength(1)
    const panel = screen.getByRole('tabpanel', { name: 'Slot' })
    await expect.element(panel).toHaveTextContent('panel')
    await expect.element(screen.getByRole('tab', { name: 'Slot' })).toHaveAttribute('aria-controls', panel.element().id)
  })
})

describe('a row of tabs', () => {
  it('moves the tapped tab to its middle after a double tap is over, unless a finger is on it', async () => {
    const screen = await render(<Tabs label="Games" idBase="g" items={items} value="slot" onChange={() => undefined} />)
    const row = screen.getByRole('tablist').element()
    const tab = screen.getByRole('tab', { name: 'Slot' }).element() as HTMLElement
    const scrollTo = vi.spyOn(row, 'scrollTo')
    vi.useFakeTimers()
    tab.click()
    vi.advanceTimersByTime(499)
    expect(scrollTo).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(scrollTo).toHaveBeenCalledOnce()
    tab.click()
    row.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    vi.advanceTimersByTime(1000)
    expect(scrollTo).toHaveBeenCalledOnce()
  })
})

describe('TabBar', () => {
  it('marks only the current page', async () => {
    const screen = await render(
      <TabBar
        label="Main"
        items={[
          { id: 'game', label: 'Games', icon: 'game', current: true },
          { id: 'vip', label: 'VIP', icon: 'vip' },
        ]}
        renderLink={(item, { children, ...props }) => (
          <a href={`/${item.id}`} {...props}>
            {children}
          </a>
        )}
      />,
    )
    await expect.element(screen.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'page')
    await expect.element(screen.getByRole('link', { name: 'Games' })).toHaveAttribute('href', '/game')
    await expect.element(screen.getByRole('link', { name: 'VIP' })).not.toHaveAttribute('aria-current')
  })
})
