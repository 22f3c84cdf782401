import { i18n } from '#src/i18n/i18n.ts'
import { PRODUCT_NAME } from '#src/lib/product.ts'
import type { Stop } from '#src/lib/stop.ts'
import styles from '#src/ui/feedback/visually-hidden.module.css'

export interface Navigation {
  readonly subscribe: (event: 'onResolved', listener: () => void) => Stop
}

/** The page's name: its `<h1>`. */
function pageName(): string | undefined {
  return document.querySelector('h1')?.textContent || undefined
}

/** Sets the document's title to the page's name, and announces each new page to screen readers. */
export function watchPageTitle(navigation: Navigation): Stop {
  const region = document.createElement('div')
  region.setAttribute('aria-live', 'polite')
  if (styles['hidden'] !== undefined) region.className = styles['hidden']
  document.body.append(region)

  function update(isNewPage: boolean): void {
    const name = pageName()
    if (name === undefined) return
    const title = `${name} · ${PRODUCT_NAME}`
    if (title === document.title) return
    document.title = title
    if (isNewPage) region.textContent = name
  }

  // In a new task: the page is drawn by then.
  const onLanguage = () => setTimeout(update, 0, false)
  const unsubscribe = navigation.subscribe('onResolved', () => setTimeout(update, 0, true))
  i18n.on('languageChanged', onLanguage)
  update(false)
  return () => {
    unsubscribe()
    i18n.off('languageChanged', onLanguage)
    region.remove()
  }
}
