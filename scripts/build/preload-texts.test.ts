import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { preloadTexts } from './preload-texts.ts'

const chunk = (fileName: string, name: string, moduleIds: string[]) =>
  ({ type: 'chunk', fileName, name, moduleIds }) as Rolldown.OutputChunk

const BUNDLE = {
  entry: chunk('index.js', 'index', ['/app/src/app/bootstrap/main.tsx']),
  first: chunk('assets/vi.js', 'vi-VN', ['/app/src/i18n/locales/vi-VN/common.json']),
  wallet: chunk('assets/wallet.js', 'wallet', ['/app/src/i18n/locales/vi-VN/wallet.json']),
}

test('writes the file of the first texts into the tag of the boot script', () => {
  const { handler } = preloadTexts().transformIndexHtml as unknown as {
    handler: (html: string, context: object) => string
  }
  const html = handler('<script src="/boot.js" data-product="Tumpak"></script>', { bundle: BUNDLE })
  expect(html).toBe(
    '<script src="/boot.js" data-texts="{&quot;vi-VN&quot;:&quot;/assets/vi.js&quot;}" data-product="Tumpak"></script>',
  )
})
