import { observer } from 'mobx-react-lite'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { ApiError } from '#src/api/api-error.ts'
import { switchLanguage } from '#src/i18n/i18n.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { OtpField } from '#src/ui/form/otp-field.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { renderApp } from '#tests/support/component/render.tsx'
import { FormError } from './form-error.tsx'
import { type ApiForm, useApiForm } from './use-api-form.ts'

const CODES = { taken: { code: 1, field: 'name' }, closed: { code: 2, field: null } }

const Short = z.string().check(z.minLength(3))
const Schema = z.object({
  kind: z.enum(['a', 'b']),
  name: z.pipe(
    z.transform((typed: string) => typed.trim()),
    Short,
  ),
  code: Short,
  bank: Short,
  repeated: z.string().check(z.minLength(1)),
  consent: z.boolean().check(z.refine((isGiven) => isGiven)),
})
const Repeating = Schema.check(
  z.refine(({ name, repeated }) => name === repeated, { path: ['repeated'], when: () => true }),
)

type Values = { kind: string; name: string; code: string; bank: string; repeated: string; consent: boolean }

const EMPTY: Values = { kind: 'c', name: '', code: '', bank: '', repeated: '', consent: false }
const VALID: Values = { kind: 'a', name: 'abc', code: '123456', bank: 'bank', repeated: 'abc', consent: true }

interface ProbeProps {
  readonly values?: Partial<Values>
  readonly send?: (body: unknown) => Promise<unknown>
}

const NameByObserver = observer(function NameByObserver({ form }: { form: ApiForm<Values> }) {
  return <Field {...form.text('name', { deps: 'repeated' })} label="Name" />
})

function Probe({ values, send = () => Promise.resolve() }: ProbeProps) {
  const form = useApiForm<Values, unknown>({
    defaultValues: { ...EMPTY, ...values },
    schema: Repeating as z.ZodMiniType<unknown, Values>,
    codes: CODES,
    messages: { name: 'Too short', repeated: 'Not the same', consent: (isGiven) => `Given: ${String(isGiven)}` },
    send,
  })
  const kind = form.value('kind')
  return (
    <form {...form.formProps}>
      <Segmented
        name="kind"
        label="Kind"
        options={['a', 'b', 'c'].map((value) => ({ value, label: value }))}
        value={kind.value}
        onChange={kind.onValueChange}
      />
      <NameByObserver form={form} />
      <OtpField {...form.value('code')} label="Code" />
      <SelectField
        {...form.value('bank')}
        label="Bank"
        options={[{ value: 'bank', label: 'Bank A' }]}
        placeholder="-"
      />
      <Field {...form.text('repeated')} label="Again" />
      <Checkbox {...form.checkbox('consent')}>I agree</Checkbox>
      <FormError form={form} />
      <p>{form.isValid ? 'valid' : 'not valid'}</p>
      <button
        type="button"
        onClick={() => form.showError(new ApiError('failure', { code: CODES.taken.code, msg: 'Taken' }), CODES)}
      >
        Check the name
      </button>
      <button type="submit" aria-busy={form.isSending}>
        Send
      </button>
    </form>
  )
}

async function open(props: ProbeProps = {}) {
  const screen = await renderApp(<Probe {...props} />)
  const name = screen.getByRole('textbox', { name: 'Name' })
  const again = screen.getByRole('textbox', { name: 'Again' })
  const send = screen.getByRole('button', { name: 'Send' })
  return { screen, name, again, send }
}

const failure = (code: number, msg: string) => vi.fn(() => Promise.reject(new ApiError('failure', { code, msg })))

describe('useApiForm: when errors show', () => {
  it('shows none for an empty field before the form is submitted', async () => {
    const { name, again } = await open()
    await name.click()
    await again.click()
    await expect.element(name).not.toHaveAttribute('aria-invalid')
  })

  it('shows one for a blurred invalid field, and removes it once corrected', async () => {
    const { name, again } = await open()
    await name.fill('ab')
    await expect.element(name).not.toHaveAttribute('aria-invalid')
    await again.click()
    await expect.element(name).toHaveAccessibleDescription('Too short')
    await name.fill('abc')
    await expect.element(name).not.toHaveAttribute('aria-invalid')
  })

  it('shows none for a field that is blurred by the submit button', async () => {
    const { name, send } = await open()
    await name.fill('ab')
    send.element().focus()
    await expect.element(send).toHaveFocus()
    await expect.element(name).not.toHaveAttribute('aria-invalid')
  })

  it('keeps what the server reported when the field is left, before the form is sent', async () => {
    const { screen, name, again } = await open({ values: { name: 'abc' } })
    await screen.getByRole('button', { name: 'Check the name' }).click()
    await expect.element(name).toHaveAccessibleDescription('Taken')
    await name.click()
    await again.click()
    await expect.element(again).toHaveFocus()
    await expect.element(name).toHaveAccessibleDescription('Taken')
    await name.fill('abcd')
    await expect.element(name).not.toHaveAttribute('aria-invalid')
  })

  it('shows required for an empty field, also after invalid input', async () => {
    const { name, send } = await open({ values: { name: 'ab' } })
    await send.click()
    await expect.element(name).toHaveAccessibleDescription('Too short')
    await name.fill(' ')
    await expect.element(name).toHaveAccessibleDescription('This is required.')
  })

  it('validates a field again when one that it depends on changes', async () => {
    const { name, again, send } = await open({ values: { ...VALID, repeated: 'abd' } })
    await send.click()
    await expect.element(again).toHaveAccessibleDescription('Not the same')
    await name.fill('abd')
    await expect.element(again).not.toHaveAttribute('aria-invalid')
  })

  it('follows a change of language', async () => {
    const { name, send } = await open()
    await send.click()
    await expect.element(name).toHaveAccessibleDescription('This is required.')
    await switchLanguage('vi-VN')
    await expect.element(name).not.toHaveAccessibleDescription('This is required.')
    await expect.element(name).toHaveAttribute('aria-invalid')
  })

  it('knows whether all values are valid, also of controls without a ref', async () => {
    const { screen } = await open({ values: { ...VALID, consent: false } })
    await expect.element(screen.getByText('not valid')).toBeVisible()
    await screen.getByText('I agree').click()
    await expect.element(screen.getByText('valid', { exact: true })).toBeVisible()
  })
})

