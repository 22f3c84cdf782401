import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#generated/http/schemas/user.ts'
import type { PageTitle } from '#src/features/shell/shell-frame.tsx'
import type { Stores } from '#src/stores/stores.ts'

/**
 * Who may open a page (the route guard of section 2 of the specification):
 *
 * | access | visitor | player | suspended until the identity is verified |
 * |---|---|---|---|
 * | `open` | yes | yes | yes |
 * | `browse` | yes | yes | no |
 * | `account` | no | yes | yes |
 * | `player` | no | yes | no |
 * | `withdrawal` | no | with a ratified identity and a transaction password | no |
 */
export type Access = 'open' | 'browse' | 'account' | 'player' | 'withdrawal'

/** How the shell frames a page. */
export interface ShellPage {
  /** The page's name; the `<h1>`. */
  readonly title: PageTitle
  /** The place of the main navigation it belongs to. */
  readonly tab?: 'game' | 'vip' | 'wallet' | 'event' | 'profile'
  /** A page below a tab: a back button and its name in place of the logo. */
  readonly isSubPage?: boolean
  /** A form or the status of one order: as wide as a letter, in the middle. */
  readonly isNarrow?: boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Every route says it; a layout says `open` and leaves it to the pages within. */
    access: Access
    page?: ShellPage
    /** The screen comes later; see `-comes-later.ts`. */
    comesLater?: boolean
  }
}

/** What the guard is told of a navigation. */
export interface GuardedPage {
  /** Of the route and of all layouts around it. */
  readonly access: readonly Access[]
  /** Path, query and fragment. */
  readonly href: string
  /** Loaded ahead of a tap that may never come: nothing must show. */
  readonly isPreload: boolean
}

/** What routes reach of the app around them. */
export interface RouterContext {
  readonly queryClient: QueryClient
  readonly stores: Stores
  /** Throws the redirect of a page that may not be opened. */
  readonly guard: (page: GuardedPage) => void
  /** Throws the redirect to where a player begins: game, or for a suspended one their profile. */
  readonly leadHome: (isPreload: boolean) => never
  /** Login or register succeeded. */
  readonly startSession: (user: User) => void
  /** Asks for user info again. Never rejects. */
  readonly loadUser: () => Promise<void>
}
