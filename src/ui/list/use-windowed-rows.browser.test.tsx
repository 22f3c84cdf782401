import { type ReactElement, useRef } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useWindowedRows } from './use-windowed-rows.ts'

const COUNT = 500
const ROW_HEIGHT = 60

function List(): ReactElement {
  const list = useRef<HTMLUListElement>(null)
  const { rows, end, ...handlers } = useWindowedRows(list, {
    count: COUNT,
    selector: ':scope > li',
    getKey: String,
  })
  return (
    <ul ref={list} style={{ margin: 0, padding: `0 0 ${String(end)}px` }} {...handlers}>
      {rows.map(({ index, gap }) => (
        <li key={index} style={{ height: ROW_HEIGHT, marginTop: gap }}>
          <button type="button">Row {index}</button>
        </li>
      ))}
    </ul>
  )
}

it('keeps the focus on a row that is scrolled far away, at its place, until the focus leaves', async () => {
  await page.viewport(390, 844)
  const screen = await render(<List />)
  const getRow = (index: number) => screen.getByRole('button', { name: `Row ${String(index)}`, exact: true })
  const focused = getRow(3).element() as HTMLElement
  focused.focus()
  window.scrollTo(0, document.documentElement.scrollHeight)
  const last = getRow(COUNT - 1)
  await expect.element(last).toBeInViewport()
  // Only rows near the view are there.
  await expect.element(getRow(40)).not.toBeInTheDocument()
  expect(document.activeElement).toBe(focused)
  expect(focused.getBoundingClientRect().top, 'it stands where it stood').toBeLessThan(-100 * ROW_HEIGHT)
  focused.blur()
  await expect.element(getRow(3)).not.toBeInTheDocument()
  await expect.element(last).toBeInViewport()
})
