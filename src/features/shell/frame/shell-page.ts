import type { RouteName } from '#src/routing/route-names.ts'

/** The items of the main navigation. */
export type Place = 'game' | 'vip' | 'wallet' | 'event' | 'profile' | 'activity' | 'inbox' | 'help'

/** Page titles: keys of the namespace `common`. */
export type PageTitle =
  | Exclude<
      RouteName,
      | 'tab'
      | 'login'
      | 'register'
      | 'gameSearchHistory'
      | 'gameSearchResult'
      | 'gameRecord'
      | 'livechat'
      | 'records'
      | 'transactionHistory'
    >
  | 'activity'
  | 'search'

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
  /** Covers or goods: the whole width of the window. */
  readonly isWide?: boolean
  /** A festive page: no games, forms or money lists. */
  readonly hasBunting?: boolean
  /** The whole footer: not a page on which the player has a task. Other pages have the trust line. */
  readonly hasFooter?: boolean
}
