import type { Resources } from '#src/i18n/namespaces.ts'
import type { HelpTopic } from '#src/components/help/help-topic.ts'
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
  /** It renders its `PageTitle` itself: the name depends on more than the route. */
  readonly hasOwnTitle?: boolean
  /** Has no companion of its own: on a desktop, questions about this stand beside it. */
  readonly help?: HelpTopic
  /** A festive page: no games, forms or money lists. */
  readonly hasBunting?: boolean
  /** The whole footer: not a page on which the player has a task. Other pages have the trust line. */
  readonly hasFooter?: boolean
}
