import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TabBar } from './tab-bar.tsx'
import { TabPanel } from './tab-panel.tsx'
import { Tabs } from './tabs.tsx'

const items = [
  { id: 'hot', label: 'Hot' },
  { id: 'slot', label: 'Slot' },
]

it('has one tab in the order of focus, tied to its panel', () => {
  const html = renderToStaticMarkup(
    <>
      <Tabs label="Games" idBase="g" items={items} value="slot" onChange={() => undefined} />
      <TabPanel idBase="g" value="slot">
        panel
      </TabPanel>
    </>,
  )
  expect(html).toContain('role="tablist" aria-label="Games"')
  expect(html.match(/tabindex="0"/gi)).toHaveLength(1)
  expect(html).toContain('aria-controls="g-panel-slot"')
  expect(html).toContain('id="g-panel-slot" aria-labelledby="g-tab-slot"')
})

it('marks the place that is open', () => {
  const html = renderToStaticMarkup(
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
  expect(html.match(/aria-current="page"/g)).toHaveLength(1)
  expect(html).toMatch(/href="\/game"[^>]*aria-current="page"/)
})
