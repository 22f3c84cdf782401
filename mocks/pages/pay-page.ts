import type { Language } from '../messages/language.ts'
import { CARD_CSS } from './card-css.ts'
import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import type { PayPageData } from './page-data.ts'
import { pageScript } from './page-scripts.ts'
import { renderFlags, renderPageShell } from './page-shell.ts'
import { PAY_PAGE_TEXTS } from './pay-page-texts.ts'

export interface PayPage {
  methodName: string
  /** Pesos. */
  amount: number
  orderNo: string
  /** The key of the page's requests. */
  payKey: string
  /** To which the page posts `close` in a frame, and leads back in a tab. */
  appOrigin: string
  lang: Language
  /** RFC 3339 with offset. */
  expiresAt: string
  theme?: 'light' | 'dark' | 'auto'
  nonce?: string
}

const MARK_PAID =
  '<svg class="mark" id="mark-paid" viewBox="0 0 88 88" hidden aria-hidden="true"><circle cx="44" cy="44" r="40" fill="#0a8a64"/><path d="M26 45l12 13 25-27" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/></svg>'
const MARK_CANCELLED =
  '<svg class="mark" id="mark-cancelled" viewBox="0 0 88 88" hidden aria-hidden="true"><circle cx="44" cy="44" r="36" fill="none" stroke="#8a84b8" stroke-width="8"/><path d="M28 44h32" fill="none" stroke="#8a84b8" stroke-width="8" stroke-linecap="round"/></svg>'

/**
 * The demo wallet of a deposit: confirms or cancels by `POST /demo/pay/{confirm|cancel} {payKey}`. It shows no wallet's
 * brand and asks for no account.
 */
export async function renderPayPage({
  methodName,
  amount,
  orderNo,
  payKey,
  appOrigin,
  lang,
  expiresAt,
  theme = 'auto',
  nonce,
}: PayPage): Promise<string> {
  const texts = PAY_PAGE_TEXTS[lang]
  const text = (key: keyof typeof texts): string => escapeHtml(texts[key])
  const sum = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)
  const until = new Date(expiresAt)
  const time = Number.isNaN(until.getTime())
    ? expiresAt
    : new Intl.DateTimeFormat(lang, { timeZone: 'Asia/Manila', dateStyle: 'medium', timeStyle: 'short' }).format(until)
  const back = `${appOrigin}/finance/return?order=${encodeURIComponent(orderNo)}`
  const body = `${renderFlags()}
<main class="wrap"><div class="card">
<span class="badge">${text('demo')}</span>
<section id="ask">
<h1>${escapeHtml(texts.payTo.replace('{method}', methodName))}</h1>
<p class="sum">${text('amount')}</p>
<p class="big num"><span aria-hidden="true">₱</span>${sum}</p>
<dl class="facts"><div><dt>${text('order')}</dt><dd class="num">${escapeHtml(orderNo)}</dd></div><div><dt>${text('until')}</dt><dd>${escapeHtml(texts.timeNote.replace('{time}', time))}</dd></div></dl>
<p class="error" id="error" role="alert" hidden></p>
<div class="actions" id="actions"><button type="button" class="primary" id="confirm">${text('confirm')}</button><button type="button" class="plain" id="cancel">${text('cancel')}</button></div>
<p class="quiet" id="working" role="status"></p>
</section>
<section id="done" hidden>
${MARK_PAID}${MARK_CANCELLED}
<h1 id="done-title" tabindex="-1"></h1>
<p id="done-text"></p>
<p class="big num" id="done-sum"><span aria-hidden="true">₱</span>${sum}</p>
<p class="quiet" id="done-how"></p>
<p class="actions"><button type="button" class="primary" id="done-close">${text('back')}</button><a class="button primary" id="done-return" href="${escapeHtml(back)}">${text('back')}</a></p>
</section>
</div></main>`
  const data: PayPageData = { payKey, appOrigin, texts }
  return renderPageShell({
    title: texts.wallet,
    lang,
    theme,
    css: CARD_CSS,
    body,
    script: { code: await pageScript('pay-page'), data },
    ...(nonce === undefined ? {} : { nonce }),
  })
}
