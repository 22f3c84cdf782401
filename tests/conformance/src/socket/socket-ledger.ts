import type { Operation } from '../document/operation.ts'
import { hideAndCut, hideSecrets } from '../http/hide-secrets.ts'
import { Ledger, type Departure } from '../run/ledger.ts'
import { validatorOf, type Validate } from '../schema/validate.ts'
import type { SocketContract, SocketMessage } from './socket-contract.ts'

/** The name under which the connection itself stands in a report. */
export const CONNECTION = 'socket'

/** What `only` and `triggers` may name of a socket. */
export function namesOf({ messages }: SocketContract): string[] {
  return [CONNECTION, ...messages.map(({ event }) => event)]
}

/** What a finding is shown by. */
type Showing = Departure['answer']

/** What was found and covered of a socket: its connection, and each of its messages. */
export class SocketLedger {
  readonly contract: SocketContract
  readonly ledger: Ledger
  readonly validate: Validate
  /** What must not stand in a report; it grows. */
  readonly secrets: string[]
  readonly #operations: Map<string, Operation>

  constructor(contract: SocketContract, isChosen: (id: string) => boolean, secrets: string[]) {
    this.contract = contract
    this.secrets = secrets
    this.validate = validatorOf(contract.root)
    const operations = [connectionOf(contract), ...contract.messages.map((message) => operationOf(contract, message))]
    this.#operations = new Map(operations.map((one) => [one.id, one]))
    this.ledger = new Ledger(operations, isChosen)
  }

  /** The connection, or a message, as a report lists it. */
  operation(id: string): Operation {
    const found = this.#operations.get(id) ?? this.#operations.get(CONNECTION)
    if (found === undefined) throw new Error('the connection is not in the report')
    return found
  }

  /** Tells of a departure on a line. Its words may quote frames, whose secrets are masked. */
  fail(id: string, line: Showing, departure: Omit<Departure, 'answer'>): void {
    const hide = (words: string): string => hideSecrets(words, this.secrets)
    this.ledger.fail(this.operation(id), {
      ...departure,
      title: hide(departure.title),
      explanation: hide(departure.explanation),
      answer: line,
    })
  }

  /** The beginning of a frame, to quote. */
  quote(data: string, longest = 200): string {
    return hideAndCut(data, this.secrets, longest)
  }

  pass(id: string, check: string): void {
    this.ledger.pass(this.operation(id), check)
  }

  leaveOpen(id: string, check: string, reason: string, byChoice = false): void {
    this.ledger.leaveOpen(this.operation(id), check, reason, byChoice)
  }
}

const NOTHING = {
  effect: 'read',
  affects: [],
  codes: [],
  parameters: [],
  responses: [],
  links: [],
  destructive: false,
} as const

function connectionOf({ address, pointer }: SocketContract): Operation {
  return {
    ...structuredClone(NOTHING),
    id: CONNECTION,
    method: 'SOCKET',
    path: address,
    tag: 'socket',
    summary: 'The connection',
    description: '',
    pointer,
    needsSession: true,
    proposed: false,
  } as unknown as Operation
}

function operationOf(contract: SocketContract, message: SocketMessage): Operation {
  const { event, pointer, proposed, summary, isFromServer } = message
  const method = isFromServer ? 'RECEIVE' : 'SEND'
  return { ...connectionOf(contract), id: event, method, path: event, summary, pointer, proposed }
}
