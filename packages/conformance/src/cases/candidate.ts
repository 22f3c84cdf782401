import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RequestInput, RequestResult } from '../http/request-result.ts'
import type { Player } from '../config/player.ts'
import type { LinkedInput } from './link-data.ts'

/** An input that may succeed, and where its values come from. */
export interface Candidate {
  player: Player
  input: RequestInput
  origin: 'link' | 'listed' | 'inferred' | 'example' | 'sample'
  /** Values taken from earlier responses. */
  linked?: LinkedInput
  /** The operation whose response provided the values, and that response. */
  source?: Operation
  from?: RequestResult
}
