import { Fragment, type ReactElement, type ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { DayHeading } from '#src/ui/surface/day-heading.tsx'
import type { DayGroup } from './day-groups.ts'
import styles from './day-table.module.css'

/** A column of a table of entries. */
export interface DayColumn<Item> {
  readonly label: string
  /** The cell; one column has an EntryButton with this class, which covers the row. */
  readonly cell: (item: Item, openClass: string | undefined) => ReactNode
  /** Numbers, at the end of their column. */
  readonly isNumber?: boolean
  /** Left out beside an opened entry, which has it too. */
  readonly isExtra?: boolean
}

function getClass({ isNumber, isExtra }: DayColumn<never>): string | undefined {
  return cx(isNumber && styles.number, isExtra && styles.extra)
}

export interface DayTableProps<Item> {
  readonly label: string
  readonly columns: readonly DayColumn<Item>[]
  readonly groups: readonly DayGroup<Item>[]
  /** The height in CSS pixels of the entries that are left out after the last group. */
  readonly end: number
  readonly idOf: (item: Item) => string
  readonly getDayName: (day: string) => string
  /** The opened entry. */
  readonly openId: string | undefined
}

export interface EntryButtonProps {
  /** From the column's `cell`. */
  readonly className: string | undefined
  readonly mark: ReactNode
  readonly title: ReactNode
  /** A quiet second line. */
  readonly note?: ReactNode
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** What an entry was: opens it. */
export function EntryButton({ className, mark, title, note, isOpen, onOpen }: EntryButtonProps): ReactElement {
  return (
    <button type="button" className={className} aria-current={isOpen || undefined} onClick={onOpen}>
      {mark}
      <span className={styles.name}>
        <span>{title}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
    </button>
  )
}

/** Entries of money in columns, below the heading of their Manila day. */
export function DayTable<Item>(props: DayTableProps<Item>): ReactElement {
  const { label, columns, groups, end, idOf, getDayName, openId } = props
  return (
    <div className={styles.room}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={getClass(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ key, day, heading, entries }) => (
          <tbody key={key}>
            {heading && (
              <>
                <Gap height={heading.gap} />
                <tr data-row>
                  <th scope="rowgroup" colSpan={columns.length} className={styles.day}>
                    <DayHeading>{getDayName(day)}</DayHeading>
                  </th>
                </tr>
              </>
            )}
            {entries.map(({ item, gap }) => (
              <Fragment key={idOf(item)}>
                <Gap height={gap} />
                <tr className={styles.row} data-row data-open={idOf(item) === openId || undefined}>
                  {columns.map((column) => (
                    <td key={column.label} className={getClass(column)}>
                      {column.cell(item, styles.open)}
                    </td>
                  ))}
                </tr>
              </Fragment>
            ))}
          </tbody>
        ))}
        {end > 0 && (
          <tbody>
            <Gap height={end} />
          </tbody>
        )}
      </table>
    </div>
  )
}

/** In place of entries that are not rendered. */
function Gap({ height }: { readonly height: number }): ReactElement | null {
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null
}
