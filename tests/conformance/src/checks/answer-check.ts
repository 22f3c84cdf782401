import type { DocumentedResponse } from '../document/operation.ts'
import type { Answer } from '../http/answer.ts'
import type { Bench } from '../run/bench.ts'

/** Checks one response, if the check applies. */
export type AnswerCheck = (bench: Bench, answer: Answer, documented: DocumentedResponse | undefined) => void
