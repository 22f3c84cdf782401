import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { axeViolations } from '#tests/support/component/axe.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

describe('Button', () => {
  it('submits no form unless it is a submit button', async () => {
    const screen = await render(
      <>
        <Button>Go</Button>
        <Button type="submit">Send</Button>
      </>,
    )
    await expect.element(screen.getByRole('button', { name: 'Go' })).toHaveAttribute('type', 'button')
    await expect.element(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit')
  })

  it('looks secondary while it is quiet, and can still be pressed', async () => {
    const onClick = vi.fn<() => void>()
    const screen = await render(
      <>
        <Button>Back</Button>
        <Button variant="primary" quiet onClick={onClick}>
          Deposit
        </Button>
      </>,
    )
    const [back, deposit] = screen.getByRole('button').elements()
    const getLook = (button: Element | undefined) => button && getComputedStyle(button).backgroundColor
    expect(getLook(deposit)).toBe(getLook(back))
    await screen.getByRole('button', { name: 'Deposit' }).click()
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('keeps its label while busy, sets aria-busy, and stays focusable', async () => {
    const screen = await render(<Button>Deposit</Button>)
    const button = screen.getByRole('button', { name: 'Deposit' })
    await expect.element(button).not.toHaveAttribute('aria-busy')
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    await screen.rerender(<Button busy>Deposit</Button>)
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    button.element().focus()
    await expect.element(button).toHaveFocus()
    expect(await axeViolations(screen.container)).toEqual([])
  })

  it('keeps its label in sight and in place while busy, if it is as wide as its place', async () => {
    const screen = await render(<Button fullWidth>Deposit ₱500.00</Button>)
    const label = screen.getByText('Deposit ₱500.00')
    const before = label.element().getBoundingClientRect()
    await screen.rerender(
      <Button fullWidth busy>
        Deposit ₱500.00
      </Button>,
    )
    const button = screen.getByRole('button')
    expect(button.element().querySelectorAll('svg')).toHaveLength(1)
    expect(getComputedStyle(label.element().parentElement ?? document.body).opacity).toBe('1')
    expect(label.element().getBoundingClientRect()).toEqual(before)
  })

  it('shows its busy label beside the spinner', async () => {
    const screen = await render(
      <Button busy busyLabel="Checking…">
        Check now
      </Button>,
    )
    const label = screen.getByText('Checking…')
    await expect.element(label).toBeVisible()
    expect(getComputedStyle(label.element()).opacity).toBe('1')
    await screen.rerender(<Button busyLabel="Checking…">Check now</Button>)
    await expect.element(screen.getByRole('button', { name: 'Check now' })).toBeVisible()
  })
})

describe('IconButton', () => {
  it('has an accessible name without visible text', async () => {
    const screen = await render(<IconButton icon="menu" label="Menu" />)
    await expect.element(screen.getByRole('button', { name: 'Menu' })).toBeVisible()
  })
})
