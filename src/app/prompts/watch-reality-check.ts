import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { reaction } from 'mobx'
import { getPlaySessionQuery } from '#generated/http/responsible/get-play-session.ts'
import type { PlaySession } from '#generated/http/schemas/play-session.ts'
import { stopAll, type Stop } from '#src/lib/stop.ts'
import type { Stores } from '#src/stores/stores.ts'

/** How often the session of play is read while a game is open or a reality check is on screen, in seconds. */
const READ_S = 60

/** Milliseconds until the session of play is read again; false for not before something happens. */
function getPause(session: PlaySession | undefined, isGameOpen: boolean): number | false {
  const due = session?.dueInSeconds ?? Infinity
  const often = isGameOpen || due === 0 ? READ_S : Infinity
  // A second later: the server counts whole ones.
  const seconds = Math.min(often, due === 0 ? Infinity : due + 1)
  return seconds === Infinity ? false : seconds * 1000
}

/**
 * Reads the session of play: every minute while a game is open, when a reality check is due, when the page becomes visible,
 * and after the socket's `session.reminder` (an active read is read again). Shows the reality check while it is due.
 */
export function watchRealityCheck(
  { overlays, session }: Pick<Stores, 'overlays' | 'session'>,
  queryClient: QueryClient,
): Stop {
  const isGameOpen = () => overlays.frames.some(({ name }) => name === 'gameFrame')
  const getOptions = () => ({
    ...getPlaySessionQuery(),
    enabled: session.role === 'player',
    staleTime: 0,
    refetchInterval: () => getPause(queryClient.getQueryData(getPlaySessionQuery().queryKey), isGameOpen()),
    refetchOnWindowFocus: 'always' as const,
    meta: { silentError: true },
  })
  const observer = new QueryObserver(queryClient, getOptions())

  function show({ data }: { readonly data: PlaySession | undefined }): void {
    if (session.role === 'player' && data?.dueInSeconds === 0) overlays.enqueue('realityCheck', {})
    else overlays.dequeue('realityCheck')
  }

  const stop = stopAll([
    observer.subscribe(show),
    reaction(
      () => [session.uid, session.role],
      () => {
        observer.setOptions(getOptions())
        show(observer.getCurrentResult())
      },
    ),
    // A launch begins a session of play, and the last round may have changed it.
    reaction(isGameOpen, () => {
      if (session.role === 'player') void observer.refetch()
    }),
  ])
  show(observer.getCurrentResult())
  return stop
}
