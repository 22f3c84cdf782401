import { useQueryClient } from '@tanstack/react-query'
import { useConfirmPlayLimit } from '#generated/http/responsible/confirm-play-limit.ts'
import { listPlayLimitsQuery } from '#generated/http/responsible/list-play-limits.ts'
import { useRemovePlayLimit } from '#generated/http/responsible/remove-play-limit.ts'
import { useSetPlayLimit } from '#generated/http/responsible/set-play-limit.ts'
import { useWithdrawPlayLimitChange } from '#generated/http/responsible/withdraw-play-limit-change.ts'
import type { PlayLimit } from '#generated/http/schemas/play-limit.ts'
import type { PlayLimitKey } from '#generated/http/schemas/play-limit-key.ts'
import type { PlayLimits } from '#generated/http/schemas/play-limits.ts'
import type { SetPlayLimitBody } from '#generated/http/schemas/set-play-limit-body.ts'
import { useSettledWrite, type WriteOutcome } from '../use-settled-write.ts'
import { findLimit, hasValue, isConfirmationShown, isRemovalShown } from './limit-effect.ts'

/** Reads the limits past the cache, to settle a lost response. */
function useReadLimits(): (isDone: (limits: PlayLimits) => boolean) => () => Promise<boolean> {
  const queryClient = useQueryClient()
  return (isDone) => async () =>
    isDone(
      await queryClient.fetchQuery({
        ...listPlayLimitsQuery(),
        staleTime: 0,
        retry: false,
        meta: { silentError: true },
      }),
    )
}

/** Only limits that the app knows have a button. */
function toKey({ kind, period }: PlayLimit): PlayLimitKey {
  return { kind, period } as PlayLimitKey
}

export interface LimitWrite<Argument> {
  readonly isUnknown: boolean
  readonly send: (argument: Argument) => Promise<WriteOutcome>
}

/** Sets or changes a limit. */
export function useSaveLimit(): LimitWrite<SetPlayLimitBody> {
  const { mutateAsync } = useSetPlayLimit()
  const read = useReadLimits()
  const { isUnknown, write } = useSettledWrite('setPlayLimit')
  return {
    isUnknown,
    send: (data) =>
      write(
        () => mutateAsync({ data }),
        read((limits) => hasValue(limits, data, 'minutes' in data ? data.minutes : data.amount)),
      ),
  }
}

/** Asks for the removal of a limit. */
export function useRemoveLimit(): LimitWrite<PlayLimit> {
  const { mutateAsync } = useRemovePlayLimit()
  const read = useReadLimits()
  const { isUnknown, write } = useSettledWrite('removePlayLimit')
  return {
    isUnknown,
    send: (limit) =>
      write(
        () => mutateAsync({ data: toKey(limit) }),
        read((limits) => isRemovalShown(limits, limit)),
      ),
  }
}

/** Says yes to the change of a limit that has waited. */
export function useConfirmChange(): LimitWrite<PlayLimit> {
  const { mutateAsync } = useConfirmPlayLimit()
  const read = useReadLimits()
  const { isUnknown, write } = useSettledWrite('confirmPlayLimit')
  return {
    isUnknown,
    send: (limit) =>
      write(
        () => mutateAsync({ data: toKey(limit) }),
        read((limits) => isConfirmationShown(limits, limit)),
      ),
  }
}

/** Takes back the change of a limit that waits. */
export function useWithdrawChange(): LimitWrite<PlayLimit> {
  const { mutateAsync } = useWithdrawPlayLimitChange()
  const read = useReadLimits()
  const { isUnknown, write } = useSettledWrite('withdrawPlayLimitChange')
  return {
    isUnknown,
    send: (limit) =>
      write(
        () => mutateAsync({ data: toKey(limit) }),
        read(({ limits }) => findLimit(limits, limit)?.change === undefined),
      ),
  }
}
