import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SelectChip } from './select-chip.tsx'

describe('SelectChip', () => {
  it('is named by its label, chosen by keyboard, and as wide as what is chosen', async () => {
    const choose = vi.fn()
    const options = [
      { value: 'all', label: 'All' },
      { value: 'long', label: 'A provider with a very long name' },
    ] as const
    const screen = await render(<SelectChip label="Provider" options={options} value="all" onValueChange={choose} />)
    const select = screen.getByRole('combobox', { name: 'Provider' })
    await expect.element(select).toHaveDisplayValue('All')
    expect(select.element().getBoundingClientRect().width).toBeLessThan(110)
    await userEvent.tab()
    await expect.element(select).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(choose).toHaveBeenCalledWith('long')
  })
})
