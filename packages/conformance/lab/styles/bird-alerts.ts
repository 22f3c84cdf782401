import type { Json } from '@tumpak/contract-kit/json.ts'
import type { BirdFault } from './bird-faults.ts'
import type { Reply, StyleServer, Visit } from './serve.ts'

const ALERTS_EACH = 60

/** Creates the alerts of some watchers. */
export function createAlerts(owners: readonly string[]): Json[] {
  return owners.flatMap((owner, turn) =>
    Array.from({ length: ALERTS_EACH }, (_, index) => {
      const id = `5b0f2c1e-3f6a-4d0b-8a57-${String(ALERTS_EACH * turn + index).padStart(12, '0')}`
      return { id, owner, species: 'Osprey', isMuted: false }
    }),
  )
}

/** Handles alerts, whose actions return nothing: only `x-shows` says what they do. */
export function handleAlerts(
  state: Json,
  has: (fault: BirdFault) => boolean,
  { headers, refuse }: { headers: { [name: string]: string } } & Pick<StyleServer, 'refuse'>,
): StyleServer['handlers'] {
  const list = ({ player }: Visit): Json[] => (state['alerts'] as Json[]).filter(({ owner }) => owner === player)
  const mute = (alert: Json | undefined): void => {
    state['alerts'] = (state['alerts'] as Json[]).map((item) => (item === alert ? { ...item, isMuted: true } : item))
  }
  const dismiss = (alert: Json | undefined): void => {
    state['alerts'] = (state['alerts'] as Json[]).filter((item) => item !== alert)
  }
  /** Handles an action on an alert, and on the next one. */
  const act = (run: (alert: Json, next: Json | undefined) => void) => {
    return (visit: Visit): Reply => {
      const own = list(visit)
      const index = own.findIndex(({ id }) => id === visit.body['id'])
      const alert = own[index]
      if (alert === undefined) return refuse(404, 'There is no such alert.')
      run(alert, own[index + 1])
      return { status: 204, headers }
    }
  }
  return {
    listAlerts: (visit) => ({
      body: list(visit).map(({ id, species, isMuted }) => ({ id, species, isMuted })),
      headers,
    }),
    muteAlert: act((alert, next) => {
      if (has('mute-dismisses')) dismiss(alert)
      else if (!has('mute-lost')) mute(has('mute-on-next') ? next : alert)
    }),
    dismissAlert: act((alert, next) => {
      if (has('dismiss-mutes')) mute(alert)
      else if (!has('dismiss-lost')) dismiss(has('dismiss-next') ? next : alert)
    }),
  }
}
