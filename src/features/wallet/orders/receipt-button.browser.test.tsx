import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '#src/i18n/languages.ts'
import type { FileOutcome } from '#src/platform/save-file.ts'
import { sharePicture } from '#src/platform/share-picture.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { OpenReceipt } from './receipt-button.tsx'

vi.mock('#src/platform/share-picture.ts', { spy: true })

beforeEach(async () => void (await createSandbox()))
afterEach(() => vi.mocked(sharePicture).mockReset())

/** Presses the receipt's button; returns the page. */
async function share(outcome: FileOutcome, language: Language = 'en-US') {
  vi.mocked(sharePicture).mockResolvedValue(outcome)
  const receipt = <OpenReceipt orderNo="D202611280001" title="Deposit with GCash" amount="₱500.00" rows={[]} />
  const screen = await renderApp(receipt, { texts: ['wallet'], language })
  await screen.getByRole('button').first().click()
  await expect.poll(() => vi.mocked(sharePicture).mock.calls.length).toBe(1)
  await expect.element(screen.getByRole('button').first()).not.toHaveAttribute('aria-busy')
  return screen
}

describe('OpenReceipt', () => {
  it.each([
    ['downloading', 'en-US', 'Your browser is downloading the receipt.'],
    ['downloading', 'vi-VN', 'Trình duyệt đang tải biên nhận xuống.'],
    ['failed', 'en-US', "The receipt couldn't be shared. Try again, or take a screenshot of it."],
    ['failed', 'vi-VN', 'Chưa chia sẻ được biên nhận. Hãy thử lại hoặc chụp màn hình biên nhận.'],
  ] as const)('%s (%s): says so', async (outcome, language, text) => {
    const screen = await share(outcome, language)
    await expect.element(screen.getByText(text)).toBeVisible()
  })

  it.each(['shared', 'cancelled'] as const)('%s: says nothing', async (outcome) => {
    const screen = await share(outcome)
    expect(screen.stores.toasts.items).toEqual([])
  })
})
