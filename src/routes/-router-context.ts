import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#generated/http/schemas/user.ts'
import type { ShellPage } from '#src/features/shell/frame/shell-page.ts'
import type { Namespace, Resources } from '#src/i18n/namespaces.ts'
import type { Access } from '#src/routing/access.ts'
import type { Stores } from '#src/stores/stores.ts'

/** The keys of a namespace whose text says that something failed. */
type FailedKey<Texts> = Extract<keyof Texts, 'failed' | `${string}Failed`>

/** The error titles of pages: the texts whose key ends in `failed`. */
export type FailedTitle = {
  [Name in Namespace]: `${Name}:${FailedKey<Resources[Name]>}`
}[Namespace]

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Required for every route; a layout is `open` and leaves it to its pages. */
    access: Access
    page?: ShellPage
    /** A page that the customer's specification does not name. */
    isProposed?: true
    /** The error title of a page whose primary data failed to load. */
    failed?: FailedTitle
  }
}

/** The guard's view of a navigation. */
export interface GuardedPage {
  /** The access of the route and of its layouts. */
  readonly access: readonly Access[]
  /** Path, query and fragment. */
  readonly href: string
  /** A preload: nothing must show. */
  readonly isPreload: boolean
}

/** The parts of the app that routes use. */
export interface RouterContext {
  readonly queryClient: QueryClient
  readonly stores: Stores
  /** Throws a redirect if the page may not be opened. */
  readonly guard: (page: GuardedPage) => void
  /** Throws the redirect to the start page: the lobby, or the profile for a suspended player. */
  readonly redirectHome: (isPreload: boolean) => never
  /** Login or register succeeded. */
  readonly startSession: (user: User) => void
  /** Reloads user info. Never rejects. */
  readonly loadUser: () => Promise<void>
}
