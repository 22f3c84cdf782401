import { beforeEach, describe, expect, it } from 'vitest'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { SharePopup } from './share-popup.tsx'

let sandbox: MockSandbox
beforeEach(async () => {
  sandbox = await createSandbox()
})

/** The sheet of a player whose invitation link is `link`. */
async function openShare(link?: unknown) {
  if (link !== undefined)
    await sandbox.injectFault('getShare', { kind: 'replace', changes: { '': link } }, { times: 9 })
  return renderApp(<SharePopup onClose={() => undefined} />, { texts: ['overlays'], username: 'ratified' })
}

describe('SharePopup', () => {
  it('shows the link, its code, and a button that copies it', async () => {
    const screen = await openShare()
    await expect.element(screen.getByRole('textbox', { name: 'Your link' })).toBeVisible()
    await expect.element(screen.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Copy link' })).toBeVisible()
  })

  it.each(['javascript:alert(1)', 'https://tumpak.example@evil.example/', 'data:text/html,x', 'http://evil.example/'])(
    'offers no link, code or copy of %s, and a retry',
    async (link) => {
      const screen = await openShare(link)
      await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
      expect(screen.getByRole('img').elements()).toHaveLength(0)
      expect(screen.getByRole('textbox').elements()).toHaveLength(0)
      expect(screen.getByRole('button', { name: 'Copy link' }).elements()).toHaveLength(0)
    },
  )

  it('shows a link that is too long for a code without one', async () => {
    const screen = await openShare(`https://tumpak.example/${'ñ'.repeat(2000)}`)
    await expect.element(screen.getByRole('textbox', { name: 'Your link' })).toBeVisible()
    expect(screen.getByRole('img').elements()).toHaveLength(0)
  })
})
