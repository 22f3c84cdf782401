import { ServerMessage } from '#generated/ws/socket.ts'
import type { MockResponse } from '../http/request-context.ts'
import { sandboxCookie } from '../http/cookies.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { isLimitKind, LIMIT_KINDS } from '../sandbox/responsible/limits.ts'
import { getPauseEnd } from '../sandbox/responsible/pauses.ts'
import { isScenario, SCENARIOS } from '../sandbox/scenarios.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { Sandboxes } from '../sandbox/sandboxes.ts'
import { ok, wanted } from './responses.ts'

/** The largest step of the clock: ten years. */
const MAX_ADVANCE_MS = 10 * 366 * 86_400_000

/** `POST /__mock/sandboxes {id?, scenario?}`: creates a sandbox; the cookie selects it from now on. */
export function createSandbox(sandboxes: Sandboxes, { id, scenario }: Json): MockResponse {
  if (id !== undefined && !Sandboxes.isId(id)) return wanted('id: letters, digits, - and _, at most 64')
  if (scenario !== undefined && !isScenario(scenario))
    return wanted(`scenario: one of ${SCENARIOS.map(({ name }) => name).join(', ')}`)
  const sandbox = sandboxes.create(id, scenario)
  return ok({ id: sandbox.id, scenario: sandbox.scenario }, { 'set-cookie': sandboxCookie(sandbox.id) })
}

/** `POST /__mock/reset`: restores the sandbox's initial state. */
export function resetSandbox(sandboxes: Sandboxes, sandbox: Sandbox): MockResponse {
  sandboxes.reset(sandbox.id)
  return ok({ id: sandbox.id })
}

/** Maximum number of events per push. */
const MAX_TIMES = 1000

/**
 * `POST /__mock/push {uid?, event, content, times?}`: a socket event for one player, or for all players of the sandbox.
 * What does not fit the document is sent too, with a warning in the response.
 */
export function pushEvent(sandbox: Sandbox, { uid, event, content, times = 1 }: Json): MockResponse {
  if (typeof event !== 'string' || event === '' || event.length > 64) return wanted('event: a name')
  if (uid !== undefined && (typeof uid !== 'string' || sandbox.accounts.byUid(uid) === undefined))
    return wanted('uid: a player of this sandbox')
  if (!Number.isInteger(times) || Number(times) < 1 || Number(times) > MAX_TIMES)
    return wanted(`times: 1-${String(MAX_TIMES)}`)
  const uids = typeof uid === 'string' ? [uid] : sandbox.accounts.all().map((account) => account.uid)
  for (let time = 0; time < Number(times); time += 1) for (const one of uids) sandbox.push(one, event, content)
  const fits = ServerMessage.safeParse({ event, content }).success
  return ok({ uids, ...(!fits && { warning: `asyncapi/socket.yaml has no ${event} with this content` }) })
}

/** The player's fields that the back office may change, and their values. */
const CHANGES: Record<string, readonly unknown[]> = {
  onlyKyc: [true, false],
  kycStatus: ['ratified', 'unratified'],
  identityStatus: ['unverified', 'pending', 'approved', 'rejected', 'editing'],
}

/** Lengths of a break or an exclusion that the back office sets without one. */
const DEFAULT_LENGTHS = { hours: 24, months: 6 }

/** Reads a new state of play and when it ends, or returns what is expected. */
function readPlay({ play, hours = DEFAULT_LENGTHS.hours, months = DEFAULT_LENGTHS.months }: Json, now: number) {
  const isLength = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= 10_000
  if (play === 'open' || play === 'restricted') return { state: play, until: now } as const
  if (play === 'break' && isLength(hours)) return { state: play, until: getPauseEnd(now, { hours }) } as const
  if (play === 'excluded' && isLength(months)) return { state: play, until: getPauseEnd(now, { months }) } as const
  return 'play: open, break (with hours), excluded (with months), restricted'
}

/**
 * `POST /__mock/players {username, onlyKyc?, kycStatus?, identityStatus?, play?, hours?, months?, useUp?}`: a change by the
 * back office. `play` begins or ends a break, an exclusion or a restriction; `useUp` lowers the limits of a kind to what
 * is used of them.
 */
export function changePlayer(
  sandbox: Sandbox,
  { username, play, hours, months, useUp, ...changes }: Json,
): MockResponse {
  const account = typeof username === 'string' ? sandbox.accounts.byUsername(username) : undefined
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
  const pause = play === undefined ? undefined : readPlay({ play, hours, months }, sandbox.clock.now())
  if (typeof pause === 'string') return wanted(pause)
  if (pause !== undefined) sandbox.responsible.pauses.override(account, pause.state, pause.until)
  if (useUp !== undefined && !(isLimitKind(useUp) && sandbox.responsible.limits.useUp(account, useUp)))
    return wanted(`useUp: ${LIMIT_KINDS.join(', ')}; a kind that the player has a limit of and has used`)
  const before = account.profile.identityStatus
  Object.assign(account.profile, changes)
  if (changes['identityStatus'] === 'pending') account.identity.submittedAt = sandbox.clock.now()
  if (account.profile.identityStatus !== before) sandbox.identities.sendVerdict(account)
  return ok({ uid: account.uid, ...(play !== undefined && { play }), ...changes })
}

/** `POST /__mock/clock {advanceMs}`: advances the sandbox's time; timers that come due run in order. */
export function moveClock(sandbox: Sandbox, { advanceMs }: Json): MockResponse {
  if (typeof advanceMs !== 'number' || !(advanceMs >= 0 && advanceMs <= MAX_ADVANCE_MS))
    return wanted('advanceMs: milliseconds, not negative')
  sandbox.clock.advance(advanceMs)
  return ok({ offsetMs: sandbox.clock.offsetMs, now: new Date(sandbox.clock.now()).toISOString() })
}

/** `POST /__mock/sockets/close {code}`: closes the sandbox's sockets; 1006 breaks them off without a close frame. */
export function closeSockets(sandbox: Sandbox, { code = 1000 }: Json): MockResponse {
  const allowed =
    typeof code === 'number' &&
    ([1000, 1001, 1006, 1009, 1011, 1012, 1013].includes(code) ||
      (Number.isInteger(code) && code >= 3000 && code <= 4999))
  if (!allowed) return wanted('code: 1000, 1001, 1006, 1009, 1011-1013 or 3000-4999')
  return ok({ closed: sandbox.hub.close(Number(code), 'closed by hand') })
}
