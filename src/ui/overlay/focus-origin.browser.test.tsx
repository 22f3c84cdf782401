// @module-tag full
import { type ReactElement, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '#src/ui/form/button.tsx'
import { Dialog } from './dialog.tsx'

interface RewardsProps {
  /** When the claim button goes: with the popup, or after it. */
  readonly goes: 'during' | 'after' | 'never'
  /** What stands in its place then. */
  readonly instead?: ReactElement
  readonly popups?: number
}

/** A claim whose popups follow one another, as those of the socket do, and whose button is gone at some time. */
function Rewards({ goes, instead = <p>Claimed</p>, popups = 1 }: RewardsProps): ReactElement {
  const [shown, setShown] = useState(0)
  const [isClaimed, setClaimed] = useState(false)
  function claim(): void {
    setShown(1)
    if (goes === 'during') setTimeout(() => setClaimed(true))
  }
  function next(): void {
    setShown(shown === popups ? 0 : shown + 1)
    if (goes === 'after' && shown === popups) setTimeout(() => setClaimed(true), 50)
  }
  return (
    <main id="main" tabIndex={-1}>
      <a href="#top">Top</a>
      <section>
        {/* Closed dialogs come and go beside what they belong to, and are no place. */}
        <dialog />
        {isClaimed ? instead : <Button onClick={claim}>Claim</Button>}
      </section>
      {shown > 0 && (
        <Dialog
          key={shown}
          open
          onClose={next}
          title={`Reward ${String(shown)}`}
          actions={<Button onClick={next}>Great!</Button>}
        />
      )}
    </main>
  )
}

async function claimAll(props: RewardsProps) {
  const screen = await render(<Rewards {...props} />)
  await screen.getByRole('button', { name: 'Claim' }).click()
  for (let number = 1; number <= (props.popups ?? 1); number += 1) {
    const dialog = screen.getByRole('dialog', { name: `Reward ${String(number)}` })
    await expect.element(dialog.getByRole('heading')).toHaveFocus()
    await expect
      .poll(() => screen.getByText('Claim', { exact: true }).elements().length)
      .toBe(props.goes === 'during' ? 0 : 1)
    await dialog.getByRole('button', { name: 'Great!' }).click()
  }
  return screen
}

describe('the focus after dialogs', () => {
  it.each([1, 3])('returns to the button that opened %d of them', async (popups) => {
    const screen = await claimAll({ goes: 'never', popups })
    await expect.element(screen.getByRole('button', { name: 'Claim' })).toHaveFocus()
  })

  it.each(['during', 'after'] as const)('goes to main if the button goes %s', async (goes) => {
    for (const popups of [1, 2]) {
      const screen = await claimAll({ goes, popups })
      await expect.element(screen.getByText('Claimed')).toBeVisible()
      await expect.element(screen.getByRole('main')).toHaveFocus()
      await screen.unmount()
    }
  })

  it.each(['during', 'after'] as const)('goes to the button that replaces it %s', async (goes) => {
    const screen = await claimAll({ goes, popups: 2, instead: <a href="#spin">Spin</a> })
    await expect.element(screen.getByRole('link', { name: 'Spin' })).toHaveFocus()
  })

  it('returns to the button if the lower of two dialogs closes first', async () => {
    function Two(): ReactElement {
      const [open, setOpen] = useState<readonly string[]>([])
      const close = (name: string) => setOpen((names) => names.filter((one) => one !== name))
      return (
        <main id="main" tabIndex={-1}>
          <Button onClick={() => setOpen(['Lower'])}>Claim</Button>
          {open.includes('Lower') && (
            <Dialog
              open
              onClose={() => close('Lower')}
              title="Lower"
              actions={<Button onClick={() => setOpen(['Lower', 'Upper'])}>More</Button>}
            />
          )}
          {open.includes('Upper') && (
            <Dialog
              open
              onClose={() => close('Upper')}
              title="Upper"
              actions={<Button onClick={() => close(open[0] ?? '')}>Next</Button>}
            />
          )}
        </main>
      )
    }
    const screen = await render(<Two />)
    await screen.getByRole('button', { name: 'Claim' }).click()
    await screen.getByRole('button', { name: 'More' }).click()
    const upper = screen.getByRole('dialog', { name: 'Upper' })
    await upper.getByRole('button', { name: 'Next' }).click()
    await upper.getByRole('button', { name: 'Next' }).click()
    await expect.element(screen.getByRole('button', { name: 'Claim' })).toHaveFocus()
  })

  it('goes to main if a dialog opened without focus anywhere, as by the socket', async () => {
    function Pushed(): ReactElement {
      const [isOpen, setOpen] = useState(true)
      return (
        <main id="main" tabIndex={-1}>
          <Dialog
            open={isOpen}
            onClose={() => setOpen(false)}
            title="Reward"
            actions={<Button onClick={() => setOpen(false)}>Great!</Button>}
          />
        </main>
      )
    }
    const screen = await render(
      <>
        <a href="#main">Skip to content</a>
        <Pushed />
      </>,
    )
    await screen.getByRole('button', { name: 'Great!' }).click()
    await expect.element(screen.getByRole('main')).toHaveFocus()
  })
})
