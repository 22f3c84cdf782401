import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { JournalType } from '#generated/http/schemas/journal-type.ts'
import { manilaDay } from '#src/lib/time.ts'
import { DateField } from '#src/ui/form/date-field.tsx'
import { isDate } from '#src/ui/form/date-text.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Chip } from '#src/ui/surface/chip.tsx'
import styles from './records-filter.module.css'
import type { JournalFilter } from './records.queries.ts'

export interface RecordsFilterProps {
  readonly types: readonly JournalType[]
  readonly filter: JournalFilter
  readonly onFilter: (filter: JournalFilter) => void
}

interface DayProps {
  readonly label: string
  readonly value: string | undefined
  readonly max: string
  readonly error: string | undefined
  readonly locale: string
  readonly onDay: (day: string | undefined) => void
}

function Day({ label, value, max, error, locale, onDay }: DayProps): ReactElement {
  const { t } = useTranslation(['records', 'errors'])
  const [typed, setTyped] = useState(value ?? '')
  const [known, setKnown] = useState(value)
  // The filter was cleared or came from the address; keep incomplete input.
  if (value !== known) {
    setKnown(value)
    if (value !== undefined || isDate(typed)) setTyped(value ?? '')
  }
  const [isLeft, setLeft] = useState(false)

  function change(next: string): void {
    setTyped(next)
    setLeft(false)
    if (next === '') onDay(undefined)
    else if (isDate(next)) onDay(next)
  }

  return (
    <DateField
      label={label}
      hint={t('daysHint')}
      locale={locale}
      pickLabel={`${label}: ${t('openCalendar')}`}
      max={max}
      value={typed}
      onValueChange={change}
      onBlur={() => setLeft(true)}
      error={error ?? (isLeft && typed !== '' && !isDate(typed) ? t('errors:dateIncorrect') : undefined)}
    />
  )
}

/** Type and Manila days. Input applies once it is a valid day. */
export function RecordsFilter({ types, filter, onFilter }: RecordsFilterProps): ReactElement {
  const { t, i18n } = useTranslation('records')
  const [today] = useState(() => manilaDay(new Date()))
  // Show the address's type as a chip also while the types load, or if the server has no such type.
  const { type } = filter
  const shown =
    type === undefined || types.some(({ code }) => code === type) ? types : [...types, { code: type, name: type }]
  const isWrongWay = filter.from !== undefined && filter.to !== undefined && filter.from > filter.to
  return (
    <Stack gap={4}>
      <div className={styles.types} role="group" aria-label={t('type')}>
        <Chip selected={filter.type === undefined} onClick={() => onFilter({ ...filter, type: undefined })}>
          {t('allTypes')}
        </Chip>
        {shown.map(({ code, name }) => (
          <Chip key={code} selected={filter.type === code} onClick={() => onFilter({ ...filter, type: code })}>
            {name}
          </Chip>
        ))}
      </div>
      <div className={styles.days}>
        <Day
          label={t('from')}
          value={filter.from}
          max={today}
          error={isWrongWay ? t('daysWrong') : undefined}
          locale={i18n.language}
          onDay={(from) => onFilter({ ...filter, from })}
        />
        <Day
          label={t('to')}
          value={filter.to}
          max={today}
          error={undefined}
          locale={i18n.language}
          onDay={(to) => onFilter({ ...filter, to })}
        />
      </div>
    </Stack>
  )
}
