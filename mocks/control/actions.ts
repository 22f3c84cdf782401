import type { MockAnswer } from '../http/call-context.ts'
import { worldCookie } from '../http/cookies.ts'
import type { Json } from '../http/document.ts'
import { isScenario, SCENARIOS } from '../world/scenarios.ts'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { ok, wanted } from './answers.ts'

/** The largest step of the clock: ten years. */
const MAX_ADVANCE_MS = 10 * 366 * 86_400_000

/** `POST /__mock/worlds {id?, scenario?}`: creates a sandbox; the cookie selects it from now on. */
export function createWorld(worlds: Worlds, { id, scenario }: Json): MockAnswer {
  if (id !== undefined && !Worlds.isId(id)) return wanted('id: letters, digits, - and _, at most 64')
  if (scenario !== undefined && !isScenario(scenario))
    return wanted(`scenario: one of ${SCENARIOS.map(({ name }) => name).join(', ')}`)
  const world = worlds.create(id, scenario)
  return ok({ id: world.id, scenario: world.scenario }, { 'set-cookie': worldCookie(world.id) })
}

/** `POST /__mock/reset`: restores the sandbox's initial state. */
export function resetWorld(worlds: Worlds, world: World): MockAnswer {
  worlds.reset(world.id)
  return ok({ id: world.id })
}

/** `POST /__mock/push {uid?, event, content}`: a socket event for one player, or for all players of the sandbox. */
export function pushEvent(world: World, { uid, event, content }: Json): MockAnswer {
  if (typeof event !== 'string' || event === '' || event.length > 64) return wanted('event: a name')
  if (uid !== undefined && (typeof uid !== 'string' || world.accounts.byUid(uid) === undefined))
    return wanted('uid: a player of this sandbox')
  const uids = typeof uid === 'string' ? [uid] : world.accounts.all().map((account) => account.uid)
  for (const one of uids) world.push(one, event, content)
  return ok({ uids })
}

/** The player's fields that the back office may change, and their values. */
const CHANGES: Record<string, readonly unknown[]> = {
  onlyKyc: [true, false],
  kycStatus: ['ratified', 'unratified'],
  identityStatus: ['unverified', 'pending', 'approved', 'rejected', 'editing'],
}

/** `POST /__mock/players {username, onlyKyc?, kycStatus?, identityStatus?}`: a change by the back office. */
export function changePlayer(world: World, { username, ...changes }: Json): MockAnswer {
  const account = typeof username === 'string' ? world.accounts.byUsername(username) : undefined
  if (!account) return wanted('username: a player of this sandbox')
  for (const [name, value] of Object.entries(changes)) {
    if (CHANGES[name]?.includes(value) !== true) {
      return wanted(
        `${Object.entries(CHANGES)
          .map(([known, values]) => `${known}: ${values.join(', ')}`)
          .join('; ')}`,
      )
    }
  }
  Object.assign(account.profile, changes)
  return ok({ uid: account.uid, ...changes })
}

/** `POST /__mock/clock {advanceMs}`: advances the sandbox's time; timers that come due run in order. */
export function moveClock(world: World, { advanceMs }: Json): MockAnswer {
  if (typeof advanceMs !== 'number' || !(advanceMs >= 0 && advanceMs <= MAX_ADVANCE_MS))
    return wanted('advanceMs: milliseconds, not negative')
  world.clock.advance(advanceMs)
  return ok({ offsetMs: world.clock.offsetMs, now: new Date(world.clock.now()).toISOString() })
}

/** `POST /__mock/sockets/close {code}`: closes the sandbox's sockets; 1006 breaks them off without a close frame. */
export function closeSockets(world: World, { code = 1000 }: Json): MockAnswer {
  const allowed =
    typeof code === 'number' &&
    ([1000, 1001, 1006, 1009, 1011, 1012, 1013].includes(code) ||
      (Number.isInteger(code) && code >= 3000 && code <= 4999))
  if (!allowed) return wanted('code: 1000, 1001, 1006, 1009, 1011-1013 or 3000-4999')
  return ok({ closed: world.hub.close(Number(code), 'closed by hand') })
}
