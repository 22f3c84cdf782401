import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { parseAmount } from '#src/lib/parse-amount.ts'
import { AmountField } from './amount-field.tsx'
import { Field } from './field.tsx'
import { PasswordField } from './password-field.tsx'

it('ties label, hint and error to the input', () => {
  const html = renderToStaticMarkup(<Field id="phone" label="Mobile" hint="10 digits" error="Format is incorrect." />)
  expect(html).toContain('<label class="')
  expect(html).toContain('for="phone"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('aria-describedby="phone-error phone-hint"')
  expect(html).toContain('id="phone-error"')
  expect(html).toContain('id="phone-hint"')
})

it('says nothing of errors when there is none', () => {
  expect(renderToStaticMarkup(<Field label="Mobile" error="" />)).not.toMatch(/aria-invalid|aria-describedby/)
})

it('hides a password until asked', () => {
  const html = renderToStaticMarkup(<PasswordField label="Password" showLabel="Show" concealLabel="Hide" />)
  expect(html).toContain('type="password"')
  expect(html).toContain('aria-label="Show"')
})

it('marks the pill that is chosen', () => {
  const html = renderToStaticMarkup(
    <AmountField
      label="Amount"
      amount={parseAmount('1000.00')}
      onTextChange={() => undefined}
      pills={[500, 1000]}
      pillsLabel="Amounts"
    />,
  )
  expect(html).toContain('inputMode="decimal"')
  expect(html).toMatch(/aria-pressed="false"[^>]*>₱500\.00</)
  expect(html).toMatch(/aria-pressed="true"[^>]*>₱1,000\.00</)
})
