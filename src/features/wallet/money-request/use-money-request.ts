import { MutationObserver, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invalidateAffected } from '#src/api/affected-reads.ts'
import type { ApiError } from '#src/api/api-error.ts'
import { serverNow } from '#src/api/server-clock.ts'
import { useSingleFlight } from '#src/hooks/use-single-flight.ts'
import { browserLocks, type Locks } from '#src/platform/locks.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import type { MoneyDefinition, MoneyTypes } from './definition.ts'
import { MoneyRequest, type SubmitOutcome } from './money-request.ts'
import { PendingIntentStore } from './pending-intents.ts'
import type { MoneyOutcome } from './send-once.ts'
import { ALWAYS_STALE } from './use-watched-read.ts'

/**
 * `meta` of a money mutation: HTTP errors and refusals show a toast; after no response or an unreadable one the screen
 * shows what is being checked.
 */
export const MONEY_META = {
  silentError: ({ kind, isOutcomeUnknown }: ApiError) => kind !== 'http' && isOutcomeUnknown,
}

/** A new key: 128 random bits in hex. `randomUUID` is missing without a secure context. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export interface MoneyFailureOptions {
  /** Whether unknown results show a toast too, for screens that do not report them. */
  readonly showsAllFailures?: boolean
  /** A code whose refusal the screen itself shows, without a toast. */
  readonly shownCode?: number
}

/** The player's money requests of one kind. Screens are keyed by the player. */
export function useMoneyRequest<Types extends MoneyTypes>(
  definition: MoneyDefinition<Types>,
  { showsAllFailures = false, shownCode }: MoneyFailureOptions = {},
): MoneyRequest<Types> {
  const queryClient = useQueryClient()
  const { deferred, toasts } = useStores()
  const { i18n } = useTranslation('wallet')
  const [requests] = useState(
    () =>
      new MoneyRequest(definition, {
        intents: deferred.get(PendingIntentStore).of(definition),
        newKey: newIdempotencyKey,
        serverNow,
        async write(send) {
          const mutation = new MutationObserver<Types['made'], ApiError>(queryClient, {
            mutationFn: send,
            networkMode: 'always',
            retry: 0,
            gcTime: 0,
            meta: {
              silentError: (error) =>
                (!showsAllFailures && MONEY_META.silentError(error)) ||
                (shownCode !== undefined && error.code === shownCode),
            },
          })
          try {
            return await mutation.mutate()
          } finally {
            mutation.reset()
          }
        },
        // Through the cache, so that a logout cancels it and nothing is sent.
        readFirst: (read) =>
          queryClient.fetchQuery({
            queryKey: [definition.name, 'before'],
            queryFn: ({ signal }) => read(signal),
            staleTime: ALWAYS_STALE,
            gcTime: 0,
            retry: false,
            meta: { silentError: true, isWatched: true },
          }),
        // Only this tab has the request.
        onStorageFull: () => toasts.danger(i18n.t('wallet:storageFull')),
      }),
  )
  return requests
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

/** Another tab is sending a request of this kind. */
interface Busy {
  readonly kind: 'busy'
}

export interface MoneySending<Types extends MoneyTypes> {
  readonly isSending: boolean
  /** Sends a confirmed request; null while one is in flight, so that repeated taps send once. */
  readonly submit: (request: Types['request'], secret?: string) => Promise<SubmitOutcome<Types> | Busy | null>
  /** Repeats a stored intent with its key, by the player's choice; null as above. */
  readonly repeat: (intent: Types['intent'], secret?: string) => Promise<MoneyOutcome<Types['made']> | Busy | null>
}

const isMade = (outcome: unknown) => (outcome as { readonly kind: string }).kind === 'made'

/**
 * Sends money requests one at a time across tabs, each with one POST. Neither function rejects. After a success `submit`
 * sends nothing more, because the form navigates away.
 */
export function useMoneySending<Types extends MoneyTypes>(requests: MoneyRequest<Types>): MoneySending<Types> {
  const queryClient = useQueryClient()
  const { name, operation } = requests.definition
  const submission = useSingleFlight(isMade)
  const repetition = useSingleFlight()

  async function locked<Outcome extends { readonly kind: string }>(
    task: () => Promise<Outcome>,
  ): Promise<Outcome | Busy> {
    const outcome = (await withTabLock(name, task)) ?? { kind: 'busy' as const }
    if (outcome.kind === 'made') invalidateAffected(queryClient, operation)
    return outcome
  }

  return {
    isSending: submission.isBusy || repetition.isBusy,
    submit: (request, secret) => submission.run(() => locked(() => requests.submit(request, secret))),
    repeat: (intent, secret) => repetition.run(() => locked(() => requests.repeat(intent, secret))),
  }
}
