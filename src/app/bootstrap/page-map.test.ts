import { expect, it } from 'vitest'
import { choosePageFiles, type PageMap } from './page-map.ts'

const LIST: PageMap = {
  files: ['en.js', 'vi.js', 'wallet.js', 'ui.js', 'styles.css', 'gift.js'],
  texts: { 'en-US': { wallet: 0, records: 0 }, 'vi-VN': { wallet: 1, records: 1 } },
  pages: { '/wallet': [2, 3, 4, 'wallet', 'records'], '/returnGift/$': [5, 3] },
  early: {},
}

it.each([
  ['/wallet', 'en-US', ['wallet.js', 'ui.js', 'styles.css', 'en.js']],
  ['/wallet/', 'vi-VN', ['wallet.js', 'ui.js', 'styles.css', 'vi.js']],
  ['/wallet', 'fr-FR', ['wallet.js', 'ui.js', 'styles.css']],
  ['/returnGift/RG-1', 'en-US', ['gift.js', 'ui.js']],
  ['/returnGift', 'en-US', []],
  ['/game', 'en-US', []],
  ['/', 'en-US', []],
  ['/__proto__', 'en-US', []],
])('choosePageFiles: %s in %s', (path, language, files) => {
  expect(choosePageFiles(LIST, path, language)).toEqual(files)
})
