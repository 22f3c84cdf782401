import { bunting } from '../art/bunting.ts'
import type { Language } from '../messages/language.ts'
import { BASE_CSS } from './base-css.ts'
import { escapeHtml, jsonForScript } from '@tumpak/contract-kit/escape-html.ts'

export interface PageShell {
  title: string
  lang: Language
  /** `auto` follows the device. */
  theme: 'light' | 'dark' | 'auto'
  css: string
  /** HTML, already escaped. */
  body: string
  /** Runs at the end of the body and reads its data by `readPageData`; the code comes from `pageScript`. */
  script?: { code: string; data: unknown }
  /** For a content security policy that allows inline style and script by nonce. */
  nonce?: string
}

/** A whole HTML page in one file; only its script makes further requests. */
export function renderPageShell({ title, lang, theme, css, body, script, nonce }: PageShell): string {
  const mark = nonce === undefined ? '' : ` nonce="${escapeHtml(nonce)}"`
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style${mark}>${BASE_CSS}${css}</style>
</head>
<body class="theme-${theme}">
${body}
${script === undefined ? '' : renderScript(script, mark)}
</body>
</html>
`
}

function renderScript({ code, data }: NonNullable<PageShell['script']>, mark: string): string {
  return `<script type="application/json" id="page-data">${jsonForScript(data)}</script>
<script${mark}>${code}</script>`
}

/** The product's ornament at the top of a page. */
export function renderFlags(): string {
  const colors = ['#ffb52e', '#ff4f79', '#2fd6a3', '#5cb8ff']
  return `<svg class="flags" viewBox="0 0 720 34" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${[0, 1, 2].map((i) => bunting({ x1: i * 240, y1: 1, x2: (i + 1) * 240, y2: 1, sag: 9, flags: 12, size: 13, colors, cord: '#8a84b8' })).join('')}</svg>`
}
