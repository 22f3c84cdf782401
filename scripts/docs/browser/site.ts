// The pages' own script: menu, current place, copying, search.
export {}

/** A place of a page: a row of search.json. */
interface Place {
  readonly page: string
  readonly href: string
  readonly title: string
  readonly text: string
}

const MAX_FOUND = 20
const EXCERPT_LENGTH = 110

/** The element that every page has. Throws if this one has not. */
function find<Kind extends HTMLElement>(selector: string): Kind {
  const element = document.querySelector<Kind>(selector)
  if (!element) throw new Error(`No ${selector}`)
  return element
}

const menu = find('.menu')
const pages = find('.pages')

// Without this script the list of pages shows.
if (matchMedia('(width < 64rem)').matches) pages.hidden = true
menu.addEventListener('click', () => {
  pages.hidden = !pages.hidden
  menu.setAttribute('aria-expanded', String(!pages.hidden))
})

/** Scrolls the list of pages, and not the page, until a row of it shows. */
function showRow(row: Element): void {
  const [list, own] = [pages.getBoundingClientRect(), row.getBoundingClientRect()]
  if (own.top < list.top || own.bottom > list.bottom) pages.scrollTop += own.top - list.top - list.height / 2
}
const currentPage = pages.querySelector('[aria-current]')
if (currentPage) showRow(currentPage)

const links = [...pages.querySelectorAll<HTMLAnchorElement>('.places a')]
const targets = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))))

/** Marks the last heading above a line near the top. */
function markPlace(): void {
  const line = innerHeight / 4
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
  const passed = targets.findLastIndex((target) => target !== null && target.getBoundingClientRect().top <= line)
  const current = isAtEnd ? links.length - 1 : passed
  for (const [index, link] of links.entries()) {
    const isMarked = link.hasAttribute('aria-current')
    if (index !== current) link.removeAttribute('aria-current')
    else if (!isMarked) {
      link.setAttribute('aria-current', 'true')
      showRow(link)
    }
  }
}
addEventListener('scroll', markPlace, { passive: true })
markPlace()

const copyStatus = find('#copied')
const COPIED_MS = 2000

/** Copies the code beside a button, and says so on it and to a screen reader. */
async function copy(button: HTMLElement): Promise<void> {
  const [word] = button.childNodes
  if (!word) return
  const isCopied = await navigator.clipboard
    .writeText(button.closest('.code')?.querySelector('code')?.textContent ?? '')
    .then(
      () => true,
      () => false,
    )
  copyStatus.textContent = isCopied ? 'Copied' : 'Could not be copied. Select the text.'
  word.textContent = isCopied ? 'Copied' : 'Not copied'
  setTimeout(() => {
    copyStatus.textContent = ''
    word.textContent = 'Copy'
  }, COPIED_MS)
}
// Only a page of this machine, or of https, may write to the clipboard.
for (const button of isSecureContext ? document.querySelectorAll<HTMLElement>('.copy') : []) {
  button.hidden = false
  button.addEventListener('click', () => void copy(button))
}

const search = find('.search')
const field = find<HTMLInputElement>('#search')
const found = find('#found')
const status = find('#search-status')
let index: Promise<readonly Place[]> | undefined

/** The places in which every word occurs: those whose title has them first. */
function findPlaces(places: readonly Place[], words: readonly string[]): Place[] {
  const scored = places.flatMap((place) => {
    const title = place.title.toLowerCase()
    const all = `${title} ${place.page} ${place.text}`.toLowerCase()
    if (!words.every((word) => all.includes(word))) return []
    const inTitle = words.filter((word) => title.includes(word)).length
    return [{ place, score: inTitle * 2 + Number(title === words.join(' ')) * 4 }]
  })
  return scored.toSorted((a, b) => b.score - a.score).map(({ place }) => place)
}

/** The text around a word. */
function toExcerpt(text: string, word = ''): string {
  const start = Math.max(0, text.toLowerCase().indexOf(word) - 40)
  return (start > 0 ? '…' : '') + text.slice(start, start + EXCERPT_LENGTH)
}

function toRow({ href, title, page, text }: Place, word: string | undefined): HTMLElement {
  const link = Object.assign(document.createElement('a'), { href, textContent: title })
  const excerpt = `${page}: ${toExcerpt(text, word)}`
  link.append(Object.assign(document.createElement('small'), { textContent: excerpt }))
  const row = document.createElement('li')
  row.append(link)
  return row
}

async function showFound(): Promise<void> {
  const typed = field.value
  index ??= fetch('search.json').then((response) => response.json() as Promise<readonly Place[]>)
  const places = await index
  // Something else was typed while the index loaded.
  if (typed !== field.value) return
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const hits = words.length === 0 ? [] : findPlaces(places, words)
  found.replaceChildren(...hits.slice(0, MAX_FOUND).map((place) => toRow(place, words[0])))
  found.hidden = hits.length === 0
  const isEmpty = words.length > 0 && hits.length === 0
  status.textContent = isEmpty ? 'Nothing found. Try another word.' : ''
  status.hidden = !isEmpty
}
field.addEventListener('input', () => {
  showFound().catch(() => {
    index = undefined
    status.textContent = 'The search index could not be loaded. Type again to retry.'
    status.hidden = false
  })
})

search.addEventListener('keydown', (event) => {
  const rows = [...found.querySelectorAll('a')]
  const place = rows.findIndex((row) => row === document.activeElement)
  if (event.key === 'Escape') {
    found.hidden = true
    status.hidden = true
    field.focus()
  } else if (event.key === 'ArrowDown') rows[Math.min(place + 1, rows.length - 1)]?.focus()
  else if (event.key === 'ArrowUp') (rows[place - 1] ?? field).focus()
  // The index may still be loading.
  else if (event.key === 'Enter' && event.target === field)
    void showFound().then(() => found.querySelector('a')?.click())
  else return
  event.preventDefault()
})
document.addEventListener('click', ({ target }) => {
  const isInSearch = target instanceof Element && search.contains(target)
  // A link within the page closes what covers the page.
  if (!isInSearch || target.closest('a')) found.hidden = true
})
addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select')
  if (event.key !== '/' || isTyping) return
  event.preventDefault()
  field.focus()
})
