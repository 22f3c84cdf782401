import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { RunReport } from '../../context/run-report.ts'
import { summarize, verdict } from '../summary.ts'
import { coverageMarkup } from './coverage.ts'
import { findingsMarkup } from './findings.ts'
import { inconclusiveMarkup, titleInconclusive } from './inconclusive.ts'
import { codeMarkup, html, type Markup } from './markup.ts'
import { filtersMarkup, openingMarkup } from './opening.ts'

/** Style and script are separate files so that they are linted. The page inlines them. */
const STYLE = ['page.css', 'page-findings.css', 'page-exchange.css', 'page-coverage.css', 'page-small.css']
  .map(part)
  .join('\n')
const SCRIPT = part('page-script.mjs')

/**
 * Renders the run as one HTML file. It needs no network, and its policy allows only its own script, by hash, so that a
 * server's text cannot execute.
 */
export function renderHtml(report: RunReport): string {
  const sum = summarize(report)
  const policy = `default-src 'none'; style-src ${hash(STYLE)}; script-src ${hash(SCRIPT)}; base-uri 'none'; form-action 'none'`
  const title = `${sum.findings > 0 ? `(${sum.findings}) ` : ''}${report.document.title}: ${verdict(report)}`
  const inconclusive = inconclusiveMarkup(report)
  const head = html`<meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="referrer" content="no-referrer" />
    <title>${title}</title>`
  const body = html`${openingMarkup(report)}
    <nav aria-label="Parts of this page">
      <a href="#findings">Findings <b>${report.findings.length}</b></a>
      ${inconclusive !== undefined && html`<a href="#not-judged">${titleInconclusive(report)} <b>${report.inconclusive.length}</b></a>`}
      ${report.remarks !== undefined && html`<a href="#remarks">Remarks <b>${report.remarks.length}</b></a>`}
      <a href="#coverage">Coverage <b>${report.coverage.length}</b></a>
    </nav>
    <main>
      ${filtersMarkup(report)}${findingsMarkup(report)}${inconclusive}${remarksMarkup(report)}${notesMarkup(report)}${coverageMarkup(report)}
    </main>
    <footer>${report.tool.name} ${report.tool.version}. Secrets were masked before this page was written.</footer>`
  return `<!doctype html>\n<html lang="en">\n<head>\n${head.toString()}\n<style>${STYLE}</style>\n</head>\n<body>\n${body.toString()}\n<script>${SCRIPT}</script>\n</body>\n</html>\n`
}

/** Renders the mistakes of the document that cost no check. */
function remarksMarkup({ remarks }: RunReport): Markup | undefined {
  if (remarks === undefined) return undefined
  return html`<section id="remarks">
    <h2>Remarks on the document</h2>
    <p class="quiet">Mistakes of the document. They cost no check, and say nothing about the server.</p>
    <ul>
      ${remarks.map((remark) => html`<li>${codeMarkup(remark)}</li>`)}
    </ul>
  </section>`
}

/** Renders what the next run must know. */
function notesMarkup({ notes }: RunReport): Markup | undefined {
  if (notes === undefined) return undefined
  return html`<section id="notes">
    <h2>Before the next run</h2>
    <ul>
      ${notes.map((note) => html`<li>${codeMarkup(note)}</li>`)}
    </ul>
  </section>`
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function part(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
}
