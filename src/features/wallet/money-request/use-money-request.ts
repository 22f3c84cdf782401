import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { invalidateAffected } from '#src/api/affected-reads.ts'
import type { ApiError } from '#src/api/api-error.ts'
import { serverNow } from '#src/api/server-clock.ts'
import { useSingleFlight } from '#src/hooks/use-single-flight.ts'
import { browserLocks, type Locks } from '#src/platform/locks.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import type { OrderRow } from './history.ts'
import { type MoneyRequest, repeat, submit, type SubmitOutcome } from './money-request.ts'
import type { Intent } from './pending-intents.ts'
import type { MoneyOutcome } from './send-once.ts'
import { usePendingIntents } from './use-follow.ts'
import { ALWAYS_STALE } from './use-watched-read.ts'

/** Another tab is sending a request of this kind. */
interface Busy {
  readonly kind: 'busy'
}

export interface MoneyRequestCalls<Request, Kind, Made, Row> {
  readonly isSending: boolean
  /** Sends a confirmed request; null while one is in flight, so that repeated taps send once. */
  readonly submit: (request: Request, secret?: string) => Promise<SubmitOutcome<Made, Row> | Busy | null>
  /** Repeats a stored intent with its key, by the player's choice; null as above. */
  readonly repeat: (intent: Kind, secret?: string) => Promise<MoneyOutcome<Made> | Busy | null>
}

/**
 * `meta` of a money mutation: HTTP errors and refusals show a toast; after no response or an unreadable one the screen
 * shows what is being checked.
 */
export const MONEY_META = {
  silentError: ({ kind, isOutcomeUnknown }: ApiError) => kind !== 'http' && isOutcomeUnknown,
}

const isMade = (outcome: unknown) => (outcome as { readonly kind: string }).kind === 'made'

/** Shows a toast that the device's storage is full: only this tab has the request. */
function useStorageFull(): () => void {
  const { toasts } = useStores()
  const { t } = useTranslation('wallet')
  return () => toasts.danger(t('storageFull'))
}

/** A new key: 128 random bits in hex. `randomUUID` is missing without a secure context. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Runs a task under a lock of this browser; null if any tab holds it. Runs unlocked if Web Locks are missing or fail:
 * stored pending intents still block a second request.
 */
export async function withTabLock<Result>(
  name: string,
  run: () => Promise<Result>,
  locks: Locks | undefined = browserLocks(),
): Promise<Result | null> {
  if (!locks) return run()
  let running: Promise<Result> | undefined
  let isTaken = false
  const start = async (lock: unknown) => {
    if (lock) await (running = run())
    else isTaken = true
  }
  try {
    await locks.request(name, { ifAvailable: true }, start)
  } catch {
    // The lock was denied or stolen; the task's own error comes from `running`.
  }
  return isTaken ? null : (running ?? run())
}

/**
 * Sends one kind of money request, one at a time across tabs, each with one POST. Neither function rejects. After a
 * success `submit` sends nothing more, because the form navigates away.
 *
 * @param showsAllFailures whether unknown results show a toast too, for screens that do not report them
 */
export function useMoneyRequest<
  Request,
  Kind extends Intent,
  Made extends { readonly orderNo: string },
  Row extends OrderRow,
>(
  definition: MoneyRequest<Request, Kind, Made, Row>,
  { showsAllFailures = false }: { readonly showsAllFailures?: boolean } = {},
): MoneyRequestCalls<Request, Kind, Made, Row> {
  const queryClient = useQueryClient()
  const intents = usePendingIntents(definition)
  const onStorageFull = useStorageFull()
  // After a success the form is navigating away.
  const submission = useSingleFlight(isMade)
  const repetition = useSingleFlight()
  const { mutateAsync } = useMutation({
    mutationFn: ({ intent, secret }: { intent: Kind; secret: string | undefined }) => definition.send(intent, secret),
    networkMode: 'always',
    retry: 0,
    // Keep no password hash in the mutation cache.
    gcTime: 0,
    ...(showsAllFailures ? {} : { meta: MONEY_META }),
  })
  const sending: typeof definition = {
    ...definition,
    send: (intent, secret) => mutateAsync({ intent, secret }),
    // Through the cache, so that a logout cancels it and nothing is sent.
    history: () =>
      queryClient.fetchQuery({
        queryKey: [definition.name, 'before'],
        queryFn: ({ signal }) => definition.history({}, signal),
        staleTime: ALWAYS_STALE,
        gcTime: 0,
        retry: false,
        meta: { silentError: true, isWatched: true },
      }),
  }
  const deps = { intents, newKey: newIdempotencyKey, serverNow, onStorageFull }

  async function locked<Outcome extends { readonly kind: string }>(
    task: () => Promise<Outcome>,
  ): Promise<Outcome | Busy> {
    const outcome = (await withTabLock(definition.name, task)) ?? { kind: 'busy' as const }
    if (outcome.kind === 'made') invalidateAffected(queryClient, definition.operation)
    return outcome
  }

  return {
    isSending: submission.isBusy || repetition.isBusy,
    submit: (request, secret) => submission.run(() => locked(() => submit(sending, deps, request, secret))),
    repeat: (intent, secret) => repetition.run(() => locked(() => repeat(sending, deps, intent, secret))),
  }
}
