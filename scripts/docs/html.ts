import { Marked } from 'marked'
import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'

/** Descriptions are data: HTML in them is text. */
const DESCRIPTION = new Marked({ renderer: { html: ({ text }) => escapeHtml(text) } })

/** A Markdown description as HTML. HTML in it is escaped. */
export function prose(text: unknown): string {
  return typeof text === 'string' ? DESCRIPTION.parse(text, { async: false }) : ''
}

/** A line of Markdown as HTML, without a paragraph around it. HTML in it is escaped. */
export function proseLine(text: string): string {
  return DESCRIPTION.parseInline(text, { async: false })
}

/** The anchor of a heading, as GitHub makes it. */
export function toAnchor(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

/** A heading that the contents of the page list. `text` is plain text. */
export function heading(text: string): string {
  return `<h2 id="${toAnchor(text)}">${escapeHtml(text)}</h2>`
}

/** A table with a heading row; cells are HTML. Empty without rows. `name` says what it lists. */
export function table(name: string, heads: string[], rows: string[][]): string {
  if (rows.length === 0) return ''
  const head = heads.map((cell) => `<th scope="col">${cell}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return scrolling(name, `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`)
}

/** A part that scrolls by itself, also by keyboard. Not a landmark, of which a page would have dozens. */
export function scrolling(name: string, html: string): string {
  return `<div class="scroll" role="group" aria-label="${escapeHtml(name)}" tabindex="0">${html}</div>`
}

/** A name as code. */
export function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`
}

/** An HTTP method, colored by whether it changes anything. */
export function methodMark(method: string): string {
  return `<b class="method ${method.toLowerCase()}">${escapeHtml(method)}</b>`
}

/** JSON with colors for names, texts and other values. `text` is plain text. */
export function colorJson(text: string): string {
  return escapeHtml(text)
    .replaceAll('&quot;', '"')
    .replaceAll(
      /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b)/g,
      (whole, string?: string, colon?: string) => {
        if (string === undefined) return `<span class="number">${whole}</span>`
        return colon === undefined
          ? `<span class="text">${string}</span>`
          : `<span class="key">${string}</span>${colon}`
      },
    )
}

/**
 * A block of code that scrolls, with a button that copies it. `html` is escaped already.
 *
 * @param name what it is, above the code
 * @param more of what, for a screen reader alone
 */
export function codeBlock(html: string, name: string, more = ''): string {
  const words = `<span class="unseen"> ${escapeHtml(name + more)}</span>`
  const bar = `<p><span>${escapeHtml(name)}</span> <button type="button" class="copy" hidden>Copy${words}</button></p>`
  return `<div class="code">${bar}<pre tabindex="0"><code>${html}</code></pre></div>`
}

/** Collapsible JSON. */
export function folded(title: string, value: unknown): string {
  const json = codeBlock(colorJson(JSON.stringify(value, null, 2)), title)
  return `<details><summary>${escapeHtml(title)}</summary>${json}</details>`
}
