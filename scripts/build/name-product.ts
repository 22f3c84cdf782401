import type { Plugin } from 'vite'

/** The name in `index.html`. */
const OURS = 'Tumpak'

/**
 * Puts the operator's product name (`VITE_PRODUCT_NAME`) into `index.html`: title, first paint, and the boot script,
 * whose storage keys begin with that name.
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
