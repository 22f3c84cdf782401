import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, type ApiErrorDetails, type ApiErrorKind } from '#src/api/api-error.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { renderApp } from '#tests/support/component/render.tsx'
import { FormError } from './form-error.tsx'
import { useApiForm } from './use-api-form.ts'

const Body = z.object({ name: z.string() })

function fail(kind: ApiErrorKind, details: ApiErrorDetails = {}): () => Promise<never> {
  return () => Promise.reject(new ApiError(kind, { method: 'POST', url: '/api/user/login', ...details }))
}

const refuse = fail('failure', { code: 2, msg: 'Closed for today' })

/** `onSend` hides the form, or opens something over it, before its request fails. */
function Probe({ request, onSend }: { request: () => Promise<unknown>; onSend?: () => void }) {
  const { mutateAsync } = useMutation({ mutationFn: request })
  const form = useApiForm({
    defaultValues: { name: '' },
    schema: Body,
    codes: {},
    send: async () => {
      onSend?.()
      await mutateAsync()
    },
  })
  return (
    <form {...form.formProps}>
      <FormError form={form}>Nothing was taken.</FormError>
      <div style={{ height: '200vh' }} />
      <button type="submit">Send</button>
    </form>
  )
}

function Page({ becomes }: { becomes: 'gone' | 'covered' }) {
  const [isSent, setSent] = useState(false)
  return (
    <>
      {!(isSent && becomes === 'gone') && <Probe request={refuse} onSend={() => setSent(true)} />}
      {isSent && becomes === 'covered' && <Dialog open title="Above" onClose={() => undefined} />}
    </>
  )
}

describe('FormError', () => {
  it('shows a refusal in view, and no toast', async () => {
    const { getByRole, stores } = await renderApp(<Probe request={refuse} />)
    await getByRole('button', { name: 'Send' }).click()
    await expect.element(getByRole('alert')).toHaveTextContent('Closed for todayNothing was taken.')
    await expect.element(getByRole('alert')).toBeInViewport()
    await expect.poll(() => stores.toasts.items).toEqual([])
  })

  it("shows an HTTP error as its toast would: the catalog's text, then the server's", async () => {
    const { getByRole } = await renderApp(<Probe request={fail('http', { status: 502, msg: 'Back at noon' })} />)
    await getByRole('button', { name: 'Send' }).click()
    await expect.element(getByRole('alert')).toMatchTextContent(/^Bad gateway!Back at noon/)
  })

  it.each(['gone', 'covered'] as const)('leaves the refusal of a form that is %s to the toast', async (becomes) => {
    const { getByRole, stores } = await renderApp(<Page becomes={becomes} />)
    await getByRole('button', { name: 'Send' }).click()
    const toasts = getByRole('status', { name: 'Notifications' })
    await expect.element(toasts).toMatchTextContent('Closed for today')
    expect(stores.toasts.items).toHaveLength(1)
  })

  it('shows no end of the session', async () => {
    const request = vi.fn(fail('failure', { code: 20_002, msg: 'Please log in again' }))
    const { getByRole } = await renderApp(<Probe request={request} />)
    await getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => request.mock.calls.length).toBe(1)
    await expect.element(getByRole('alert')).not.toBeInTheDocument()
  })
})
