import type { Language } from '../messages/language.ts'
import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { SLOT_SYMBOLS, type SlotSymbol } from '../sandbox/games/slot-math.ts'
import type { SlotGameData } from './page-data.ts'
import { pageScript } from './page-scripts.ts'
import { renderPageShell } from './page-shell.ts'
import { SLOT_GAME_CSS } from './slot-game-css.ts'
import { renderSymbolSheet } from './slot-game-symbols.ts'
import { SLOT_GAME_TEXTS } from './slot-game-texts.ts'

export interface SlotGamePage {
  gameName: string
  manufName: string
  /** The play key from the single-use launch token, sent with each bet. */
  playKey: string
  lang: Language
  theme: 'light' | 'dark'
  /** The playable balance in pesos. */
  balance: number
  /** The target origin of messages. */
  appOrigin: string
  /** The payout of three symbols in a row, as a multiple of the bet; shown if given. */
  pays?: Readonly<Record<SlotSymbol, number>>
  nonce?: string
}

const BETS = [1, 5, 10, 50, 100]

/**
 * The demo slot page: it bets by `POST /demo/game/spin {playKey, bet}`, reads its balance again by `POST
 * /demo/game/balance {playKey}` since the app opens the deposit over it, and posts `close` and `deposit` by the frame
 * contract, from small buttons at its end, since the app's bar has both. It needs no storage and no cookie.
 */
export async function renderSlotGame({
  gameName,
  manufName,
  playKey,
  lang,
  theme,
  balance,
  appOrigin,
  pays,
  nonce,
}: SlotGamePage): Promise<string> {
  const texts = SLOT_GAME_TEXTS[lang]
  const text = (key: keyof typeof texts): string => escapeHtml(texts[key])
  const bets = BETS.map(
    (bet) =>
      `<label><input type="radio" name="bet" value="${bet}"${bet === 10 ? ' checked' : ''}><span class="num">₱${bet}</span></label>`,
  ).join('')
  const table =
    pays === undefined
      ? ''
      : `<details class="pays"><summary>${text('pays')}</summary><ul>${SLOT_SYMBOLS.toSorted(
          (a, b) => pays[b] - pays[a],
        )
          .map(
            (symbol) =>
              `<li><svg role="img" aria-label="${text(symbol)}"><use href="#s-${symbol}"/></svg><span class="num">× ${pays[symbol]}</span></li>`,
          )
          .join('')}</ul><p>${text('paysText')}</p></details>`
  const body = `${renderSymbolSheet()}
<main class="game">
<h1 class="sr">${escapeHtml(gameName)}, ${escapeHtml(manufName)}</h1>
<div class="machine" id="machine">
<div class="reels" aria-hidden="true"><div class="reel"></div><div class="reel"></div><div class="reel"></div></div>
<p class="sr">${text('reels')}: <span id="reels-text"></span></p>
</div>
<div class="side">
<dl class="money num"><div><dt>${text('balance')}</dt><dd id="balance"></dd></div><div><dt>${text('win')}</dt><dd id="win"></dd></div></dl>
<p class="result" id="result" role="status" aria-live="polite">${text('ready')}</p>
<div class="notice" id="notice" role="alert" hidden><p id="notice-text"></p><button type="button" id="notice-deposit" hidden>${text('deposit')}</button></div>
<fieldset class="bets"><legend>${text('bet')}</legend>${bets}</fieldset>
<button type="button" id="spin" class="primary spin">${text('spin')}</button>
<p class="demo">${text('demo')}</p>
${table}
<div class="foot"><button type="button" id="close">${text('close')}</button><button type="button" id="deposit">${text('deposit')}</button></div>
</div>
</main>`
  const data: SlotGameData = { playKey, appOrigin, balance, symbols: SLOT_SYMBOLS, texts }
  return renderPageShell({
    title: `${gameName} – ${texts.demo}`,
    lang,
    theme,
    css: SLOT_GAME_CSS,
    body,
    script: { code: await pageScript('slot-game'), data },
    ...(nonce === undefined ? {} : { nonce }),
  })
}
