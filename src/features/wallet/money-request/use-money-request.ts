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

/** Another tab is sending one at this moment. */
interface Busy {
  readonly kind: 'busy'
}

export interface MoneyRequestCalls<Request, Kind, Made, Row> {
  readonly isSending: boolean
  /** Sends what the player confirmed; null when one is under way already, so that any number of taps is one. */
  readonly submit: (request: Request, secret?: string) => Promise<SubmitOutcome<Made, Row> | Busy | null>
  /** Sends a stored intent again with its key, by the player's choice; null as above. */
  readonly repeat: (intent: Kind, secret?: string) => Promise<MoneyOutcome<Made> | Busy | null>
}

/**
 * `meta` of a mutation that moves money: every HTTP error and refusal has its toast; of silence and of what cannot be read
 * the screen says what is being checked.
 */
export const MONEY_META = {
  silentError: ({ kind, isOutcomeUnknown }: ApiError) => kind !== 'http' && isOutcomeUnknown,
}

const isMade = (outcome: unknown) => (outcome as { readonly kind: string }).kind === 'made'

/** Shows that the device's storage is full, so that only this tab remembers a money request. */
function useStorageFull(): () => void {
  const { toasts } = useStores()
  const { t } = useTranslation('wallet')
  return () => toasts.danger(t('storageFull'))
}

/** A new key for one intent, 128 random bits in hex. By hand, since `randomUUID` is missing without a secure context. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Runs a task unless this tab or another one of the same browser runs one of the same name; then the result is null.
 * Without Web Locks, or when the request for the lock fails, it runs unlocked: pending intents in storage still hold.
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
 * Sends the money requests of one kind and player: one at a time in this tab, one at a time among tabs, each with one
 * POST. Neither function rejects. After a success `submit` sends nothing more: the form is on its way to another page.
 *
 * @param shows which failures of a repeat have a toast as well: all, where the screen says nothing of them
 */
export function useMoneyRequest<
  Request,
  Kind extends Intent,
  Made extends { readonly orderNo: string },
  Row extends OrderRow,
>(
  definition: MoneyRequest<Request, Kind, Made, Row>,
  uid: string,
  { showsAllFailures = false }: { readonly showsAllFailures?: boolean } = {},
): MoneyRequestCalls<Request, Kind, Made, Row> {
  const queryClient = useQueryClient()
  const intents = usePendingIntents(definition)
  const onStorageFull = useStorageFull()
  // After a success the form is on its way to another page.
  const submission = useSingleFlight(isMade)
  const repetition = useSingleFlight()
  const { mutateAsync } = useMutation({
    mutationFn: ({ intent, secret }: { intent: Kind; secret: string | undefined }) => definition.send(intent, secret),
    networkMode: 'always',
    retry: 0,
    // The hash of a password is not for the mutation cache to keep.
    gcTime: 0,
    ...(showsAllFailures ? {} : { meta: MONEY_META }),
  })
  const sending: typeof definition = {
    ...definition,
    send: (intent, secret) => mutateAsync({ intent, secret }),
    // Through the cache, so that a logout meanwhile cancels it and nothing is sent.
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
  const deps = { uid, intents, newKey: newIdempotencyKey, serverNow, onStorageFull }

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
