import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { getCoverColor } from '../art/cover.ts'
import type { GameEntry } from '../data/games/games.ts'
import { noteIn } from '../lib/note.ts'
import type { Language } from '../messages/language.ts'
import { fill } from '../messages/messages.ts'
import { pageScript } from '../pages/page-scripts.ts'
import { renderPageShell } from '../pages/page-shell.ts'
import { GAME_CSS } from './game-css.ts'
import type { GameFacts } from './game-kind.ts'
import { getKind } from './kinds.ts'
import type { GamePageData } from './page-data.ts'
import { getBetLimits, getChips } from './terms.ts'
import { GAME_TEXTS } from './texts.ts'

export interface GamePage {
  game: GameEntry
  /** The play key from the single-use launch token, sent with each bet. */
  playKey: string
  lang: Language
  theme: 'light' | 'dark'
  /** The playable balance in pesos. */
  balance: number
  /** The target origin of messages. */
  appOrigin: string
  nonce?: string
}

const WHOLE = new Intl.NumberFormat('en-US')
const CENTAVOS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })
const formatPesos = (pesos: number): string => `₱${(Number.isInteger(pesos) ? WHOLE : CENTAVOS).format(pesos)}`

/** The longest amount that fits beside four others and the word "Bet" on a small phone. */
const SHORT_AMOUNT = 5

function renderBets(game: GameEntry, legend: string): string {
  const { chips, first } = getChips(getBetLimits(game))
  const isLong = chips.some((chip) => formatPesos(chip).length > SHORT_AMOUNT)
  const choices = chips.map(
    (chip) =>
      `<label class="choice"><input type="radio" name="bet" value="${chip}"${chip === first ? ' checked' : ''}><span class="num">${formatPesos(chip)}</span></label>`,
  )
  return `<fieldset class="bets${isLong ? ' long' : ''}"><legend>${legend}</legend>${choices.join('')}</fieldset>`
}

function renderFacts({ payTable, rules }: GameFacts, lang: Language): string {
  const texts = GAME_TEXTS[lang]
  const rows = payTable.map(
    ({ name, pays }) =>
      `<tr><th scope="row">${escapeHtml(noteIn(name, lang))}</th><td class="num">× ${WHOLE.format(pays)}</td></tr>`,
  )
  const lines = rules[lang].map((rule) => `<li>${escapeHtml(rule)}</li>`)
  return `<details class="pays"><summary>${escapeHtml(texts.pays)}</summary><table>${rows.join('')}</table><p>${escapeHtml(texts.paysText)}</p><ul>${lines.join('')}</ul></details>`
}

/**
 * A demo game's page: the stage of its kind in the frame of all. It bets by `POST /demo/game/bet {playKey, bet, pick}`,
 * reads its balance again by `POST /demo/game/balance {playKey}` since the app opens the deposit over it, and posts
 * `close` and `deposit` by the frame contract, from small buttons at its end, since the app's bar has both. It needs no
 * storage, no cookie and no further file.
 */
export async function renderGame({ game, playKey, lang, theme, balance, appOrigin, nonce }: GamePage): Promise<string> {
  const kind = getKind(game)
  const texts = GAME_TEXTS[lang]
  const text = (key: keyof typeof texts): string => escapeHtml(texts[key])
  const stage = kind.renderStage(game, lang)
  const { minBet, maxBet } = getBetLimits(game)
  const limits = fill(texts.limits, { min: formatPesos(minBet), max: formatPesos(maxBet) })
  const body = `<main class="game">
<h1 class="sr">${escapeHtml(game.name)}, ${escapeHtml(game.manufName)}</h1>
<div class="stage" id="stage">${stage.html}</div>
<div class="side">
<dl class="money num"><div><dt>${text('balance')}</dt><dd id="balance"></dd></div><div><dt>${text('win')}</dt><dd id="win"></dd></div></dl>
<p class="result" id="result" role="status" aria-live="polite">${text(kind.words.ready)}</p>
<div class="notice" id="notice" role="alert" hidden><p id="notice-text"></p><button type="button" id="notice-deposit" hidden>${text('deposit')}</button></div>
${renderBets(game, text('bet'))}
<button type="button" id="play" class="primary play">${text(kind.words.play)}</button>
<p class="demo">${text('demo')} · ${escapeHtml(limits)}</p>
${renderFacts(kind.getFacts(game), lang)}
<div class="foot"><button type="button" id="close">${text('close')}</button><button type="button" id="deposit">${text('deposit')}</button></div>
</div>
</main>`
  const data: GamePageData = {
    playKey,
    appOrigin,
    balance,
    texts,
    ready: texts[kind.words.ready],
    busy: texts[kind.words.busy],
    stage: stage.data ?? {},
  }
  return renderPageShell({
    title: `${game.name} – ${texts.demo}`,
    lang,
    theme,
    css: `body{--cover:${getCoverColor({ ...game, seed: game.id })}}${GAME_CSS}${stage.css}`,
    body,
    script: { code: await pageScript(kind.script), data },
    ...(nonce === undefined ? {} : { nonce }),
  })
}
