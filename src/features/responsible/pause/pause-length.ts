import * as z from 'zod/mini'
import { takeBreakBodyHoursMax, takeBreakBodyHoursMin } from '#generated/http/schemas/take-break-body.ts'
import { PasswordInput } from '#generated/http/schemas/password-input.ts'
import type { FormSchema } from '#src/forms/use-api-form.ts'
import { inManila } from '#src/lib/manila-day.ts'

const HOURS_IN_DAY = 24

/** The days of a break. */
export const BREAK_DAYS = { min: takeBreakBodyHoursMin / HOURS_IN_DAY, max: takeBreakBodyHoursMax / HOURS_IN_DAY }

export type PauseKind = 'break' | 'exclusion'

/** The lengths that stand to choose, in one size. */
export const LENGTHS = {
  break: ['day', 'week', 'month', 'other'],
  exclusion: ['months6', 'months12', 'months60'],
} as const
export type Length = (typeof LENGTHS)[PauseKind][number]

/** Days of a break of this length; `other` has days of its own. */
const DAYS: Partial<Record<Length, number>> = { day: 1, week: 7, month: 30 }
const MONTHS = { months6: 6, months12: 12, months60: 60 } as const

/** What `PauseForm` reads of the fields. */
export interface Pause {
  readonly length: Length
  readonly days: string
  readonly thisDevice: boolean
  /** As typed. */
  readonly password: string
}

export type PauseValues = { length: Length | ''; days: string; thisDevice: boolean; password: string }

/** Whole days of a break; undefined if the player has not entered any that fit. */
export function readDays({ length, days }: Pick<PauseValues, 'length' | 'days'>): number | undefined {
  if (length === '') return undefined
  const number = length === 'other' ? (/^\s*\d{1,2}\s*$/u.test(days) ? Number(days) : Number.NaN) : DAYS[length]
  return number !== undefined && number >= BREAK_DAYS.min && number <= BREAK_DAYS.max ? number : undefined
}

/** The months of an exclusion. */
export function readMonths(length: Length | ''): 6 | 12 | 60 | undefined {
  return length in MONTHS ? MONTHS[length as keyof typeof MONTHS] : undefined
}

/** Hours of a break of so many days. */
export function toHours(days: number): number {
  return days * HOURS_IN_DAY
}

/** The same time of day so many months later in Manila; the last day of a month that is shorter. */
function addMonths(now: number, months: number): string {
  const local = new Date(`${inManila(new Date(now))}Z`)
  const day = local.getUTCDate()
  local.setUTCDate(1)
  local.setUTCMonth(local.getUTCMonth() + months)
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
  local.setUTCDate(Math.min(day, last))
  return `${local.toISOString().slice(0, -1)}+08:00`
}

/**
 * When a break or an exclusion that begins now would end, as RFC 3339; undefined until a length is chosen. The server
 * decides the end.
 * @param now milliseconds since 1970
 */
export function getEnd(values: Pick<PauseValues, 'length' | 'days'>, now: number): string | undefined {
  const months = readMonths(values.length)
  if (months !== undefined) return addMonths(now, months)
  const days = readDays(values)
  return days === undefined ? undefined : new Date(now + toHours(days) * 3_600_000).toISOString()
}

/** The fields of both steps; `send` makes the body of them. */
const PauseForm = z
  .object({
    length: z.enum([...LENGTHS.break, ...LENGTHS.exclusion]),
    days: z.string(),
    thisDevice: z.boolean(),
    password: z.pipe(
      // Hashing strips spaces, so they do not count as part of a password.
      z.transform((typed: string) => typed.replace(/\s+/gu, '')),
      PasswordInput,
    ),
  })
  .check(
    z.refine<{ length: Length; days: string }>(
      (values) => values.length !== 'other' || readDays(values) !== undefined,
      {
        path: ['days'],
        when: () => true,
      },
    ),
  )

/** No length is chosen at first, which the fields hold as ''. */
export const pauseSchema = PauseForm as unknown as FormSchema<PauseValues, Pause>
