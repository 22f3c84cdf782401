import { i18n } from '#src/i18n/i18n.ts'
import { PRODUCT_NAME } from '#src/lib/product.ts'
import styles from '#src/ui/feedback/visually-hidden.module.css'

/** What of the router is followed. */
export interface Navigation {
  subscribe: (event: 'onResolved', listener: () => void) => () => void
}

/**
 * Names the tab, and with it the history of the browser, after the page that is shown, and has each new page read out:
 * nothing else tells who does not see it that a tap has led somewhere. The name is the page's `<h1>`.
 */
export function watchPageTitle(navigation: Navigation): void {
  const region = document.createElement('div')
  region.setAttribute('aria-live', 'polite')
  if (styles['hidden'] !== undefined) region.className = styles['hidden']
  document.body.append(region)

  function name(): string | undefined {
    return document.querySelector('h1')?.textContent || undefined
  }

  function follow(isNew: boolean): void {
    const page = name()
    if (page === undefined) return
    const title = `${page} · ${PRODUCT_NAME}`
    if (title === document.title) return
    document.title = title
    if (isNew) region.textContent = page
  }

  // A moment later: the page is drawn by then.
  navigation.subscribe('onResolved', () => setTimeout(follow, 0, true))
  i18n.on('languageChanged', () => setTimeout(follow, 0, false))
  follow(false)
}
