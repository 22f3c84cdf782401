import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia } from '#src/hooks/use-media.ts'
import { cx } from '#src/lib/cx.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Chip } from '#src/ui/surface/chip.tsx'
import type { DayRange } from './day-range.ts'
import styles from './filter-bar.module.css'
import { FilterSheet, type FilterSheetProps } from './filter-sheet.tsx'

/** A part of the filter that hides entries. */
export interface ActiveFilter<Filter> {
  readonly label: string
  /** The filter without this part. */
  readonly without: Filter
}

export interface FilterBarProps<Filter extends DayRange> extends Omit<FilterSheetProps<Filter>, 'onApply' | 'onClose'> {
  readonly active: readonly ActiveFilter<Filter>[]
  /** What the list is about, before the button. */
  readonly start: ReactNode
  /** It is a row that scrolls: the button beside it is small on a phone. */
  readonly startScrolls?: boolean | undefined
  readonly onFilter: (filter: Filter) => void
}

/** A button that opens the filter, and what is active as pills that remove it. */
export function FilterBar<Filter extends DayRange>(props: FilterBarProps<Filter>): ReactElement {
  const { active, start, startScrolls = false, onFilter, ...sheet } = props
  const { t } = useTranslation('records')
  const hasRoom = useMedia('(--from-small)') || !startScrolls
  const [isOpen, setOpen] = useState(false)
  const [applied, setApplied] = useState<Filter>()

  useEffect(() => {
    if (applied === undefined) return undefined
    // After the sheet has left the browser's history: the address is replaced below it, not the sheet's own entry.
    const timer = setTimeout(() => {
      setApplied(undefined)
      onFilter(applied)
    })
    return () => clearTimeout(timer)
  }, [applied, onFilter])

  return (
    <div className={styles.bar}>
      <div className={cx(styles.row, startScrolls && styles.scrolling)}>
        <div className={styles.start}>{start}</div>
        {hasRoom ? (
          <Button icon="filter" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('filter')}
          </Button>
        ) : (
          <IconButton
            icon="filter"
            variant="filled"
            label={t('filter')}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />
        )}
      </div>
      {active.length > 0 && (
        <div className={styles.pills} role="group" aria-label={t('activeFilters')}>
          {active.map(({ label, without }) => (
            <Chip key={label} selected icon="close" onClick={() => onFilter(without)}>
              {label}
            </Chip>
          ))}
        </div>
      )}
      {isOpen && (
        <FilterSheet
          {...sheet}
          onApply={(next) => {
            setOpen(false)
            setApplied(next)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

export interface NoMatchProps {
  readonly active: readonly ActiveFilter<unknown>[]
  readonly onClear: () => void
}

/** An empty list whose filter hides everything: names the filter, and clears it. */
export function NoMatch({ active, onClear }: NoMatchProps): ReactElement {
  const { t } = useTranslation('records')
  return (
    <EmptyState
      picture="search"
      title={t('noMatch')}
      text={t('noMatchText', { filter: active.map(({ label }) => label).join(' · ') })}
      action={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  )
}
