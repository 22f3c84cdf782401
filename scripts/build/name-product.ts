import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { DEFAULT_PRODUCT_NAME, listNames } from '../../src/lib/product-names.ts'
import { inRoot } from '../root.ts'
import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'

/**
 * Puts the operator's product name (`VITE_PRODUCT_NAME`) into `index.html`: title, first paint, and the boot script,
 * whose storage keys begin with that name, or with a former one (`VITE_FORMER_PRODUCT_NAMES`). Emits the offline page with
 * it: a page of its own, without the app's bundle.
 */
export function nameProduct(): Plugin {
  let name = DEFAULT_PRODUCT_NAME
  let former: string[] = []
  const named = (html: string) =>
    html
      .replaceAll(DEFAULT_PRODUCT_NAME, () => escapeHtml(name))
      .replace(/ data-product="[^"]*"/, (tag) =>
        former.length === 0 ? tag : `${tag} data-former="${escapeHtml(JSON.stringify(former))}"`,
      )
  return {
    name: 'name-product',
    configResolved({ env }) {
      name = String(env['VITE_PRODUCT_NAME'] ?? '') || DEFAULT_PRODUCT_NAME
      former = listNames(String(env['VITE_FORMER_PRODUCT_NAMES'] ?? ''))
    },
    transformIndexHtml: { order: 'pre', handler: named },
    generateBundle() {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      emit('offline.html', named(readOfflinePage()))
      emit('offline.css', readOfflineStyles())
    },
  }
}

/** The offline page with its picture, under the default name. */
export const readOfflinePage = () => read('src/offline/offline.html').replace('<!-- art.svg#offline -->', readPicture)

/** The styles of the offline page, with all that they use. */
export const readOfflineStyles = () =>
  `${read('src/ui/tokens.css')}\n${read('src/offline/offline.css').replace(BUNTING, readBunting)}`

const BUNTING = '../ui/brand/bunting.svg'

const readBunting = () => `data:image/svg+xml,${encodeURIComponent(read('src/ui/brand/bunting.svg').trim())}`

/** The picture of a lost connection. The offline page has no file beside it that could hold it. */
function readPicture(): string {
  const picture = /<symbol id="offline"[^>]*>(.*)<\/symbol>/.exec(read('src/ui/brand/art.svg'))?.[1]
  if (picture === undefined) throw new Error('src/ui/brand/art.svg has no symbol "offline"')
  return picture
}

const read = (path: string) => readFileSync(inRoot(path), 'utf8')
