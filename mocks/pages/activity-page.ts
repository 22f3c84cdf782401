import type { Language } from '../messages/language.ts'
import type { ActivityState } from '../sandbox/rewards/activity-state.ts'
import { ACTIVITY_PAGE_CSS } from './activity-page-css.ts'
import { ACTIVITY_PAGE_TEXTS } from './activity-page-texts.ts'
import { energySign, renderWheel, type WheelPrize } from './activity-wheel.ts'
import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import type { ActivityPageData } from './page-data.ts'
import { pageScript } from './page-scripts.ts'
import { renderFlags, renderPageShell } from './page-shell.ts'
import { renderSymbolSheet } from './activity-symbols.ts'

export interface ActivityPage {
  /** The opened activity, whose part is shown first. */
  activityId: string
  /** The key of the page's requests. */
  key: string
  lang: Language
  theme: 'light' | 'dark'
  /** The target origin of messages. */
  appOrigin: string
  state: ActivityState
  /** The wheel's segments, clockwise from the top. */
  wheel: readonly WheelPrize[]
  nonce?: string
}

const PARTS = ['sign', 'wheel', 'task'] as const
const PART_OF: Readonly<Record<string, (typeof PARTS)[number]>> = {
  'invite-wheel': 'wheel',
  energy: 'wheel',
  tasks: 'task',
}

/**
 * The page of all demo activities: calendar, wheel and task. It sends `POST /demo/activity/<action> {key}` and posts
 * the frame contract's messages to the app. It needs no storage and no cookie.
 */
export async function renderActivityPage({
  activityId,
  key,
  lang,
  theme,
  appOrigin,
  state,
  wheel,
  nonce,
}: ActivityPage): Promise<string> {
  const texts = ACTIVITY_PAGE_TEXTS[lang]
  const text = (name: keyof typeof texts): string => escapeHtml(texts[name])
  const first = PART_OF[activityId] ?? 'sign'
  const tabs = PARTS.map(
    (part) =>
      `<button type="button" role="tab" id="tab-${part}" aria-controls="part-${part}" aria-selected="${part === first}"${part === first ? '' : ' tabindex="-1"'}>${text(`${part}Tab`)}<span class="dot num" id="dot-${part}" hidden></span></button>`,
  ).join('')
  const part = (name: (typeof PARTS)[number], content: string): string =>
    `<section class="part" role="tabpanel" id="part-${name}" aria-labelledby="tab-${name}"${name === first ? '' : ' hidden'}>${content}</section>`
  const sign = `<div class="card"><h2>${text('signTitle')}</h2><p>${text('signText')}</p><div class="days" id="days"></div><button type="button" class="primary" id="sign-up">${text('signNow')}</button></div>
<div class="card"><div class="row"><svg aria-hidden="true"><use href="#s-mango"/></svg><div><h2>${text('depositTitle')}</h2><p id="deposit-text"></p></div></div><button type="button" class="primary" id="deposit-sign" hidden>${text('depositSign')}</button><button type="button" class="wide" id="deposit-go" hidden>${text('deposit')}</button></div>`
  const friends = `<div class="card"><h2>${text('wheelTitle')}</h2><p>${text('wheelText')}</p>${renderWheel(wheel)}<button type="button" class="primary" id="invite-spin">${text('spin')}</button></div>
<div class="card"><div class="row"><svg aria-hidden="true" viewBox="-22 -22 44 44">${energySign()}</svg><div><h2>${text('energyTitle')}</h2><p>${text('energyText')}</p></div></div><p class="meter num"><span>${text('energyNow')}</span><b id="energy"></b></p><button type="button" class="wide" id="energy-fill">${text('fill')}</button></div>`
  const task = `<div class="card"><div class="row"><svg aria-hidden="true"><use href="#s-seven"/></svg><div><h2>${text('taskTitle')}</h2><p>${text('taskText')}</p></div></div><p class="meter num"><span>${text('points')}</span><b id="points"></b></p><button type="button" class="primary" id="task-reward">${text('taskClaim')}</button></div>`
  const body = `${renderFlags()}${renderSymbolSheet()}
<main class="act">
<header class="top"><h1>${text('title')}<small id="month"></small></h1></header>
<div class="tabs" role="tablist" aria-label="${text('sections')}">${tabs}</div>
<p class="message" id="message" role="status" aria-live="polite"></p>
${part('sign', sign)}${part('wheel', friends)}${part('task', task)}
<p class="demo">${text('demo')}</p>
<footer class="foot"><button type="button" id="close">${text('close')}</button><button type="button" id="deposit">${text('deposit')}</button></footer>
</main>`
  const data: ActivityPageData = { key, appOrigin, lang, segments: wheel.length, state, texts }
  return renderPageShell({
    title: `${texts.title} – ${texts.demo}`,
    lang,
    theme,
    css: ACTIVITY_PAGE_CSS,
    body,
    script: { code: await pageScript('activity-page'), data },
    ...(nonce === undefined ? {} : { nonce }),
  })
}
