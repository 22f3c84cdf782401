import type { Badges } from '#generated/http/schemas/badges.ts'
import { COUNTER_OF_EVENT } from '#generated/ws/counters.ts'

/** A socket event that sets a counter (`x-count` in `asyncapi/socket.yaml`). */
export type BadgeEvent = keyof typeof COUNTER_OF_EVENT

type Field = (typeof COUNTER_OF_EVENT)[BadgeEvent] & keyof Badges

/** Our names of counters that the server calls otherwise. */
const OUR_NAMES = { letterUnreadNum: 'inboxUnread', vipTabRewardsNum: 'vipRewardsNum' } as const

type ToName<Of extends Field> = Of extends keyof typeof OUR_NAMES ? (typeof OUR_NAMES)[Of] : Of

export type BadgeName = ToName<Field>

const toName = (field: Field): BadgeName =>
  (OUR_NAMES as Partial<Record<Field, BadgeName>>)[field] ?? (field as BadgeName)

const EVENTS = Object.entries(COUNTER_OF_EVENT) as [BadgeEvent, Field][]

/** The counter that each event sets. */
export const BADGE_OF_EVENT = Object.fromEntries(EVENTS.map(([event, field]) => [event, toName(field)])) as Readonly<
  Record<BadgeEvent, BadgeName>
>

/** Each counter, with its field in the response of `/api/badge/data`. */
export const BADGE_FIELDS: readonly (readonly [BadgeName, Field])[] = EVENTS.map(([, field]) => [toName(field), field])

/** The response of `/api/badge/data`. A server of an earlier contract has fewer counters. */
export type ServerBadges = { readonly [Name in Field | 'revision']?: number | null }
