import type { Severity } from '../config/severity.ts'
import type { Exchange } from '../http/exchange.ts'
import type { SourcePlace } from '../document/source-place.ts'

/** The data model of runs, findings and reports. Reports read only a RunReport. */

/** Whether a rule is stated in the customer's specification, or proposed by the document's authors. */
export type Provenance = 'stated' | 'proposed'

/** One of the exchanges of a finding. */
export interface FindingExchange extends Exchange {
  /** Its part in the finding, such as `write` or `read after`. */
  label: string
  /** The operation that was requested; undefined if it is none of the document's. */
  operationId?: string
  /** Set for the exchange that shows the problem: a finding's pointer is a place in it. */
  isEvidence?: true
  /** The place in the response body that matters, as a JSON pointer. */
  pointer?: string
}

/** A finding with one cause, whatever the number of cases that showed it. Operation, check and pointer identify it. */
export interface Finding {
  /** The id for a baseline: operation, check and pointer, so that it is the same in each run. */
  id: string
  operationId: string
  method: string
  path: string
  check: string
  severity: Severity
  provenance: Provenance
  /** A sentence for readers who do not know the document. */
  title: string
  /** What was expected, what happened, and what to do. */
  explanation: string
  /** The pointer in the response; '' for the whole. */
  pointer: string
  /** The pointer of the rule in the document. */
  rule: string
  /** File and line of the rule, if the document is in the working folder. */
  source?: SourcePlace
  /** How many cases showed it. */
  cases: number
  /** All requests of the finding with their responses, in the order they were sent. */
  exchanges: FindingExchange[]
  /** The reason and expiry from the baseline, if it contains this. */
  known?: { reason: string; expires: string }
  /** Whether it is about a proposed part in a run with `--stated`, so that it does not fail the run. */
  isWarning: boolean
}

/** Why a check has no result. */
export interface Inconclusive {
  operationId: string
  check: string
  /** The part of the check that has no result, such as a code; undefined for the whole check. */
  part?: string
  reason: string
  /** Whether the configuration excluded the check (not allowed, no `--slow`), so that it does not fail the run. */
  byChoice: boolean
  /** The reason and expiry from the baseline, if it contains this. */
  known?: { reason: string; expires: string }
}

/** The coverage of one operation. */
export interface OperationCoverage {
  operationId: string
  method: string
  path: string
  tag: string
  /** The document's summary of the operation. */
  summary?: string
  cases: number
  /** The documented codes, and whether any response had them. */
  codes: { code: number | string; name: string; seen: boolean }[]
  /** Input keywords, such as "body/amount/minimum". `tested` needs a case at, inside and outside the limit. */
  keywords: { at: string; tested: boolean }[]
  succeeded: boolean
  checks: { [check: string]: 'passed' | 'failed' | 'inconclusive' | 'not applicable' }
}

/** One thing that the run created on the server. */
export interface CreatedItem {
  /** The operation that created it. */
  operationId: string
  /** The last word of that operation's path: `appointments`. */
  kind: string
  /** Its path if the document deletes it there, else the path of the operation. */
  path: string
  /** Whether `cleanup` deleted it; else it is left behind. */
  isDeleted: boolean
}

/** A whole run. `ownChecks` describes the checks of the team's configuration, by id. */
export interface RunReport {
  tool: { name: string; version: string }
  /** `convertedFrom` is the version of OpenAPI that was converted to a newer one. */
  document: { title: string; version: string; convertedFrom?: string }
  target: string
  seed: number
  /** Which shard it is: part `index` (from 1) of `count`. */
  shard?: { index: number; count: number }
  startedAt: string
  seconds: number
  findings: Finding[]
  inconclusive: Inconclusive[]
  /** Mistakes of the document that cost no check, such as an example that contradicts its schema. */
  remarks?: string[]
  coverage: OperationCoverage[]
  ownChecks?: { [check: string]: { title: string; description: string } }
  /** How many sentences the documents list as checked by nobody (`x-sentences`). */
  uncheckedSentences?: number
  /** What the run created and its own requests did not delete. */
  created?: CreatedItem[]
  /** What the next run must know: accounts whose password this run changed, exclusions that it did not need. */
  notes?: string[]
  totals: { cases: number; requests: number; calls: number; passedChecks: number }
  /** 0 without failures, 1 with findings, 2 if it could not run. */
  exitCode: 0 | 1 | 2
  /** Why the run could not start, with exitCode 2. */
  failure?: string
}
