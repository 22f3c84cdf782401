import { Fragment, type ReactElement, type ReactNode } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { NavItem, NavProps } from './nav-item.ts'
import styles from './side-nav.module.css'

export interface SideNavProps<Item extends NavItem> extends NavProps<Item> {
  /** The footer on a desktop: language, theme. */
  readonly footer?: ReactNode
}

/** The main navigation beside the page: with names below the icons on a tablet, beside them on a desktop. */
export function SideNav<Item extends NavItem>({ label, items, renderLink, footer }: SideNavProps<Item>): ReactElement {
  return (
    <nav className={styles.side} aria-label={label}>
      <div className={styles.nav}>
        {items.map((item) => (
          <Fragment key={item.id}>
            {renderLink(item, {
              className: styles.item,
              'aria-current': item.current === true ? 'page' : undefined,
              'data-extra': item.isExtra,
              children: (
                <>
                  <Icon name={item.icon} size={24} />
                  <span className={styles.label}>{item.label}</span>
                  {item.badge !== undefined && <span className={styles.badge}>{item.badge}</span>}
                </>
              ),
            })}
            {item.nested !== undefined && <div className={styles.nested}>{item.nested}</div>}
          </Fragment>
        ))}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </nav>
  )
}
