import type { Plugin } from 'vite'

/** The name as `index.html` has it. */
const OURS = 'Tumpak'

/**
 * Puts the name that the operator builds with (`VITE_PRODUCT_NAME`) into `index.html`: title, first picture and the
 * script before first paint, which finds theme and language under keys that begin with that name.
 */
export function nameProduct(): Plugin {
  let name = OURS
  return {
    name: 'name-product',
    configResolved({ env }) {
      name = String(env['VITE_PRODUCT_NAME'] ?? '') || OURS
    },
    transformIndexHtml: { order: 'pre', handler: (html) => html.replaceAll(OURS, () => escapeHtml(name)) },
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
