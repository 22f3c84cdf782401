import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { nameProduct } from './name-product.ts'

type Hooks = {
  configResolved: (config: { env: Record<string, unknown> }) => void
  transformIndexHtml: { handler: (html: string) => string }
  generateBundle: (this: { emitFile: (file: { fileName: string; source: string }) => void }) => void
}

async function page(env: Record<string, unknown>): Promise<string> {
  const { configResolved, transformIndexHtml } = nameProduct() as unknown as Hooks
  configResolved({ env })
  return transformIndexHtml.handler(await readFile('index.html', 'utf8'))
}

test('replaces the product name everywhere, the boot script included', async () => {
  const html = await page({ VITE_PRODUCT_NAME: 'Maya & "Sol"' })
  expect(html).toContain('<title>Maya &amp; &quot;Sol&quot;</title>')
  expect(html).toContain('data-product="Maya &amp; &quot;Sol&quot;"')
  expect(html).toContain('alt="Maya &amp; &quot;Sol&quot;"')
  expect(html).not.toContain('Tumpak')
})

test('names the former names to the boot script alone', async () => {
  const html = await page({ VITE_PRODUCT_NAME: 'Fiesta', VITE_FORMER_PRODUCT_NAMES: 'Tumpak, "Sol"' })
  expect(html).toContain('data-product="Fiesta" data-former="[&quot;Tumpak&quot;,&quot;\\&quot;Sol\\&quot;&quot;]"')
  expect(html.match(/Tumpak/g)).toHaveLength(1)
})

test.each([{}, { VITE_PRODUCT_NAME: '' }])('keeps the page without an operator name', async (env) => {
  expect(await page(env)).toBe(await readFile('index.html', 'utf8'))
})

test('names the product in the offline page and its title', () => {
  const emitted = new Map<string, string>()
  const { configResolved, generateBundle } = nameProduct() as unknown as Hooks
  configResolved({ env: { VITE_PRODUCT_NAME: 'Maya', VITE_FORMER_PRODUCT_NAMES: 'Sol' } })
  generateBundle.call({ emitFile: ({ fileName, source }) => emitted.set(fileName, source) })
  expect(emitted.get('offline.html')).toContain('data-product="Maya" data-former="[&quot;Sol&quot;]"')
  expect(emitted.get('offline.html')).not.toContain('Tumpak')
})

test('puts the drawings into the offline page, which has no other files', () => {
  const emitted = new Map<string, string>()
  const { configResolved, generateBundle } = nameProduct() as unknown as Hooks
  configResolved({ env: {} })
  generateBundle.call({ emitFile: ({ fileName, source }) => emitted.set(fileName, source) })
  expect(emitted.get('offline.html')).toMatch(/<svg class="picture"[^>]*><circle/)
  expect(emitted.get('offline.css')).toContain("url('data:image/svg+xml,%3Csvg")
  expect(emitted.get('offline.css')).not.toContain('.svg')
})