describe('useApiForm: the first invalid field', () => {
  it.each([
    ['a chosen radio button', {}, 'radio', 'c'],
    ['a text field', { kind: 'a' }, 'textbox', 'Name'],
    ['a code', { kind: 'a', name: 'abc' }, 'textbox', 'Code'],
    ['a select', { kind: 'a', name: 'abc', code: '123456' }, 'combobox', 'Bank'],
    ['a checkbox', { ...VALID, consent: false }, 'checkbox', 'I agree'],
  ] as const)('gets the focus: %s', async (_, values, role, label) => {
    const { screen, send } = await open({ values })
    await send.click()
    await expect.element(screen.getByRole(role, { name: label })).toHaveFocus()
  })
})

describe('useApiForm: sending', () => {
  it('sends the output of the schema, once for three submits in one frame', async () => {
    const sent = vi.fn<(body: unknown) => Promise<void>>(() => new Promise(() => undefined))
    const { send } = await open({ values: { ...VALID, name: ' abc ' }, send: sent })
    const form = send.element().closest('form')
    for (let times = 0; times < 3; times++) form?.requestSubmit()
    await expect.element(send).toHaveAttribute('aria-busy', 'true')
    form?.requestSubmit()
    await expect.poll(() => sent.mock.calls).toEqual([[VALID, { ...VALID, name: ' abc ' }]])
  })

  it('sends no invalid values', async () => {
    const sent = vi.fn<(body: unknown) => Promise<void>>()
    const { name, send } = await open({ values: { ...VALID, name: '' }, send: sent })
    await send.click()
    await expect.element(name).toHaveFocus()
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('useApiForm: a failed request', () => {
  it("shows the server's message beside the field of its code, until that field changes", async () => {
    const { name, again, send } = await open({ values: VALID, send: failure(1, 'This name is taken') })
    await send.click()
    await expect.element(name).toHaveAccessibleDescription('This name is taken')
    await expect.element(name).toHaveFocus()
    await again.click()
    await expect.element(name).toHaveAccessibleDescription('This name is taken')
    await expect.element(name).toHaveValue('abc')
    await name.fill('abcd')
    await expect.element(name).not.toHaveAttribute('aria-invalid')
  })

  it('shows our text if the server sends none', async () => {
    const { name, send } = await open({ values: VALID, send: failure(1, '') })
    await send.click()
    await expect.element(name).toHaveAccessibleDescription('Format is incorrect.')
  })

  it.each([
    ['has no field', 2],
    ['is unknown', 99],
  ])('shows in the form where its code %s, until any field changes', async (_, code) => {
    const { screen, again, send } = await open({ values: VALID, send: failure(code, 'Closed for today') })
    await send.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Closed for today')
    await again.click()
    await userEvent.keyboard('x')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })

  it('lets the form be submitted again', async () => {
    const send = failure(2, 'Closed')
    const form = await open({ values: VALID, send })
    await form.send.click()
    await expect.element(form.send).toHaveAttribute('aria-busy', 'false')
    await form.send.click()
    await expect.poll(() => send.mock.calls.length).toBe(2)
  })
})

describe('useApiForm: a schema chosen by the values', () => {
  const Mobile = z.object({ bank: z.literal('gcash'), account: z.string().check(z.regex(/^9\d{9}$/u)) })
  const Other = z.object({ bank: z.literal('bank'), account: z.string().check(z.minLength(1)) })

  function Union({ bank }: { bank: string }) {
    const form = useApiForm({
      defaultValues: { bank, account: 'x' },
      schema: (values): z.ZodMiniType<unknown, { bank: string; account: string }> =>
        (values.bank === 'gcash' ? Mobile : Other) as z.ZodMiniType<unknown, { bank: string; account: string }>,
      codes: {},
      send: () => Promise.resolve(),
    })
    return (
      <form {...form.formProps}>
        <Field {...form.text('account')} label="Account" />
        <button type="submit">Send</button>
      </form>
    )
  }

  it('names the field of a union body', async () => {
    const screen = await renderApp(<Union bank="gcash" />)
    await screen.getByRole('button', { name: 'Send' }).click()
    const account = screen.getByRole('textbox', { name: 'Account' })
    await expect.element(account).toHaveAccessibleDescription('Format is incorrect.')
  })

  it('accepts values of the other branch', async () => {
    const screen = await renderApp(<Union bank="bank" />)
    await screen.getByRole('button', { name: 'Send' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Account' })).not.toHaveAttribute('aria-invalid')
  })
})
