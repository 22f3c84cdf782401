import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { nextFiles, preloadNext } from './preload-next.ts'

interface Part {
  readonly name?: string
  readonly imports?: string[]
  readonly css?: string[]
  readonly modules?: string[]
  readonly isEntry?: boolean
}

function chunk(fileName: string, { name = fileName, imports = [], css = [], modules = [], isEntry = false }: Part) {
  const viteMetadata = { importedCss: new Set(css) }
  return { type: 'chunk', fileName, name, imports, moduleIds: modules, isEntry, viteMetadata } as Rolldown.OutputChunk
}

const OUTPUT = [
  chunk('index.js', { isEntry: true, imports: ['runtime.js'], css: ['index.css'] }),
  chunk('runtime.js', {}),
  chunk('shared.js', { imports: ['index.js'], css: ['shared.css'] }),
  chunk('en.js', { name: 'en-US', modules: ['/app/src/i18n/locales/en-US/common.json'] }),
  chunk('wallet-texts.js', { name: 'wallet', modules: ['/app/src/i18n/locales/en-US/wallet.json'] }),
  chunk('recharge.js', {
    imports: ['index.js', 'shared.js'],
    css: ['recharge.css'],
    modules: ['/app/src/routes/_shell/finance/recharge.tsx?tsr-split=loader---component'],
  }),
  chunk('search.js', { modules: ['/app/src/routes/_shell/game.search.index.tsx?tsr-split=component'] }),
  chunk('gift.js', { modules: ['/app/src/routes/_shell/returnGift.$sn.tsx?tsr-split=component'] }),
]

test('knows the first texts of each language, and what a page loads beyond the entry', () => {
  expect(nextFiles(OUTPUT)).toEqual({
    texts: { 'en-US': ['/en.js'] },
    pages: {
      '/finance/recharge': ['/recharge.js', '/recharge.css', '/shared.js', '/shared.css'],
      '/game/search': ['/search.js'],
    },
  })
})

test('writes them into the tag of the boot script', () => {
  const { handler } = preloadNext().transformIndexHtml as unknown as {
    handler: (html: string, context: object) => string
  }
  const html = handler('<script src="/boot.js" data-product="Tumpak"></script>', { bundle: { texts: OUTPUT[3] } })
  expect(html).toBe(
    '<script src="/boot.js" data-next="{&quot;texts&quot;:{&quot;en-US&quot;:[&quot;/en.js&quot;]},&quot;pages&quot;:{}}" data-product="Tumpak"></script>',
  )
})
