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

/** After it, a second tap at the same place is no part of a double tap. */
const DOUBLE_TAP_MS = 500

/** Scrolls the row itself: scrollIntoView would move the page too. */
function centerChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('[aria-selected="true"]')
  if (!row || !chosen) return
  row.scrollTo({ left: chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2, behavior: 'smooth' })
}

/** A row of pills that filters what its panel shows (for two to four views use Segmented), and scrolls if it does not fit. Arrow keys, Home and End choose at once. */
export function Tabs<Id extends string>({ label, idBase, items, value, onChange }: TabsProps<Id>): ReactElement {
  const row = useRef<HTMLDivElement>(null)
  const isAtStart = useRef(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const first = items[0]?.id

  useEffect(() => {
    // Where a row begins; to measure it there would force a layout.
    if (isAtStart.current && value === first) return
    isAtStart.current = false
    if (timer.current === undefined) centerChosen(row.current)
  }, [value, first])

  /** A finger on the row moves it itself. */
  function stop(): void {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  function tap(id: Id): void {
    stop()
    // Not at once: a double tap would choose the next tab, too.
    timer.current = setTimeout(() => {
      timer.current = undefined
      centerChosen(row.current)
    }, DOUBLE_TAP_MS)
    onChange(id)
  }

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
    <div
      ref={row}
      className={styles.row}
      role="tablist"
      aria-label={label}
      onKeyDown={press}
      onPointerDown={stop}
      onWheel={stop}
    >
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
            onClick={() => tap(item.id)}
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
