import { lantern } from '../art/lantern.ts'
import type { Language } from '../messages/language.ts'
import { CARD_CSS } from './card-css.ts'
import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { renderFlags, renderPageShell } from './page-shell.ts'

export interface MessagePage {
  title: string
  /** What the reader can do. */
  text: string
  lang: Language
  theme?: 'light' | 'dark' | 'auto'
  nonce?: string
}

/** A page with a single message: an expired link, an unknown address. */
export function renderMessagePage({ title, text, lang, theme = 'auto', nonce }: MessagePage): string {
  const mark = `<svg class="mark off" viewBox="-104 -104 208 208" aria-hidden="true">${lantern()}</svg>`
  return renderPageShell({
    title,
    lang,
    theme,
    css: CARD_CSS,
    body: `${renderFlags()}<main class="wrap"><div class="card">${mark}<h1>${escapeHtml(title)}</h1><p class="quiet">${escapeHtml(text)}</p></div></main>`,
    ...(nonce === undefined ? {} : { nonce }),
  })
}
