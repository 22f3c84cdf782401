import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { trimSlash } from '@tumpak/contract-kit/path-template.ts'
import { isSecretName } from '@tumpak/contract-kit/secret-name.ts'
import { findThirdPartyInput } from '../document/third-party-input.ts'
import { describeOutcome } from '../document/envelope/outcome.ts'
import type { Inputs } from '../cases/inputs.ts'
import { listValues } from '../cases/named-account.ts'
import { CookieJar } from '../http/cookie-jar.ts'
import type { RunContext } from '../context/run-context.ts'
import { needsOnlyCertificate } from '../config/credentials.ts'
import { adviseLogin } from './describe-credentials.ts'
import { ownSession, showToken } from './own-session.ts'
import type { Player } from '../config/player.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { getExclusionReason } from '../context/risk.ts'

/** Thrown if the run cannot continue. The message says why. */
export class CannotRun extends Error {}

/** The credentials of an invalid session. */
export interface DeadSession {
  jar: CookieJar
  /** Whether a logout has ended the session. */
  isOver: boolean
}

/** Opens, stores and ends sessions. Configured players come first; further ones are registered. */
export class Sessions {
  readonly players: Player[]
  readonly #made: Player[] = []
  /** Configured players for what lasts (`lasting: true`). No other request is sent as them. */
  readonly #lasting: Player[]
  readonly login: Operation | undefined
  readonly register: Operation | undefined
  readonly #context: RunContext
  readonly #inputs: Inputs
  readonly #secrets: string[]
  #dead: Promise<DeadSession | undefined> | undefined
  #registered = 0
  #refusal: string | undefined
  /** Why operations that need a session cannot be checked; undefined if there is a player. */
  noPlayerReason: string | undefined

  constructor(context: RunContext, inputs: Inputs, secrets: string[]) {
    this.#context = context
    this.#inputs = inputs
    this.#secrets = secrets
    const { players, login, register } = context.config
    this.login = login === undefined ? findLogin(context) : context.operation(login)
    this.register =
      register === undefined
        ? findRegister(context, this.login)
        : register === false
          ? undefined
          : context.operation(register)
    const all = players.map((fields, index): Player => ({
      name: fields['username'] ?? `player ${index + 1}`,
      fields,
      isFresh: false,
      mayLast: fields['lasting'] === 'true',
    }))
    this.players = all.filter(({ mayLast }) => mayLast !== true)
    this.#lasting = all.filter(({ mayLast }) => mayLast === true)
    for (const player of this.#lasting) this.#guard(player)
    if (this.players.length === 0)
      this.players.push({ name: 'visitor', fields: {}, isFresh: false, jar: Promise.resolve(new CookieJar()) })
    for (const player of this.players) this.#guard(player)
  }

  /** The player for most requests. */
  get main(): Player {
    return this.#at(0)
  }

  /** The player for requests that may end sessions. */
  get last(): Player {
    return this.#at(-1)
  }

  /** Another configured player. */
  findOther(player: Player): Player | undefined {
    return this.players.find((candidate) => candidate !== player && !candidate.isFresh)
  }

  /** All players, also those that the harness registered. */
  get all(): readonly Player[] {
    return [...this.players, ...this.#made]
  }

  #at(index: number): Player {
    const player = this.players.at(index)
    if (player === undefined) throw new CannotRun('there is no player (players)')
    return player
  }

  /** Returns a player's session, opened on first use. Throws CannotRun if no player can log in. */
  async getJar(player: Player): Promise<CookieJar> {
    player.jar ??= this.another(player)
    return this.#sign(await player.jar, player)
  }

  /** Opens another session of a player. */
  async another(player: Player): Promise<CookieJar> {
    return this.#sign(await this.#logIn(player), player)
  }

  /** Marks a session with its account. */
  #sign(jar: CookieJar, player: Player): CookieJar {
    jar.account ??= this.#nameAccount(player)
    jar.mayLast = player.isFresh || player.mayLast === true
    return jar
  }

