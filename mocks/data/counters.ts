import { COUNTER_OF_EVENT } from '#generated/ws/counters.ts'

export type CounterEvent = keyof typeof COUNTER_OF_EVENT

/** The counters that an account stores: all but unread letters, which are counted. */
type Counter = Exclude<(typeof COUNTER_OF_EVENT)[CounterEvent], 'letterUnreadNum'>

export type Counters = Record<Counter, number>

const COUNTERS = (Object.entries(COUNTER_OF_EVENT) as [CounterEvent, Counter | 'letterUnreadNum'][]).flatMap(
  ([event, counter]) => (counter === 'letterUnreadNum' ? [] : [{ event, counter }]),
)

/** The socket event of each counter (`x-count` in `asyncapi/socket.yaml`). */
export const EVENT_OF_COUNTER = Object.fromEntries(COUNTERS.map(({ event, counter }) => [counter, event])) as Readonly<
  Record<Counter, CounterEvent>
>

/** Whether an event of the socket sets a counter. */
export function isCounterEvent(event: string): boolean {
  return Object.hasOwn(COUNTER_OF_EVENT, event)
}

export function noCounters(): Counters {
  return Object.fromEntries(COUNTERS.map(({ counter }) => [counter, 0])) as Counters
}
