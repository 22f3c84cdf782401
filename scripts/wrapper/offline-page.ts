import { readFileSync } from 'node:fs'
import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { DEFAULT_PRODUCT_NAME } from '../../src/lib/product-names.ts'
import { readOfflinePage, readOfflineStyles } from '../build/name-product.ts'
import { inRoot } from '../root.ts'
import type { Settings } from './settings.ts'

/**
 * The app's offline page as one file that ships inside the wrapper (`errorPath`). It has another origin than the site, so
 * it knows neither the player's language nor the theme: it follows the device's language, is dark as the splash before
 * it, under a status bar with light icons, and opens the site again.
 */
export function toOfflinePage({ site, name }: Settings): string {
  const mark = readFileSync(inRoot('public/favicon.svg')).toString('base64')
  return readOfflinePage()
    .replace(/^ *<script .*<\/script>\n/gm, '')
    .replace(/^ *<!-- boot\.js .*-->\n/m, '')
    .replace(/^ *<link rel="icon".*\n/m, '')
    .replace(/^ *<link rel="stylesheet".*\n/m, () => `    <style>\n${readOfflineStyles()}</style>\n`)
    .replaceAll('"/favicon.svg"', `"data:image/svg+xml;base64,${mark}"`)
    .replace('content="#ffffff"', 'content="#221e50"')
    .replace('<body class="theme-light">', '<body class="theme-dark">')
    .replaceAll('href=""', `href="${site}/"`)
    .replaceAll(DEFAULT_PRODUCT_NAME, () => escapeHtml(name))
    .replace('</body>', () => `  <script>\n${toScript(site)}    </script>\n  </body>`)
}

/**
 * Opens the site as soon as it can be reached. The pause grows over the loads of this page: a server that is up and
 * refuses brings the page back at once.
 */
const toScript = (site: string) => `(function () {
  'use strict'
  var site = '${site}/'
  var PAUSE_MS = 5000
  var MAX_PAUSE_MS = 30000

  var pages = document.querySelectorAll('main')
  for (var i = 0; i < pages.length; i += 1) {
    var language = pages[i].lang
    if (language.split('-')[0] === navigator.language.split('-')[0]) document.documentElement.lang = language
  }

  function open() {
    location.replace(site)
  }
  function wait() {
    var pause = Math.min(Number(sessionStorage.getItem('pause')) + PAUSE_MS, MAX_PAUSE_MS)
    sessionStorage.setItem('pause', String(pause))
    setTimeout(function () {
      fetch(site, { method: 'HEAD', mode: 'no-cors', cache: 'no-store' }).then(open, wait)
    }, pause)
  }
  addEventListener('online', open)
  wait()
})()
`
