import { bunting } from '../art/bunting.ts'
import type { Language } from '../messages/language.ts'
import { escapeHtml, jsonForScript } from '@tumpak/contract-kit/escape-html.ts'

const DARK = `color-scheme:only dark;--ground:#12102b;--surface:#1c1940;--raised:#28245a;--line:#3a3572;--ink:#f7f4ea;--quiet:#b4afd6;--mango:#ffb52e;--on-mango:#1b1206;--jade:#2fd6a3;--gumamela:#ff7a99;--sky:#5cb8ff;--danger-ground:#3d1434;--good-ground:#0f3a3d;`
const LIGHT = `color-scheme:only light;--ground:#fbf8f1;--surface:#ffffff;--raised:#f3eee2;--line:#ddd5c2;--ink:#1b1838;--quiet:#5d587c;--mango:#ffb52e;--on-mango:#1b1206;--jade:#07704f;--gumamela:#c4184c;--sky:#1460b3;--danger-ground:#fde8ee;--good-ground:#e2f5ec;`

/** The brand's tokens and the shared styles of all mock pages; faces, pills and keys are those of the app. */
const BASE_CSS = `
body{${LIGHT}}
body.theme-dark{${DARK}}
@media(prefers-color-scheme:dark){body.theme-auto{${DARK}}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;min-height:100dvh;background:var(--ground);color:var(--ink);font:16px/1.5 Roboto,system-ui,-apple-system,"Segoe UI","Noto Sans","Helvetica Neue",Arial,sans-serif}
h1,h2,h3,p{margin:0}
button,input,select,textarea{font:inherit;color:inherit}
button,.button{min-height:44px;padding:0 16px;border:1px solid var(--line);border-radius:99px;background:var(--raised);color:var(--ink);font-weight:600;cursor:pointer}
button:hover{border-color:var(--quiet)}
button:disabled{opacity:.55;cursor:not-allowed}
button.primary,.button.primary{background:linear-gradient(#ffd06e,var(--mango));border-color:transparent;box-shadow:0 3px 0 #c98500;color:var(--on-mango);font-weight:700}
button.primary:active:not(:disabled),.button.primary:active{transform:translateY(2px);box-shadow:0 1px 0 #c98500}
button.primary:hover,.button.primary:hover{filter:brightness(1.06)}
:focus-visible{outline:3px solid var(--sky);outline-offset:2px}
[hidden]{display:none!important}
.num{font-variant-numeric:tabular-nums}
.quiet{color:var(--quiet)}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.flags{display:block;width:100%;height:34px}
@media(prefers-reduced-motion:reduce){*,*::before,*::after{animation:none!important;transition:none!important}}
`

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
