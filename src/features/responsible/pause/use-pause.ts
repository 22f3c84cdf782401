import { useQueryClient } from '@tanstack/react-query'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { useExcludePlayer } from '#generated/http/responsible/exclude-player.ts'
import { useTakeBreak } from '#generated/http/responsible/take-break.ts'
import type { User } from '#generated/http/schemas/user.ts'
import { userQuery } from '#src/queries/user.ts'
import { useSettledWrite, type WriteOutcome } from '../use-settled-write.ts'
import { type Pause, type PauseKind, readDays, readMonths, toHours } from './pause-length.ts'

/** Begins a break or an exclusion. A lost response is settled by reading the player again. */
export function usePause(kind: PauseKind): {
  readonly isUnknown: boolean
  readonly begin: (pause: Pause) => Promise<WriteOutcome>
} {
  const queryClient = useQueryClient()
  const breaking = useTakeBreak()
  const excluding = useExcludePlayer()
  const { isUnknown, write } = useSettledWrite(kind === 'break' ? 'takeBreak' : 'excludePlayer')

  function send(pause: Pause): Promise<unknown> {
    const password = hashPassword(pause.password)
    const months = readMonths(pause.length)
    if (months !== undefined) return excluding.mutateAsync({ data: { months, password } })
    const hours = toHours(readDays(pause) ?? 0)
    return breaking.mutateAsync({ data: { hours, thisDevice: pause.thisDevice, password } })
  }

  return {
    isUnknown,
    begin(pause) {
      const { queryKey } = userQuery()
      const before = queryClient.getQueryData<User>(queryKey)?.play?.until
      return write(
        () => send(pause),
        async () => {
          const { play } = await queryClient.fetchQuery({
            ...userQuery(),
            staleTime: 0,
            retry: false,
            meta: { silentError: true },
          })
          return play?.state === (kind === 'break' ? 'break' : 'excluded') && play.until !== before
        },
      )
    },
  }
}
