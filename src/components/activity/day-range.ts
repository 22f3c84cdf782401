import { dayBefore } from '#src/lib/time.ts'
import { isDate } from '#src/ui/form/date-text.ts'

/** Manila days, YYYY-MM-DD, both inclusive; open where one is missing. */
export interface DayRange {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The ranges that have a name. */
export const DAY_PRESETS = ['today', 'yesterday', 'week'] as const

export type DayPreset = (typeof DAY_PRESETS)[number]

/** The days of a preset; `week` is the seven days until today. */
export function rangeOfPreset(preset: DayPreset, today: string): Required<DayRange> {
  if (preset === 'yesterday') {
    const yesterday = dayBefore(today, 1)
    return { from: yesterday, to: yesterday }
  }
  return { from: preset === 'week' ? dayBefore(today, 6) : today, to: today }
}

/** The preset with these days; `custom` for other days, undefined for none. */
export function presetOfRange({ from, to }: DayRange, today: string): DayPreset | 'custom' | undefined {
  if (from === undefined && to === undefined) return undefined
  return (
    DAY_PRESETS.find((preset) => {
      const range = rangeOfPreset(preset, today)
      return range.from === from && range.to === to
    }) ?? 'custom'
  )
}

/** Whether the range ends before it starts. */
export function isReversed({ from, to }: DayRange): boolean {
  return from !== undefined && to !== undefined && isDate(from) && isDate(to) && from > to
}

/** Whether the range cannot be requested: reversed, or with an end that is no day, as while it is being typed. */
export function isWrongRange(range: DayRange): boolean {
  return isReversed(range) || [range.from, range.to].some((day) => day !== undefined && !isDate(day))
}
