import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { axeViolations } from '#tests/support/component/axe.ts'
import { renderApp } from '#tests/support/component/render.tsx'
import { DayChoice, useDayLabel } from './day-choice.tsx'
import type { DayRange } from './day-range.ts'
import { FilterBar, NoMatch } from './filter-bar.tsx'
import { FilterChoice } from './filter-choice.tsx'

const HEAD = ['Round']

/** A list whose only filter is days, and which has nothing on any. */
function Days({ onFilter, rows }: { onFilter: (range: DayRange) => void; rows: readonly string[][] }) {
  const [range, setRange] = useState<DayRange>({})
  const label = useDayLabel()(range)
  const active = label === undefined ? [] : [{ label, without: {} }]
  const change = (next: DayRange) => {
    setRange(next)
    onFilter(next)
  }
  return (
    <>
      <FilterBar
        filter={range}
        none={{}}
        active={active}
        start="All rounds"
        exportName="rounds"
        readAll={() => Promise.resolve({ rows: [HEAD, ...rows], isPartial: false, unreadable: 0 })}
        onFilter={change}
      >
        {(draft, set) => <DayChoice range={draft} onRange={set} />}
      </FilterBar>
      {active.length > 0 && <NoMatch active={active} onClear={() => change({})} />}
    </>
  )
}

async function open(rows: readonly string[][] = []) {
  const onFilter = vi.fn<(range: DayRange) => void>()
  const screen = await renderApp(<Days onFilter={onFilter} rows={rows} />, { texts: ['records'] })
  await screen.getByRole('button', { name: 'Filter' }).click()
  return { screen, onFilter }
}

test('a filter applies when shown, is a pill that removes it, and an empty list names and clears it', async () => {
  const { screen, onFilter } = await open()
  expect(await axeViolations(document.body)).toEqual([])
  await screen.getByRole('button', { name: 'Custom' }).click()
  await screen.getByLabelText('From', { exact: true }).fill('01/05/2020')
  await screen.getByLabelText('To', { exact: true }).fill('01/02/2020')
  await expect.element(screen.getByText('The start date is after the end date.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Show' })).toBeDisabled()
  await screen.getByLabelText('To', { exact: true }).fill('01/05/2020')
  expect(onFilter).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Show' }).click()
  await expect.element(screen.getByText('Filter: Jan 5, 2020')).toBeVisible()
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ from: '2020-01-05', to: '2020-01-05' })
  await screen.getByRole('button', { name: 'Clear filter' }).click()
  await expect.element(screen.getByText('Filter: Jan 5, 2020')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Filter' }).click()
  await screen.getByRole('button', { name: 'Yesterday' }).click()
  await screen.getByRole('button', { name: 'Show' }).click()
  await screen.getByRole('group', { name: 'Active filters' }).getByRole('button', { name: 'Yesterday' }).click()
  expect(onFilter).toHaveBeenLastCalledWith({})
})

test('a day that does not exist is neither applied nor exported as the day before it', async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Custom' }).click()
  const from = screen.getByLabelText('From', { exact: true })
  await from.fill('01/05/2020')
  await expect.element(screen.getByRole('button', { name: 'Show' })).toBeEnabled()
  await from.fill('01/45/2020')
  await screen.getByLabelText('To', { exact: true }).click()
  await expect.element(screen.getByText('Date format is incorrect.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Show' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Export as CSV' })).toBeDisabled()
  await screen.getByRole('button', { name: 'Yesterday' }).click()
  await expect.element(screen.getByRole('button', { name: 'Show' })).toBeEnabled()
})

test('an export without entries says so and saves no file', async () => {
  const save = vi.spyOn(URL, 'createObjectURL')
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Export as CSV' }).click()
  await expect.element(screen.getByText('There is nothing to export.')).toBeVisible()
  expect(save).not.toHaveBeenCalled()
})

test('an export saves the entries as CSV', async () => {
  const save = vi.spyOn(URL, 'createObjectURL')
  const { screen } = await open([['R1']])
  await screen.getByRole('button', { name: 'Export as CSV' }).click()
  await expect.poll(() => save.mock.calls.length).toBe(1)
  const [file] = save.mock.lastCall ?? []
  expect(await (file as Blob).text()).toBe('"Round"\r\n"R1"\r\n')
})

test.each([
  [3, 'button'],
  [500, 'option'],
] as const)('a question of %i answers offers each as a %s', async (count, role) => {
  const onChange = vi.fn<(value: number | undefined) => void>()
  const options = Array.from({ length: count }, (_, index) => ({ value: index, label: `Provider ${String(index)}` }))
  const screen = await renderApp(<FilterChoice label="Provider" options={options} value={0} onChange={onChange} />)
  const answers = screen.getByRole(role, { name: /Provider/ })
  expect(answers.elements()).toHaveLength(count)
  await (role === 'button'
    ? screen.getByRole('button', { name: 'Provider 2' }).click()
    : screen.getByRole('combobox').selectOptions('Provider 2'))
  expect(onChange.mock.calls).toEqual([[2]])
})
