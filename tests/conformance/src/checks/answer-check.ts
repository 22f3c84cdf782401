import type { DocumentedResponse } from '../document/operation.ts'
import type { Answer } from '../http/answer.ts'
import type { Bench } from '../run/bench.ts'

/** Judges one answer; says nothing where there is nothing to judge. */
export type AnswerCheck = (bench: Bench, answer: Answer, documented: DocumentedResponse | undefined) => void
