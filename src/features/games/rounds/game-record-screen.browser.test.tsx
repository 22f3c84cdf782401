import { expect, it } from 'vitest'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { GameRecordScreen } from './game-record-screen.tsx'

/** The y of an element's baseline: that of an empty box set in its line. */
function getBaseline(element: Element): number {
  const probe = document.createElement('span')
  probe.style.display = 'inline-block'
  element.append(probe)
  const { bottom } = probe.getBoundingClientRect()
  probe.remove()
  return bottom
}

it('opens with the rounds of all games, and has each total on the baseline of its label', async () => {
  await createSandbox()
  const nothing = () => undefined
  const screen = await renderApp(
    <GameRecordScreen filter={{}} onFilter={nothing} openId={undefined} onOpen={nothing} />,
    { username: 'vip8player', texts: ['records', 'games'] },
  )
  await expect.element(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByText('Total won')).toBeVisible()
  const pairs = [...screen.container.querySelectorAll('dl > div')]
  expect(pairs).toHaveLength(2)
  for (const pair of pairs) {
    const [label, sum] = [...pair.querySelectorAll('dt, dd')].map(getBaseline)
    expect(sum).toBeCloseTo(label ?? 0, 0)
  }
})
