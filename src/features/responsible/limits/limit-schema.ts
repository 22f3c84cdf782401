import * as z from 'zod/mini'
import { MoneyLimit } from '#generated/http/schemas/money-limit.ts'
import type { SetPlayLimitBody } from '#generated/http/schemas/set-play-limit-body.ts'
import { TimeLimit } from '#generated/http/schemas/time-limit.ts'
import type { FormSchema } from '#src/forms/use-api-form.ts'
import type { LimitKind, LimitPeriod } from '#src/components/responsible/use-limit-texts.ts'

/** What the player typed: an amount in pesos, or hours and minutes for a limit of time. */
export type LimitValues = {
  kind: LimitKind
  period: LimitPeriod
  amount: number | undefined
  hours: string
  minutes: string
}

const MINUTES_IN_HOUR = 60

/** Minutes of the two fields; undefined while both are empty, NaN for what is no whole number. */
export function readMinutes({ hours, minutes }: Pick<LimitValues, 'hours' | 'minutes'>): number | undefined {
  const [h, m] = [hours.trim(), minutes.trim()]
  if (h === '' && m === '') return undefined
  if (!/^\d{0,5}$/u.test(h) || !/^\d{0,5}$/u.test(m)) return Number.NaN
  return Number(h) * MINUTES_IN_HOUR + Number(m)
}

const TimeForm = z.pipe(
  z.transform((values: LimitValues) => ({ kind: values.kind, period: values.period, minutes: readMinutes(values) })),
  TimeLimit,
)

/** The body of the kind that is chosen: a failed union would name no field. */
export function limitSchema({ kind }: LimitValues): FormSchema<LimitValues, SetPlayLimitBody> {
  return (kind === 'time' ? TimeForm : MoneyLimit) as FormSchema<LimitValues, SetPlayLimitBody>
}
