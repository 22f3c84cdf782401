import { useTranslation } from 'react-i18next'
import { PLAY_LIMIT_KINDS, PLAY_LIMIT_PERIODS } from '#generated/http/open-enums.ts'
import type { PlayLimit } from '#generated/http/schemas/play-limit.ts'
import { formatDuration } from '#src/lib/format-minutes.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { formatDate } from '#src/lib/time.ts'

export type LimitKind = (typeof PLAY_LIMIT_KINDS)[number]
export type LimitPeriod = (typeof PLAY_LIMIT_PERIODS)[number]

/** Pesos, or minutes for a limit of time. NaN for what the server did not send. */
export interface LimitNumbers {
  readonly limit: number
  readonly used: number
  readonly left: number
}

/** The numbers of a limit, whose fields depend on its kind. */
export function getLimitNumbers(limit: PlayLimit): LimitNumbers {
  const [value, used, left] =
    limit.kind === 'time'
      ? [limit.minutes, limit.usedMinutes, limit.leftMinutes]
      : [limit.amount, limit.used, limit.left]
  return { limit: value ?? Number.NaN, used: used ?? Number.NaN, left: left ?? Number.NaN }
}

/** A kind or period of a newer server has no name here. */
function toKnown<Value extends string>(values: readonly Value[], value: string): Value | 'other' {
  return values.find((one) => one === value) ?? 'other'
}

/** A limit in words. */
export function useLimitTexts() {
  const { t, i18n } = useTranslation('responsible')
  const { language } = i18n

  function value(kind: string, number: number): string {
    return kind === 'time' ? formatDuration(number, language) : formatMoney(number)
  }

  return {
    /** "Deposits in a week" */
    name: ({ kind, period }: Pick<PlayLimit, 'kind' | 'period'>): string =>
      t(`names.${toKnown(PLAY_LIMIT_KINDS, kind)}.${toKnown(PLAY_LIMIT_PERIODS, period)}`),
    /** "₱2,000.00", or "2 hr" for a limit of time. */
    value,
    /** What holds, what is used and left of it, and when it starts again. */
    numbers(limit: PlayLimit) {
      const numbers = getLimitNumbers(limit)
      return {
        limit: value(limit.kind, numbers.limit),
        used: value(limit.kind, numbers.used),
        left: value(limit.kind, numbers.left),
        end: formatDate(limit.endsAt, language),
      }
    },
  }
}
