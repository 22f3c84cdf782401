import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#src/ui/form/button.tsx'
import type { ToastLinkProps } from './toast.ts'
import { ToastList } from './toast-list.tsx'

const LOADING = { id: '1', tone: 'loading', text: 'Loading' } as const

describe('ToastList', () => {
  it('lets the player dismiss any toast but the one of a running request', async () => {
    const onDismiss = vi.fn<(id: string) => void>()
    const screen = await render(
      <ToastList
        dismissLabel="Dismiss"
        onDismiss={onDismiss}
        toasts={[
          LOADING,
          { id: '2', tone: 'danger', text: 'Service Unavailable!', detail: 'Back at noon' },
          { id: '3', tone: 'success', text: 'Processed Successfully' },
        ]}
      />,
    )
    expect(screen.getByRole('listitem').elements()).toHaveLength(3)
    await expect.element(screen.getByText('Back at noon')).toBeVisible()
    for (const button of screen.getByRole('button', { name: 'Dismiss' }).all()) await button.click()
    expect(onDismiss.mock.calls).toEqual([['2'], ['3']])
  })

  it('has a link that is reached by key before the button, and dismisses its toast', async () => {
    const onDismiss = vi.fn<(id: string) => void>()
    const renderLink = (props: ToastLinkProps) => (
      <a href="#letters" {...props}>
        Read it
      </a>
    )
    const screen = await render(
      <ToastList
        dismissLabel="Dismiss"
        onDismiss={onDismiss}
        toasts={[{ id: '1', tone: 'info', text: 'Your answer is here', renderLink }]}
      />,
    )
    const link = screen.getByRole('link', { name: 'Read it' })
    expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.keyboard('{Tab}')
    await expect.element(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onDismiss.mock.calls).toEqual([['1']])
  })

  it('leaves it to a busy button to show that a request runs', async () => {
    const toasts = <ToastList dismissLabel="Dismiss" onDismiss={() => undefined} toasts={[LOADING]} />
    const screen = await render(<>{toasts}</>)
    const loading = screen.getByRole('listitem')
    await expect.element(loading).toHaveStyle({ opacity: '1' })
    await screen.rerender(
      <>
        {toasts}
        <Button busy>Send</Button>
      </>,
    )
    await expect.element(loading).toHaveStyle({ opacity: '0' })
  })
})
