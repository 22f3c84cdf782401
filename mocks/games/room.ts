import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { mix } from '../art/color.ts'
import { getCoverColor } from '../art/cover.ts'
import { drawDealer, getTableColor } from '../art/dealer/dealer.ts'
import { getSubject } from '../art/subjects.ts'
import type { GameEntry } from '../data/games/games.ts'
import { getDealer, getLiveTable } from '../data/games/live-tables.ts'
import type { Language } from '../messages/language.ts'
import { fill } from '../messages/messages.ts'
import { GAME_TEXTS } from './texts.ts'

/** What is behind a table: the dealer of a live game at its table, else the subject of the cover. */
export function renderRoom(game: GameEntry, language: Language): string {
  const table = getLiveTable(game)
  if (table === undefined)
    return `<div class="room cover" aria-hidden="true"><svg viewBox="-110 -110 220 220">${getSubject(game.subject).drawing}</svg></div>`
  const dealer = fill(GAME_TEXTS[language].dealer, { name: table.dealer ?? '' })
  return `<div class="room">${drawDealer({ look: getDealer(game.id).look, seed: game.id })}<p class="plate">${escapeHtml(`${dealer} · ${table.name ?? ''}`)}</p></div>`
}

/** The color of the table's cloth. */
function getCloth(game: GameEntry): string {
  if (game.type === 'live') return getTableColor(game.id)
  return mix('#0c5b45', getCoverColor({ ...game, seed: game.id }), 0.2)
}

/** The styles of the room and of the cloth below it. */
export function getRoomCss(game: GameEntry): string {
  const cloth = getCloth(game)
  return `body{--cloth:${cloth};--cloth-deep:${mix(cloth, '#05030f', 0.45)};--cloth-line:${mix(cloth, '#e9b94f', 0.6)}}
.room{position:relative;overflow:hidden;height:116px;height:clamp(110px,100dvh - 580px,240px);border-radius:18px 18px 0 0;background:var(--cloth-deep)}
.room svg{display:block;width:100%;height:auto;min-height:115%;translate:0 -12.5%}
.room.cover{height:clamp(88px,100dvh - 610px,170px);background:radial-gradient(closest-side,color-mix(in srgb,var(--cover) 55%,#fff),var(--cover));padding:6px}
.room.cover svg{height:100%;min-height:0;translate:none}
.plate{position:absolute;left:8px;bottom:8px;padding:2px 10px;border-radius:99px;background:rgb(10 4 24/.72);color:#fff6e3;font-size:12px;font-weight:600}
.felt{margin-top:-7px;padding:10px;border-radius:0 0 18px 18px;background:radial-gradient(120% 120% at 50% 0,var(--cloth),var(--cloth-deep));color:#fff6e3;border-top:3px solid #d99c5e;box-shadow:0 10px 26px rgb(10 4 40/.3)}
@media(min-width:560px) and (min-aspect-ratio:5/4){.room,.room.cover{height:clamp(84px,100dvh - 270px,340px)}}
@media(max-height:420px) and (min-width:560px){.room:where(:not(.cover,.top *)) svg{width:300px;min-height:0;margin-inline:auto;translate:0 -18px;mask-image:linear-gradient(90deg,#0000,#000 20% 80%,#0000)}}
`
}