  /** The name of an account in reports, which is no secret. */
  #nameAccount(player: Player): string | undefined {
    if (player.isFresh || player.mayLast === true) return player.name
    const index = this.players.indexOf(player)
    return index === -1 || Object.keys(player.fields).length === 0 ? undefined : `account ${String(index + 1)}`
  }

  async #logIn(player: Player): Promise<CookieJar> {
    const { login } = this
    const own = await this.#own(player)
    if (own !== undefined) {
      player.hasOwnSession = true
      return own
    }
    const withSession = this.#context.operations.filter(({ needsSession }) => needsSession)
    if (login === undefined && withSession.every((operation) => needsOnlyCertificate(this.#context.root, operation)))
      return new CookieJar()
    if (login === undefined)
      throw new CannotRun(
        'no operation of the document opens a session; set login to its operationId, or give each player a token (token: a text, { command } or { url })',
      )
    const jar = new CookieJar()
    const input = await this.#inputs.first(login, player)
    const result = await this.#context.look(login, input, { jar })
    if (result.outcome.kind !== 'success') {
      const why = describeOutcome(result.outcome)
      const advice = result.outcome.kind === 'refused' ? adviseLogin(this.#context, login, this.players, player) : ''
      throw new CannotRun(
        `${player.name} cannot log in (${login.id}): the response was ${why}${advice === '' ? '' : `. ${advice}`}`,
      )
    }
    this.#secrets.push(...showToken(this.#context.root, jar, result.json, player.fields))
    return jar
  }

  /** Registers a player with a session; undefined if that is impossible. */
  async fresh(): Promise<Player | undefined> {
    const { register } = this
    if (register === undefined || this.#context.config.deny.includes(register.id)) return undefined
    this.#registered += 1
    const password = `Fresh${this.#registered}x${this.#context.config.seed}`.slice(0, 12)
    const player: Player = { name: `fresh ${this.#registered}`, fields: { password }, isFresh: true }
    this.#guard(player)
    const input = await this.#inputs.first(register, player)
    const jar = new CookieJar()
    const result = await this.#context.look(register, input, { jar })
    if (result.outcome.kind !== 'success') {
      this.#refusal = `${register.id} got ${describeOutcome(result.outcome)}`
      return undefined
    }
    for (const [name, value] of listValues(input.body)) if (name !== 'password') player.fields[name] = value
    this.#made.push(player)
    // Log in, because registration may open no session.
    this.#secrets.push(...showToken(this.#context.root, jar, result.json, player.fields))
    if (!jar.isEmpty || this.login === undefined) player.jar = Promise.resolve(jar)
    return player
  }

  /** Returns a player for an operation whose effect lasts: a new one, else the configured ones in turn. */
  async takeLasting(): Promise<Player | undefined> {
    const fresh = await this.fresh()
    if (fresh !== undefined) return fresh
    const next = this.#lasting.shift()
    if (next !== undefined) this.#lasting.push(next)
    return next
  }

  /**
   * Opens the sessions of all players. The session to be ended is opened first: with one session per account, a later
   * login would end the one that all other checks need.
   */
  async open(): Promise<void> {
    if (this.#context.operations.some(({ needsSession }) => needsSession)) await this.dead()
    for (const player of this.players) await this.getJar(player)
  }

  /** Registers players if none are configured and the document has a registration. */
  async enlist(count: number): Promise<void> {
    const { register } = this
    const why =
      register === undefined ? 'no operation registers players' : getExclusionReason(register, this.#context.config)
    const made: Player[] = []
    while (why === undefined && made.length < count) {
      const player = await this.fresh()
      if (player === undefined) break
      await this.getJar(player)
      // They stand in for configured players, whose data others must not reach.
      made.push({ ...player, isFresh: false })
    }
    if (made.length > 0) this.players.splice(0, this.players.length, ...made)
    else this.noPlayerReason = `it needs a session, and no player is configured (players); ${why ?? this.#refusal}`
    // If a login is refused, the session of the registration is enough for most operations.
    await this.dead().catch(() => undefined)
    await this.getJar(this.main)
  }

  /** Returns an ended session, to send as it is or corrupted; undefined if there is none. */
  dead(): Promise<DeadSession | undefined> {
    this.#dead ??= this.#makeDead()
    return this.#dead
  }

  async #makeDead(): Promise<DeadSession | undefined> {
    const player = this.players[0]
    if (player === undefined || Object.keys(player.fields).length === 0) return undefined
    const own = await this.#own(player)
    // This session is the run's only one, so do not end it.
    if (own !== undefined) return { jar: own, isOver: false }
    if (this.login === undefined) return undefined
    const jar = await this.another(player)
    // With one session per account, this login has ended the player's session.
    delete player.jar
    const kept = jar.copy()
    const logout = this.#context.operations.find(
      (operation) => operation.effect === 'session' && operation.needsSession && operation.body === undefined,
    )
    // Without a logout operation the session stays valid.
    if (logout === undefined || this.#context.config.deny.includes(logout.id)) return { jar: kept, isOver: false }
    const { outcome } = await this.#context.look(logout, await this.#inputs.first(logout, player), { jar })
    if (outcome.kind === 'success') kept.session = 'ended'
    return { jar: kept, isOver: kept.session === 'ended' }
  }

  /** Returns configured credentials; undefined for players who log in. */
  async #own(player: Player): Promise<CookieJar | undefined> {
    // A registered player has only a name and a password.
    if (player.isFresh) return undefined
    try {
      const own = ownSession(this.#context.root, player.fields, this.#secrets)
      return await own
    } catch (cause) {
      throw new CannotRun(`the token of ${player.name}: ${cause instanceof Error ? cause.message : String(cause)}`, {
        cause,
      })
    }
  }

  #guard({ fields }: Player): void {
    for (const [name, value] of Object.entries(fields)) {
      // Any secret may also occur as its hash.
      if (isSecretName(name) || this.#secrets.includes(value)) this.#secrets.push(value, hashPassword(value))
    }
  }
}

function opensSession(operation: Operation): boolean {
  const setsCookie = operation.responses.some(({ headers }) => headers.some(({ name }) => /^set-cookie$/i.test(name)))
  return (
    !operation.needsSession &&
    operation.body !== undefined &&
    (operation.effect === 'session' || setsCookie || /log.?in|sign.?in|auth|session/i.test(operation.path))
  )
}

/** Finds the operation that opens a session with what an account has, by its name. */
export function findLogin({ root, operations }: Pick<RunContext, 'root' | 'operations'>): Operation | undefined {
  const own = operations.filter((operation) => findThirdPartyInput(root, operation) === undefined)
  return (
    own.find(
      (operation) => opensSession(operation) && /log.?in|sign.?in|session/i.test(`${operation.id} ${operation.path}`),
    ) ??
    // `POST /tokens`, `/auth`, `/oauth/token`
    own.find(
      ({ method, path, needsSession, body }) =>
        method === 'POST' &&
        !needsSession &&
        body !== undefined &&
        /\/(auth\w*|(\w+[_-])?tokens?)$/i.test(trimSlash(path)),
    )
  )
}

/** Finds the operation that creates a player, by its name. */
export function findRegister(
  { root, operations }: Pick<RunContext, 'root' | 'operations'>,
  login: Operation | undefined,
): Operation | undefined {
  return operations.find(
    (operation) =>
      operation !== login &&
      opensSession(operation) &&
      /regist|sign.?up/i.test(`${operation.id} ${operation.path}`) &&
      findThirdPartyInput(root, operation) === undefined,
  )
}
