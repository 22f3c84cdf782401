import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { axeViolations } from '#tests/support/component/axe.ts'
import { findCutTexts } from '#tests/support/component/text-geometry.ts'
import { FONTS, setFont } from '#tests/support/fonts.ts'
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

describe.each(['plain', 'amount'] as const)('the %s look of a field', (look) => {
  it('has label, hint and error at one edge, whatever their length', async () => {
    const { container } = await render(
      <>
        <Field look={look} label="Amount" hint="From ₱100.00" error="Minimum ₱100.00" />
        <Field look={look} label="Amount" error="Enter an amount from ₱100.00 to ₱50,000.00 in digits and one dot." />
      </>,
    )
    const texts = [...container.querySelectorAll('label, p')]
    expect(texts).toHaveLength(5)
    expect(new Set(texts.map((text) => text.getBoundingClientRect().left)).size).toBe(1)
    expect(texts.map((text) => getComputedStyle(text).textAlign)).toEqual(texts.map(() => 'start'))
    for (const error of container.querySelectorAll('p:has(svg)')) {
      expect(error.querySelector('svg')?.getBoundingClientRect().left).toBe(error.getBoundingClientRect().left)
    }
  })

  it('shows its label below the header when it gets the focus from further down', async () => {
    const { container } = await render(
      <div style={{ height: 3000, paddingTop: 500 }}>
        <Field look={look} label="Amount" />
      </div>,
    )
    window.scrollTo(0, 2000)
    container.querySelector('input')?.focus()
    const header = Number.parseFloat(getComputedStyle(document.body).getPropertyValue('--header-height'))
    expect(header).toBeGreaterThan(0)
    await expect.poll(() => window.scrollY).toBeLessThan(2000)
    expect(container.querySelector('label')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(header)
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

  it('has the peso sign beside its number, in one size', async () => {
    const { container } = await render(<AmountField label="Amount" value={500} onValueChange={() => undefined} />)
    const input = container.querySelector('input') as HTMLInputElement
    const sign = container.querySelector('span') as HTMLSpanElement
    const start = input.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(input).paddingLeft)
    expect(start - sign.getBoundingClientRect().right).toBeLessThanOrEqual(4)
    expect(getComputedStyle(sign).fontSize).toBe(getComputedStyle(input).fontSize)
    expect(getComputedStyle(input).textAlign).toBe('start')
  })

  it.each([
    [360, 50_000],
    [320, 50_000],
    [320, 100_000],
  ])('shows six pills in two rows of three, whole, on a screen of %i px, up to %i', async (width, highest) => {
    const { container } = await render(
      <div style={{ width: width - 32 }}>
        <AmountField
          label="Amount"
          value={undefined}
          onValueChange={() => undefined}
          pills={[100, 200, 500, 1000, 5000, highest]}
        />
      </div>,
    )
    for (const font of FONTS) {
      await setFont(font)
      const buttons = [...container.querySelectorAll('button')]
      const pills = buttons.map((pill) => pill.getBoundingClientRect())
      const [first = 0, , , second = 0] = pills.map(({ top }) => top)
      expect(second, font).toBeGreaterThan(first)
      expect(pills.map(({ top }) => top)).toEqual([first, first, first, second, second, second])
      expect(Math.max(...pills.map(({ right }) => right))).toBeLessThanOrEqual(
        container.getBoundingClientRect().left + width - 32,
      )
      expect(new Set(pills.map((pill) => Math.round(pill.width))).size).toBe(1)
      expect(buttons.flatMap(findCutTexts)).toEqual([])
    }
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

  it('groups thousands while it has no focus, and its value stays digits and one dot', async () => {
    const screen = await render(<AmountField label="Amount" value={undefined} onValueChange={() => undefined} />)
    const input = screen.getByLabelText('Amount')
    await input.click()
    await userEvent.keyboard('12345.6')
    const grouped = screen.getByText('12,345.60', { exact: true })
    await expect.element(grouped).not.toBeVisible()
    await userEvent.tab()
    await expect.element(grouped).toBeVisible()
    await expect.element(input).toHaveValue('12345.6')
    expect(grouped.element().closest('[aria-hidden]')).not.toBeNull()
    // The digits are not drawn below it.
    expect(getComputedStyle(input.element()).webkitTextFillColor).toBe('rgba(0, 0, 0, 0)')
    expect(await axeViolations(screen.container)).toEqual([])
    await input.click()
    await expect.element(grouped).not.toBeVisible()
    // A press behind the amount puts the caret there.
    await userEvent.keyboard('7')
    await expect.element(input).toHaveValue('12345.67')
  })

  it('keeps a refused text as it was typed', async () => {
    const screen = await render(<AmountField label="Amount" value={undefined} onValueChange={() => undefined} />)
    const input = screen.getByLabelText('Amount')
    await input.fill('1.234,56')
    await userEvent.tab()
    await expect.element(input).toHaveValue('1.234,56')
    expect(getComputedStyle(input.element()).webkitTextFillColor).not.toBe('rgba(0, 0, 0, 0)')
  })

  it.each(FONTS)('shows the longest amount whole in the font %s', async (font) => {
    await setFont(font)
    const { container } = await render(
      <div style={{ width: 260 }}>
        <AmountField label="Amount" value={999_999_999_999.99} onValueChange={() => undefined} />
      </div>,
    )
    expect([...container.querySelectorAll('[aria-hidden]')].flatMap(findCutTexts)).toEqual([])
    const rest = container.querySelector<HTMLElement>('input + [aria-hidden]')
    expect(rest?.scrollWidth).toBeLessThanOrEqual(rest?.clientWidth ?? 0)
  })
})
