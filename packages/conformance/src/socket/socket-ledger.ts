import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { hideAndCut, hideSecrets } from '../http/hide-secrets.ts'
import type { CheckInfo } from '../config/check-info.ts'
import { Ledger, type Violation } from '../context/ledger.ts'
import { tryCheck, tryCheckSync } from '../checks/run-phase.ts'
import { getValidator, type Validate } from '../document/schema/validate.ts'
import type { SocketContract, SocketMessage } from './socket-contract.ts'

/** The id in reports of the connection itself, beside those of its messages. */
export const CONNECTION = 'socket'

/** Lists the names that `only` and `triggers` accept for the socket. */
export function listNames({ messages }: SocketContract): string[] {
  return [CONNECTION, ...messages.map(({ event }) => event)]
}

type Evidence = Violation['evidence']

/** Collects findings and coverage for a socket: for its connection, and for each of its messages. */
export class SocketLedger {
  readonly contract: SocketContract
  readonly ledger: Ledger
  readonly validate: Validate
  /** Secrets to mask in reports. More are added during the run. */
  readonly secrets: string[]
  readonly #operations: Map<string, Operation>

  constructor(contract: SocketContract, isChosen: (id: string) => boolean, secrets: string[]) {
    this.contract = contract
    this.secrets = secrets
    this.validate = getValidator(contract.root)
    const operations = [toConnection(contract), ...contract.messages.map((message) => toOperation(contract, message))]
    this.#operations = new Map(operations.map((one) => [one.id, one]))
    this.ledger = new Ledger(operations, isChosen)
    this.ledger.hide = (words) => hideSecrets(words, secrets)
  }

  /** Returns the connection or a message in the form of an operation, as reports need it. */
  operation(id: string): Operation {
    const found = this.#operations.get(id) ?? this.#operations.get(CONNECTION)
    if (found === undefined) throw new Error('the connection is not in the report')
    return found
  }

  /** Reports a violation on a connection. Masks secrets in quoted frames. */
  fail(id: string, connection: Evidence, violation: Omit<Violation, 'evidence'>): void {
    this.ledger.fail(this.operation(id), { ...violation, evidence: connection })
  }

  /** Returns the start of a frame for a quotation, with secrets masked. */
  quote(data: string, maxLength = 200): string {
    return hideAndCut(data, this.secrets, maxLength)
  }

  pass(id: string, check: CheckInfo): void {
    this.ledger.pass(this.operation(id), check)
  }

  /** Does the work of a check of a message, or of the connection. An exception costs that check. */
  tryCheck<Done>(check: CheckInfo, work: () => Promise<Done> | Done, id = CONNECTION): Promise<Done | undefined> {
    return tryCheck(this.ledger, this.#judged(id), check, work)
  }

  /** The same without waiting. */
  tryCheckSync(check: CheckInfo, work: () => void, id = CONNECTION): void {
    tryCheckSync(this.ledger, this.#judged(id), check, work)
  }

  /** The entry of the report: a run of single messages has none for the connection. */
  #judged(id: string): Operation {
    const operation = this.operation(id)
    if (this.ledger.judges(operation)) return operation
    return [...this.#operations.values()].find((one) => this.ledger.judges(one)) ?? operation
  }

  markInconclusive(id: string, check: CheckInfo, reason: string, byChoice = false): void {
    this.ledger.markInconclusive(this.operation(id), check, reason, byChoice)
  }
}

const NOTHING = {
  effect: 'read',
  shows: [],
  affects: [],
  codes: [],
  parameters: [],
  responses: [],
  links: [],
  destructive: false,
} as const

function toConnection({ address, pointer }: SocketContract): Operation {
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

function toOperation(contract: SocketContract, message: SocketMessage): Operation {
  const { event, pointer, proposed, summary, isFromServer } = message
  const method = isFromServer ? 'RECEIVE' : 'SEND'
  return { ...toConnection(contract), id: event, method, path: event, summary, pointer, proposed }
}
