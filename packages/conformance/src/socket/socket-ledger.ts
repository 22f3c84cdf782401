import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { hideAndCut, hideSecrets } from '../http/hide-secrets.ts'
import { Ledger } from '../context/ledger.ts'
import type { RunContext } from '../context/run-context.ts'
import { getValidator, type Validate } from '../document/schema/validate.ts'
import type { SocketContract, SocketMessage } from './socket-contract.ts'

/** The id in reports of the connection itself, beside those of its messages. */
export const CONNECTION = 'socket'

/** Lists the names that `only` and `triggers` accept for the socket. */
export function listNames({ messages }: SocketContract): string[] {
  return [CONNECTION, ...messages.map(({ event }) => event)]
}

/** Collects findings and coverage for a socket: for its connection, and for each of its messages. */
export class SocketLedger {
  readonly contract: SocketContract
  readonly ledger: Ledger
  readonly getChecks: RunContext['getChecks']
  readonly validate: Validate
  /** Secrets to mask in reports. More are added during the run. */
  readonly secrets: string[]
  readonly #operations: Map<string, Operation>

  /** `run` has the checks and their settings. */
  constructor(
    contract: SocketContract,
    isChosen: (id: string) => boolean,
    secrets: string[],
    run: Pick<RunContext, 'ledger' | 'getChecks'>,
  ) {
    this.contract = contract
    this.getChecks = run.getChecks
    this.secrets = secrets
    this.validate = getValidator(contract.root)
    const operations = [toConnection(contract), ...contract.messages.map((message) => toOperation(contract, message))]
    this.#operations = new Map(operations.map((operation) => [operation.id, operation]))
    this.ledger = new Ledger(operations, isChosen)
    this.ledger.hide = (words) => hideSecrets(words, secrets)
    this.ledger.getSetting = run.ledger.getSetting
    this.ledger.isOwn = run.ledger.isOwn
  }

  /** Returns the connection or a message in the form of an operation, as reports need it. */
  getOperation(id: string): Operation {
    const found = this.#operations.get(id) ?? this.#operations.get(CONNECTION)
    if (found === undefined) throw new Error('the connection is not in the report')
    return found
  }

  /** Returns what the report has for it: a run of single messages has no entry for the connection. */
  getEntry(id: string): Operation {
    const operation = this.getOperation(id)
    if (this.ledger.judges(operation)) return operation
    return [...this.#operations.values()].find((entry) => this.ledger.judges(entry)) ?? operation
  }

  /** Returns the start of a frame for a quotation, with secrets masked. */
  quote(data: string, maxLength = 200): string {
    return hideAndCut(data, this.secrets, maxLength)
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
