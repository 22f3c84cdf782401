import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { Field } from '#src/ui/form/field.tsx'
import { renderApp } from '#tests/support/component/render.tsx'
import { useApiForm } from './use-api-form.ts'
import { useSaveDraft } from './use-save-draft.ts'

type Save = (values: { note: string }) => void

const Schema = z.object({ note: z.string() })

function Form({ save }: { save: Save }) {
  const form = useApiForm({
    defaultValues: { note: '' },
    schema: Schema,
    codes: {},
    send: () => {
      stop()
      return Promise.resolve()
    },
  })
  const stop = useSaveDraft(form.methods, save)
  return (
    <form {...form.formProps}>
      <Field {...form.text('note')} label="Note" />
      <button type="submit">Send</button>
    </form>
  )
}

function Probe({ save, isOpen = true }: { save: Save; isOpen?: boolean }) {
  return isOpen ? <Form save={save} /> : null
}

async function open() {
  const save = vi.fn<Save>()
  const screen = await renderApp(<Probe save={save} />)
  await screen.getByRole('textbox').click()
  return { save, screen }
}

describe('useSaveDraft', () => {
  it('saves once, after the last key', async () => {
    const { save } = await open()
    await userEvent.keyboard('abc')
    await expect.poll(() => save.mock.calls).toEqual([[{ note: 'abc' }]])
  })

  it('saves at once when the player leaves the page', async () => {
    const { save } = await open()
    await userEvent.keyboard('abc')
    window.dispatchEvent(new Event('pagehide'))
    expect(save.mock.lastCall).toEqual([{ note: 'abc' }])
  })

  it('saves at once when the form unmounts', async () => {
    const { save, screen } = await open()
    await userEvent.keyboard('abc')
    await screen.rerender(<Probe save={save} isOpen={false} />)
    expect(save.mock.lastCall).toEqual([{ note: 'abc' }])
  })

  it('saves nothing after a logout', async () => {
    const { save, screen } = await open()
    await userEvent.keyboard('a')
    await expect.poll(() => save.mock.calls.length).toBe(1)
    await userEvent.keyboard('b')
    screen.stores.session.signIn({ uid: 'U9' } as never)
    window.dispatchEvent(new Event('pagehide'))
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('saves nothing after it was stopped', async () => {
    const { save } = await open()
    await userEvent.keyboard('abc')
    await userEvent.keyboard('{Enter}')
    window.dispatchEvent(new Event('pagehide'))
    const calls = save.mock.calls.length
    await userEvent.keyboard('d')
    window.dispatchEvent(new Event('pagehide'))
    expect(save).toHaveBeenCalledTimes(calls)
  })
})
