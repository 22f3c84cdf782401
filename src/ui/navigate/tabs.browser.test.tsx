import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { TabBar } from './tab-bar.tsx'
import { TabPanel } from './tab-panel.tsx'
import { Tabs } from './tabs.tsx'

const items = [
  { id: 'hot', label: 'Hot' },
  { id: 'slot', label: 'Slot' },
]

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
