import type { DocumentedResponse } from '../document/operation.ts'
import type { Answer } from '../http/answer.ts'
import type { RunContext } from '../run/run-context.ts'

/** Checks one response, if the check applies. */
export type AnswerCheck = (context: RunContext, answer: Answer, documented: DocumentedResponse | undefined) => void
