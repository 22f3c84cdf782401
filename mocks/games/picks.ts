import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'

/** Something to bet on, as a radio button; the first of a list is chosen at first. */
export interface Pick {
  value: string
  label: string
  /** What it pays as a multiple of the bet; not shown if absent. */
  pays?: number
  /** HTML before the label, already escaped. */
  picture?: string
}

/** The choices of a game, a group of radio buttons named `pick`. */
export function renderPicks(legend: string, picks: readonly Pick[]): string {
  const choices = picks.map(
    ({ value, label, pays, picture = '' }, i) =>
      `<label class="choice pick pick-${value.replaceAll('.', '-')}"><input type="radio" name="pick" value="${value}"${i === 0 ? ' checked' : ''}>${picture}<span class="name">${escapeHtml(label)}</span>${pays === undefined ? '' : ` <span class="num odds">× ${pays}</span>`}</label>`,
  )
  return `<fieldset class="picks"><legend class="sr">${escapeHtml(legend)}</legend>${choices.join('')}</fieldset>`
}

/** Choices in equal columns; those of a kind set their own colors. */
export const PICKS_CSS = `
.picks{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:6px}
.pick{display:flex;flex-direction:column;align-items:center;justify-content:center;min-height:50px;padding:4px;border-radius:12px;border:2px solid var(--line);background:var(--surface);color:var(--ink);font-weight:700;line-height:1.25;text-align:center}
.pick .odds{font-size:13px;font-weight:600;opacity:.85}
.pick:has(:checked){border-color:var(--mango);box-shadow:0 0 0 2px var(--mango)}
`
