import { useLayoutEffect, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { activate, press } from '#tests/support/component/input.ts'
import { renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Overlays } from './overlays.tsx'

let screen: RenderedApp
beforeEach(async () => {
  screen = await renderApp(<Overlays />)
})

const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => screen.getByRole('dialog')

/** Opens an overlay by its button and the keyboard. */
const open = (name: string) => activate(button(name))

describe.each([
  ['Dialog', 'Open a dialog'],
  ['BottomSheet', 'Open a sheet'],
  ['Drawer', 'Open the start drawer'],
  ['Drawer', 'Open the end drawer'],
  ['Popover', 'Open the popover'],
])('%s (%s)', (_part, name) => {
  it('traps the focus, and restores it on Esc', async () => {
    await open(name)
    await expect.element(dialog()).toBeVisible()
    for (let stop = 0; stop < 8; stop++) {
      const { activeElement } = document
      // Between the last and the first stop the browser's own UI has the focus.
      expect(activeElement === document.body || activeElement?.closest('dialog')).toBeTruthy()
      await press('Tab')
    }
    await press('Escape')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button(name)).toHaveFocus()
  })
})

describe('Dialog', () => {
  it('opens without reading sizes, and keeps the room of the scroll bar', async () => {
    // On a page that is not laid out yet, each read would cost a layout of its own.
    const reads = [vi.spyOn(Element.prototype, 'clientWidth', 'get'), vi.spyOn(window, 'innerWidth', 'get')]
    await open('Open a dialog')
    await expect.element(dialog()).toBeVisible()
    expect(reads.flatMap(({ mock }) => mock.calls)).toEqual([])
    const root = getComputedStyle(document.documentElement)
    expect([root.overflowY, root.getPropertyValue('scrollbar-gutter')]).toEqual(['hidden', 'stable'])
  })

  it('is open before its page is laid out for the first time', async () => {
    const open: unknown[] = []
    function Page() {
      useLayoutEffect(() => void open.push(document.querySelector('dialog')?.open), [])
      return <Dialog open title="Invented" onClose={() => undefined} />
    }
    await renderApp(<Page />)
    expect(open).toEqual([true])
  })

  it('leaves the focus in the page if the button that opened it is gone', async () => {
    function Page() {
      const [step, setStep] = useState<'claim' | 'popup' | 'done'>('claim')
      return (
        <main id="main" tabIndex={-1}>
          {step !== 'done' && <button onClick={() => setStep('popup')}>Claim</button>}
          <Dialog open={step === 'popup'} title="Invented" onClose={() => setStep('done')} />
        </main>
      )
    }
    const page = await renderApp(<Page />)
    await activate(page.getByRole('button', { name: 'Claim' }))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await press('Escape')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  it('closes by key', async () => {
    await open('Open a dialog')
    await expect.element(screen.getByRole('heading', { name: /Withdraw the whole/ })).toHaveFocus()
    await press('Tab')
    await expect.element(dialog().getByRole('button', { name: 'Close' })).toHaveFocus()
    await press('Enter')
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('does not close by Esc if it requires a choice', async () => {
    await open('Open a question')
    const question = screen.getByRole('alertdialog', { name: 'Are you 21?' })
    await expect.element(question).toHaveAccessibleDescription(/deposit is being checked/)
    await press('Escape', 'Escape')
    await expect.element(question).toBeVisible()
    await press('Tab', 'Enter')
    await expect.element(question).not.toBeInTheDocument()
  })
})

describe('BottomSheet', () => {
  it('focuses the marked field', async () => {
    await open('Open a sheet')
    await expect.element(screen.getByLabelText('Account name')).toHaveFocus()
  })

  it('stays above an on-screen keyboard', async () => {
    await open('Open a sheet')
    const seen = visualViewport
    if (!seen) throw new Error('No visual viewport')
    Object.defineProperty(seen, 'height', { value: window.innerHeight - 300, configurable: true })
    seen.dispatchEvent(new Event('resize'))
    // Wait for its animation.
    await expect
      .poll(() => dialog().getByRole('button', { name: 'Bind' }).element().getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(window.innerHeight - 300)
    // Restores the browser's own property.
    Reflect.deleteProperty(seen, 'height')
  })
})
