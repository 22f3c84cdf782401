import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { FrameConfig, FrameStep } from '../../config/frame-config.ts'
import type { Violation } from '../../context/ledger.ts'
import type { FrameContext } from '../../frames/frame-context.ts'
import type { FrameVisit } from '../../frames/frame-visit.ts'
import type { PageMessage } from '../../frames/page-message.ts'
import type { CheckReport } from '../check-report.ts'

/** What every check of a framed page gets. `operation` stands for the page. */
export interface FrameInput {
  context: FrameContext
  operation: Operation
  report: CheckReport
  page: FrameConfig
  address: string
  evidence: Violation['evidence']
}

interface ShownInput extends FrameInput {
  visit: FrameVisit
  messages: readonly PageMessage[]
  /** Values that no message may contain: the launch token. */
  secrets: readonly string[]
  /** Returns the start of a text for a quotation, with these masked. */
  quote(words: string): string
}

interface StepInput extends FrameInput {
  step: FrameStep
  /** Whether there is no such button. */
  isMissing: boolean
  /** How many messages arrived after it of those that it must cause. */
  count: number
  /** Where the document has these. */
  rule: string
  /** The origin of the app. */
  app: string
}

type Done = void | Promise<void>

/** The phases of a run in which the checks of framed pages run. */
export interface FramePhases {
  /** Before a page is opened. `refusal` is why the app does not open its address. */
  frameAddress: { input: FrameInput & { refusal: string | undefined }; output: Done }
  /** After a page was opened. `problem` is why players see nothing. */
  frameVisit: { input: FrameInput & { problem: string | undefined }; output: Done }
  /** After each step of a page that was shown. */
  frameStep: { input: StepInput; output: Done }
  /** After the visit of a page that was shown. */
  frameShown: { input: ShownInput; output: Done }
}
