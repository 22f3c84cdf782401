import type { ReactNode } from 'react'
import type { IconName } from '#src/ui/icon/icon-name.ts'

/** One item of the main navigation. */
export interface NavItem {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  /** The current page. */
  readonly current?: boolean | undefined
  /** A Badge. */
  readonly badge?: ReactNode
  /** Links below the item, where the side navigation has room for them. */
  readonly nested?: ReactNode
  /** Left out on a phone held sideways, where the menu has it. */
  readonly isExtra?: boolean | undefined
}

/** The props of a router link: `(item, props) => <Link to={…} {...props} />`. */
export interface NavLinkProps {
  readonly className: string | undefined
  readonly children: ReactNode
  readonly 'aria-current'?: 'page' | undefined
  readonly 'data-extra'?: boolean | undefined
}

export interface NavProps<Item extends NavItem> {
  /** Name of the landmark. */
  readonly label: string
  readonly items: readonly Item[]
  readonly renderLink: (item: Item, props: NavLinkProps) => ReactNode
}
