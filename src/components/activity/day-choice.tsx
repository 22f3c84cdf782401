import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverToday } from '#src/api/server-today.ts'
import { formatDate } from '#src/lib/time.ts'
import { DateField } from '#src/ui/form/date-field.tsx'
import { isDate } from '#src/ui/form/date-text.ts'
import { DAY_PRESETS, type DayRange, isReversed, presetOfRange, rangeOfPreset } from './day-range.ts'
import styles from './filter-bar.module.css'
import { FilterChoice } from './filter-choice.tsx'

/** A range in words: `Today`, `Nov 1, 2026 – Nov 20, 2026`; undefined for all days. */
export function useDayLabel(): (range: DayRange) => string | undefined {
  const { t, i18n } = useTranslation('records')
  const shown = (day: string) => formatDate(`${day}T00:00:00+08:00`, i18n.language)
  return ({ from, to }) => {
    const preset = presetOfRange({ from, to }, serverToday())
    if (preset === undefined) return undefined
    if (preset !== 'custom') return t(`days.${preset}`)
    if (from === undefined) return t('days.until', { day: shown(to ?? '') })
    if (to === undefined) return t('days.since', { day: shown(from) })
    return from === to ? shown(from) : `${shown(from)} – ${shown(to)}`
  }
}

interface DayProps {
  readonly label: string
  readonly value: string | undefined
  readonly max: string
  readonly error: string | undefined
  readonly onDay: (day: string | undefined) => void
}

/** One end of the range. What is no day goes on as typed: the filter cannot be applied then. */
function DayEnd({ label, value, max, error, onDay }: DayProps): ReactElement {
  const { t, i18n } = useTranslation(['records', 'errors'])
  const [typed, setTyped] = useState(value ?? '')
  const [isLeft, setLeft] = useState(false)

  function change(next: string): void {
    setTyped(next)
    setLeft(false)
    onDay(next === '' ? undefined : next)
  }

  return (
    <DateField
      label={label}
      hint={t('daysHint')}
      locale={i18n.language}
      pickLabel={`${label}: ${t('openCalendar')}`}
      max={max}
      value={typed}
      onValueChange={change}
      onBlur={() => setLeft(true)}
      error={error ?? (isLeft && typed !== '' && !isDate(typed) ? t('errors:dateIncorrect') : undefined)}
    />
  )
}

export interface DayChoiceProps {
  readonly range: DayRange
  readonly onRange: (range: DayRange) => void
}

/** Manila days: a preset, or from one day to another. */
export function DayChoice({ range, onRange }: DayChoiceProps): ReactElement {
  const { t } = useTranslation('records')
  const [today] = useState(serverToday)
  const preset = presetOfRange(range, today)
  const [isCustom, setCustom] = useState(preset === 'custom')
  const { from, to } = range

  function choose(next: typeof preset): void {
    setCustom(next === 'custom')
    if (next === undefined) onRange({ from: undefined, to: undefined })
    else if (next !== 'custom') onRange(rangeOfPreset(next, today))
  }

  return (
    <div>
      <FilterChoice
        label={t('days.label')}
        options={[
          { value: undefined, label: t('days.all') },
          ...DAY_PRESETS.map((value) => ({ value, label: t(`days.${value}`) })),
          { value: 'custom' as const, label: t('days.custom') },
        ]}
        value={isCustom ? 'custom' : preset}
        onChange={choose}
      />
      {isCustom && (
        <div className={styles.days}>
          <DayEnd
            label={t('from')}
            value={from}
            max={today}
            error={isReversed(range) ? t('daysWrong') : undefined}
            onDay={(day) => onRange({ from: day, to })}
          />
          <DayEnd
            label={t('to')}
            value={to}
            max={today}
            error={undefined}
            onDay={(day) => onRange({ from, to: day })}
          />
        </div>
      )}
    </div>
  )
}
