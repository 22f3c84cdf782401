import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'

/** A page of the site. */
export interface SitePage {
  readonly file: string
  /** Unlike that of any other page. What is before a colon names it in the list of pages. */
  readonly title: string
  /** HTML; headings and sections that have an id are its places. */
  readonly body: string
}

/** Pages below one heading of the navigation. */
export interface PageGroup {
  readonly heading: string
  readonly pages: readonly SitePage[]
  /** Pages that the navigation leaves out because an overview lists them. */
  readonly listed?: readonly SitePage[]
}

/** A place within a page. */
interface Place {
  readonly id: string
  readonly title: string
  readonly isDeep: boolean
  readonly text: string
}

/** A row of search.json. */
interface Found {
  readonly page: string
  readonly href: string
  readonly title: string
  readonly text: string
}

/** How much text of a place the search looks at. */
const MAX_TEXT_LENGTH = 1500

/** HTML as plain text. */
function toText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The places of a page in order: each section or heading with an id, and its text up to the next. */
function listPlaces(body: string): Place[] {
  return body
    .split(/(?=<(?:section|h[23]) id=")/)
    .slice(1)
    .map((part) => {
      const [, kind = '', id = ''] = /^<(section|h[23]) id="([^"]*)"/.exec(part) ?? []
      const heading = /<h[2-4][^>]*>([^]*?)(?:<a class="anchor"|<\/h[2-4]>)/.exec(part)?.[1] ?? id
      // The samples say what parameters and body say.
      const text = toText(part.replaceAll(/<div class="samples">[^]*?<!-- samples -->/g, '')).slice(0, MAX_TEXT_LENGTH)
      return { id, title: toText(heading), isDeep: kind === 'h3', text }
    })
}

/** All places of all pages, for the search. */
export function listFound(groups: readonly PageGroup[]): Found[] {
  return groups
    .flatMap(({ pages, listed = [] }) => [...pages, ...listed])
    .flatMap(({ file, title, body }) => {
      const [opening = ''] = body.split(/<(?:section|h[23]) id="/)
      const places = listPlaces(body).map(({ id, title: place, text }) => ({
        page: title,
        href: `${file}#${id}`,
        title: place,
        text,
      }))
      return [{ page: title, href: file, title, text: toText(opening).slice(0, MAX_TEXT_LENGTH) }, ...places]
    })
}

/** The places of a page as a list of links; empty if there are less than two. */
function renderPlaces(body: string): string {
  const places = listPlaces(body)
  if (places.length < 2) return ''
  const rows = places.map(
    ({ id, title, isDeep }) =>
      `<li><a href="#${escapeHtml(id)}"${isDeep ? ' class="deep"' : ''}>${escapeHtml(title)}</a></li>`,
  )
  return `<ul class="places">${rows.join('')}</ul>`
}

/** A whole page with bar, list of pages, and its contents: below its name in the list, or above the text of a phone. */
export function renderPage({ file, title, body }: SitePage, groups: readonly PageGroup[], parent = file): string {
  const places = renderPlaces(body)
  const pages = groups
    .map(({ heading, pages: own }) => {
      const rows = own.map((page) => {
        const current = page.file === file ? ' aria-current="page"' : page.file === parent ? ' aria-current="true"' : ''
        const [name = ''] = page.title.split(': ')
        return `<li><a href="${page.file}"${current}>${escapeHtml(name)}</a>${current === '' ? '' : places}</li>`
      })
      return `<h2>${escapeHtml(heading)}</h2><ul>${rows.join('')}</ul>`
    })
    .join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Tumpak</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="frame.css">
<link rel="stylesheet" href="text.css">
<script type="module" src="site.js"></script>
<script type="module" src="try.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="bar">
<a href="index.html">Tumpak</a>
<button type="button" class="menu" aria-expanded="false" aria-controls="pages">Pages</button>
<search class="search"><input type="search" id="search" aria-label="Search all pages" placeholder="Search all pages ( / )" autocomplete="off" aria-controls="found"><ul class="found" id="found" hidden></ul><p class="found" id="search-status" role="status" hidden></p></search>
<p class="unseen" id="copied" role="status"></p>
<div hidden><select id="login" aria-label="Log in to try operations"><option value="" disabled selected>Log in as …</option></select> <span id="login-status" role="status"></span></div>
</header>
<div class="frame">
<nav class="pages" id="pages" aria-label="Pages">${pages}</nav>
${places === '' ? '' : `<nav class="contents" aria-label="On this page"><details><summary>On this page</summary>${places}</details></nav>`}
<main id="content" tabindex="-1">
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</div>
</body>
</html>
`
}
