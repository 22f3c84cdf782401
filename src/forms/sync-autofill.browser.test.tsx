import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { Field } from '#src/ui/form/field.tsx'
import { OtpField } from '#src/ui/form/otp-field.tsx'
import { TextArea } from '#src/ui/form/text-area.tsx'
import { renderApp } from '#tests/support/component/render.tsx'
import { useApiForm } from './use-api-form.ts'

const Required = z.string().check(z.minLength(3))
const Schema = z.object({ name: Required, code: Required, note: z.string() })

type Values = { name: string; code: string; note: string }

const send = vi.fn((_body: unknown) => Promise.resolve())

function Probe() {
  const form = useApiForm<Values, unknown>({
    defaultValues: { name: '', code: '', note: '' },
    schema: Schema as z.ZodMiniType<unknown, Values>,
    codes: {},
    send,
  })
  return (
    <form {...form.formProps}>
      <Field {...form.text('name')} label="Name" />
      <OtpField {...form.value('code')} label="Code" />
      <TextArea {...form.text('note')} label="Note" />
      <p>{form.isValid ? 'valid' : 'not valid'}</p>
      <button type="submit">Send</button>
    </form>
  )
}

/** Sets a value as an extension does, whose scripts do not see React's setter on the element. */
function fillSilently(field: Element, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

async function open() {
  send.mockClear()
  const screen = await renderApp(<Probe />)
  const name = screen.getByRole('textbox', { name: 'Name' })
  const code = screen.getByRole('textbox', { name: 'Code' })
  return { screen, name, code, button: screen.getByRole('button', { name: 'Send' }) }
}

async function openFilled() {
  const opened = await open()
  fillSilently(opened.name.element(), 'abc')
  fillSilently(opened.code.element(), '12 34 56')
  fillSilently(opened.screen.getByRole('textbox', { name: 'Note' }).element(), 'two\nlines')
  return opened
}

const bodies = () => send.mock.calls.map(([body]) => body)

describe('syncAutofill', () => {
  it.each(['a press', 'Enter'])('has what the fields show sent, parsed by their own controls, by %s', async (way) => {
    const { name, code, button } = await openFilled()
    if (way === 'a press') await button.click()
    else {
      name.element().focus()
      await userEvent.keyboard('{Enter}')
    }
    await expect.poll(bodies).toEqual([{ name: 'abc', code: '123456', note: 'two\nlines' }])
    await expect.element(code).toHaveValue('123456')
  })

  it('replaces what was typed before', async () => {
    const { name, code, button } = await open()
    await name.fill('first')
    await code.fill('111111')
    fillSilently(name.element(), 'second')
    fillSilently(code.element(), '222222')
    await button.click()
    await expect.poll(bodies).toEqual([{ name: 'second', code: '222222', note: '' }])
  })

  it('has a button that waits for a valid form enabled when it is pressed', async () => {
    const { screen, button } = await openFilled()
    await expect.element(screen.getByText('not valid', { exact: true })).toBeVisible()
    button.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await expect.element(screen.getByText('valid', { exact: true })).toBeVisible()
  })
})
