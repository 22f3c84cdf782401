import { marked } from 'marked'
import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'

/** A Markdown description as HTML. HTML in it is escaped. */
export function prose(text: unknown): string {
  return typeof text === 'string'
    ? marked.parse(escapeHtml(text).replaceAll('&quot;', '"').replaceAll('&#39;', "'"), { async: false })
    : ''
}

/** A Markdown guide of ours as HTML: its contents, then its sections with anchors. Wide tables scroll. */
export function guide(text: string): string {
  const links: string[] = []
  const sections = marked.parse(text, { async: false }).replaceAll(/<h2>(.*?)<\/h2>/g, (_, heading: string) => {
    const id = heading
      .replaceAll(/<[^>]*>|&[a-z#\d]+;/g, '')
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-|-$/g, '')
    links.push(`<li><a href="#${id}">${heading}</a></li>`)
    return `<h2 id="${id}">${heading}</h2>`
  })
  const scrolling = sections.replaceAll('<table>', '<div class="scroll" tabindex="0"><table>')
  return `<ul>${links.join('')}</ul>${scrolling.replaceAll('</table>', '</table></div>')}`
}

/** A table with a heading row; cells are HTML. Empty without rows. */
export function table(heads: string[], rows: string[][]): string {
  if (rows.length === 0) return ''
  const head = heads.map((cell) => `<th scope="col">${cell}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

/** A name as code. */
export function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`
}

/** Collapsible JSON. */
export function folded(title: string, value: unknown): string {
  return `<details><summary>${escapeHtml(title)}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`
}

/** A whole page. `body` is HTML. */
export function page(title: string, navigation: { href: string; text: string }[], body: string): string {
  const links = navigation.map(({ href, text }) => `<li><a href="${href}">${escapeHtml(text)}</a></li>`).join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<nav aria-label="Pages"><ul>${links}</ul></nav>
<main id="content">
<h1>${escapeHtml(title)}</h1>
${body}
</main>
<script src="filter.js"></script>
</body>
</html>
`
}
