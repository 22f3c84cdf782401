import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { AmountField } from './amount-field.tsx'
import { Field } from './field.tsx'
import { PasswordField } from './password-field.tsx'

describe('Field', () => {
  it('links label, error and hint to the input, the error before the hint', async () => {
    const screen = await render(<Field id="phone" label="Mobile" hint="10 digits" error="Format is incorrect." />)
    const input = screen.getByRole('textbox', { name: 'Mobile' })
    await expect.element(input).toHaveAttribute('aria-invalid', 'true')
    await expect.element(input).toHaveAccessibleDescription('Format is incorrect. 10 digits')
  })

  it('is not invalid and has no description without an error', async () => {
    const screen = await render(<Field label="Mobile" error="" />)
    const input = screen.getByRole('textbox', { name: 'Mobile' })
    await expect.element(input).not.toHaveAttribute('aria-invalid')
    await expect.element(input).not.toHaveAttribute('aria-describedby')
  })
})

describe('PasswordField', () => {
  it('hides the password until asked', async () => {
    const screen = await render(<PasswordField label="Password" showLabel="Show" concealLabel="Hide" />)
    await expect.element(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await screen.getByRole('button', { name: 'Show' }).click()
    await expect.element(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  })
})

describe('AmountField', () => {
  it('marks the pill that is chosen', async () => {
    const screen = await render(
      <AmountField
        label="Amount"
        value={1000}
        onValueChange={() => undefined}
        pills={[500, 1000]}
        pillsLabel="Amounts"
      />,
    )
    const pill = (name: string) => screen.getByRole('group', { name: 'Amounts' }).getByRole('button', { name })
    await expect.element(screen.getByLabelText('Amount')).toHaveAttribute('inputmode', 'decimal')
    await expect.element(pill('₱500.00')).toHaveAttribute('aria-pressed', 'false')
    await expect.element(pill('₱1,000.00')).toHaveAttribute('aria-pressed', 'true')
  })

  it.each([
    ['1,234.50', 1234.5],
    ['500,5', 500.5],
    ['', undefined],
    ['1.234,50', Number.NaN],
    ['1,234,5', Number.NaN],
    ['1000000000000', Infinity],
  ])('gives %j as the number %s, and keeps the text', async (text, value) => {
    const onValueChange = vi.fn<(value: number | undefined) => void>()
    const screen = await render(<AmountField label="Amount" value={7} onValueChange={onValueChange} />)
    const input = screen.getByLabelText('Amount')
    await input.fill(text)
    expect(onValueChange.mock.lastCall).toEqual([value])
    await expect.element(input).toHaveValue(text)
  })

  it('shows how to correct a text that more typing cannot complete', async () => {
    const help = { unclear: 'Use digits only.', decimals: 'At most 2 digits.' }
    const screen = await render(
      <AmountField label="Amount" value={undefined} onValueChange={() => undefined} help={help} />,
    )
    const input = screen.getByLabelText('Amount')
    for (const [text, description] of [
      ['100.000', help.decimals],
      ['1.234,56', help.unclear],
      ['1,234,5', ''],
    ] as const) {
      await input.fill(text)
      await expect.element(input).toHaveAccessibleDescription(description)
    }
  })

  it('shows an amount that another part of the form chose', async () => {
    const screen = await render(<AmountField label="Amount" value={500} onValueChange={() => undefined} />)
    await expect.element(screen.getByLabelText('Amount')).toHaveValue('500')
    await screen.rerender(<AmountField label="Amount" value={4200.5} onValueChange={() => undefined} />)
    await expect.element(screen.getByLabelText('Amount')).toHaveValue('4200.50')
  })
})
