/** Both languages: the texts themselves are what could not be loaded. */
const TEXT = 'The app could not be loaded. · Không tải được ứng dụng.'
const RETRY = 'Retry · Thử lại'

/** The last resort of start-up, made without React and without texts: a word and a button that loads the page anew. */
export function showStartFailure(container: HTMLElement): void {
  const text = document.createElement('p')
  text.textContent = TEXT
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = RETRY
  retry.addEventListener('click', () => globalThis.location.reload())
  const page = document.createElement('main')
  page.style.padding = '2rem'
  page.style.textAlign = 'center'
  page.append(text, retry)
  container.replaceChildren(page)
}
