import type { Resources } from '#src/i18n/namespaces.ts'
import type { Place } from '#src/routing/places.ts'
import type { RouteName } from '#src/routing/route-names.ts'

/** Page titles: the texts of `common` that are named like a page, and those of pages that share one. */
export type PageTitle = Extract<keyof Resources['common'], RouteName> | 'activity' | 'search'

/** How the shell frames a page. */
export interface ShellPage {
  /** The page's name; the `<h1>`. */
  readonly title: PageTitle
  /** Its item in the main navigation; of a subpage, the item it belongs to. */
  readonly place: Place
  /** A page below a tab: on a phone a back button and its name, and no tab bar. */
  readonly isSubPage?: boolean
  /** A form or a status: a narrow centered column. */
  readonly isNarrow?: boolean
  /** On a desktop with room for a column beside it: the summary of a form or a status, or the opened entry of a list. */
  readonly beside?: 'form' | 'list'
  /** Covers or goods: the whole width of the window. */
  readonly isWide?: boolean
  /** A festive page: no games, forms or money lists. */
  readonly hasBunting?: boolean
  /** The whole footer: not a page on which the player has a task. Other pages have the trust line. */
  readonly hasFooter?: boolean
}
