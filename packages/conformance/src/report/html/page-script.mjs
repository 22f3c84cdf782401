// The report page's script: filters in the address, links to a finding, and copy buttons.
/** @template {Element} T @param {string} selector @param {new () => T} kind @param {ParentNode} [within] @returns {T[]} */
function all(selector, kind, within = document) {
  return [...within.querySelectorAll(selector)].flatMap((element) => (element instanceof kind ? [element] : []))
}

const findings = all('details.finding', HTMLDetailsElement)
const [form] = all('form.filters', HTMLFormElement)

/** The text of each finding's head in lower case, read once. */
const words = new Map(findings.map((finding) => [finding, (finding.textContent ?? '').toLowerCase()]))

/** @param {HTMLFormElement} filters */
function choose(filters) {
  const data = new FormData(filters)
  const text = String(data.get('text') ?? '')
    .trim()
    .toLowerCase()
  const operation = String(data.get('operation') ?? '')
  const check = String(data.get('check') ?? '')
  const severities = data.getAll('severity')
  const hasMuted = filters.querySelector('[name=muted]') !== null
  let shown = 0
  for (const finding of findings) {
    const of = finding.dataset
    const fits =
      (operation === '' || of.operation?.split('\n').includes(operation)) &&
      (check === '' || of.check === check) &&
      severities.includes(of.severity ?? '') &&
      (data.has('proposed') || of.provenance !== 'proposed') &&
      (!hasMuted || data.has('muted') || of.status === 'failing') &&
      (text === '' || text.split(/\s+/).every((word) => words.get(finding)?.includes(word)))
    finding.hidden = !fits
    if (fits) shown += 1
  }
  for (const article of all('article.operation', HTMLElement)) {
    article.hidden = all('details.finding', HTMLDetailsElement, article).every((finding) => finding.hidden)
  }
  for (const part of all('.covered, .reason li', HTMLElement))
    part.hidden = operation !== '' && part.dataset.operation !== operation
  for (const group of all('.tag, .reason', HTMLElement)) {
    group.hidden = all('[data-operation]', HTMLElement, group).every((part) => part.hidden)
  }
  for (const output of all('output', HTMLElement, filters)) {
    output.textContent = shown === findings.length ? `${shown} findings` : `${shown} of ${findings.length} findings`
  }
  for (const note of all('#none-left', HTMLElement)) note.hidden = shown > 0
  remember(filters)
}

/** Keeps the filters in the address, so that it can be shared. @param {HTMLFormElement} filters */
function remember(filters) {
  const kept = new URLSearchParams()
  for (const field of all('input, select', HTMLElement, filters)) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (!field.checked) kept.append('without', field.value === 'on' ? field.name : field.value)
    } else if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value !== '') {
      kept.append(field.name, field.value)
    }
  }
  const query = kept.toString()
  if (query === '' && !location.hash.startsWith('#?')) return
  history.replaceState(null, '', query === '' ? location.href.split('#')[0] : `#?${query}`)
}

/** @param {HTMLFormElement} filters */
function recall(filters) {
  if (!location.hash.startsWith('#?')) return
  const kept = new URLSearchParams(location.hash.slice(2))
  for (const field of all('input, select', HTMLElement, filters)) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = !kept.getAll('without').includes(field.value === 'on' ? field.name : field.value)
    } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = kept.get(field.name) ?? ''
    }
  }
}

/** Opens the finding in the address. */
function openNamed() {
  const named = document.getElementById(location.hash.slice(1))
  if (!(named instanceof HTMLDetailsElement)) return
  named.open = true
  named.scrollIntoView()
}

if (form !== undefined) {
  form.hidden = false
  recall(form)
  choose(form)
  form.addEventListener('input', () => choose(form))
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('reset', () => setTimeout(() => choose(form)))
  for (const button of all('.open-all', HTMLButtonElement, form)) {
    button.addEventListener('click', () => {
      const shown = findings.filter((finding) => !finding.hidden)
      const open = shown.some((finding) => !finding.open)
      for (const finding of shown) finding.open = open
      button.textContent = open ? 'Close all' : 'Open all'
    })
  }
}

for (const box of all('.curl', HTMLElement)) {
  const [button] = all('.copy', HTMLButtonElement, box)
  const [line] = all('pre', HTMLElement, box)
  if (button === undefined || line === undefined || navigator.clipboard === undefined) continue
  button.hidden = false
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(line.textContent ?? '').then(() => {
      button.textContent = 'Copied'
      setTimeout(() => (button.textContent = 'Copy'), 1500)
    })
  })
}

addEventListener('hashchange', openNamed)
openNamed()
