import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { reaction } from 'mobx'
import { setRealityCheckMutation } from '#generated/http/responsible/set-reality-check.ts'
import { i18n, loadTexts } from '#src/i18n/i18n.ts'
import type { Stop } from '#src/lib/stop.ts'
import { toRealityCheckMinutes } from '#src/components/responsible/reality-check-minutes.ts'
import type { Stores } from '#src/stores/stores.ts'

/**
 * Moves the device's session reminder to the account as the time between reality checks, once. A time that those do not
 * have becomes the longest, and the player is told. A failure tries again with the next page load.
 */
export function moveReminder(
  { session, settings, toasts }: Pick<Stores, 'session' | 'settings' | 'toasts'>,
  queryClient: QueryClient,
): Stop {
  let isSent = false

  async function move(kept: number): Promise<void> {
    isSent = true
    const minutes = toRealityCheckMinutes(kept)
    const write = new MutationObserver(queryClient, {
      ...setRealityCheckMutation({ silent: true, successMessage: null }),
      meta: { silentError: true },
    })
    await write.mutate({ data: { minutes } })
    settings.markReminderMoved()
    if (minutes === kept) return
    await loadTexts('playBreak')
    toasts.success(i18n.t('playBreak:reminderMoved', { minutes }))
  }

  return reaction(
    () => (session.role === 'player' ? settings.reminderToMove : undefined),
    (kept) => {
      if (kept !== undefined && !isSent) move(kept).catch(() => undefined)
    },
    { fireImmediately: true },
  )
}
