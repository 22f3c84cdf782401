import { Fragment, type ReactElement } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { NavItem, NavProps } from './nav-item.ts'
import styles from './side-nav.module.css'

/** The main navigation beside the page: with names below the icons on a tablet, beside them on a desktop. */
export function SideNav<Item extends NavItem>({ label, items, renderLink }: NavProps<Item>): ReactElement {
  return (
    <nav className={styles.nav} aria-label={label}>
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
    </nav>
  )
}
