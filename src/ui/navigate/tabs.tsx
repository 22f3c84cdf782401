import { useEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Words } from '#src/ui/data/words.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import { hueStyle, type TypeHue } from '../surface/type-hue.ts'
import { nextTabIndex } from './tab-keys.ts'
import styles from './tabs.module.css'

export interface TabItem<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly icon?: IconName | undefined
  /** The color of a game type: for the icon, and for the whole tab when chosen. */
  readonly hue?: TypeHue | undefined
  readonly badge?: ReactNode
}

export interface TabsProps<Id extends string> {
  /** Name of the row. */
  readonly label: string
  /** Links the tabs to their TabPanel. */
  readonly idBase: string
  readonly items: readonly TabItem<Id>[]
  readonly value: Id
  readonly onChange: (id: Id) => void
}

/** A row of pills that filters what its panel shows (for two to four views use Segmented), and scrolls if it does not fit. Arrow keys, Home and End choose at once. */
export function Tabs<Id extends string>({ label, idBase, items, value, onChange }: TabsProps<Id>): ReactElement {
  const row = useRef<HTMLDivElement>(null)
  const isAtStart = useRef(true)
  const first = items[0]?.id

  // Scroll the row itself: scrollIntoView would move the page too.
  useEffect(() => {
    // Where a row begins; to measure it there would force a layout.
    if (isAtStart.current && value === first) return
    isAtStart.current = false
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (row.current === null || chosen === null || chosen === undefined) return
    row.current.scrollTo({
      left: chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2,
      behavior: 'smooth',
    })
  }, [value, first])

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const next = nextTabIndex(
      event.key,
      items.findIndex((item) => item.id === value),
      items.length,
    )
    const item = next === null ? undefined : items[next]
    if (item === undefined) return
    event.preventDefault()
    onChange(item.id)
    row.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(item.id)}"]`)?.focus({ preventScroll: true })
  }

  return (
    <div ref={row} className={styles.row} role="tablist" aria-label={label} onKeyDown={press}>
      {items.map((item) => {
        const chosen = item.id === value
        return (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${idBase}-tab-${item.id}`}
            data-tab={item.id}
            className={cx(styles.tab, item.hue !== undefined && styles.hued)}
            style={hueStyle(item.hue)}
            aria-selected={chosen}
            aria-controls={chosen ? `${idBase}-panel-${item.id}` : undefined}
            tabIndex={chosen ? 0 : -1}
            onClick={() => onChange(item.id)}
          >
            {item.icon !== undefined && <Icon name={item.icon} size={20} />}
            <Words>{item.label}</Words>
            {item.badge}
          </button>
        )
      })}
    </div>
  )
}
