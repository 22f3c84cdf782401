import { Fragment, type ReactElement } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { NavItem, NavProps } from './nav-item.ts'
import styles from './tab-bar.module.css'

/** The main navigation at the bottom of a phone, above its home indicator. */
export function TabBar<Item extends NavItem>({ label, items, renderLink }: NavProps<Item>): ReactElement {
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map((item) => (
        <Fragment key={item.id}>
          {renderLink(item, {
            className: styles.item,
            'aria-current': item.current === true ? 'page' : undefined,
            children: (
              <>
                <span className={styles.icon}>
                  <Icon name={item.icon} size={24} />
                  {item.badge !== undefined && <span className={styles.badge}>{item.badge}</span>}
                </span>
                <span className={styles.label}>{item.label}</span>
              </>
            ),
          })}
        </Fragment>
      ))}
    </nav>
  )
}
