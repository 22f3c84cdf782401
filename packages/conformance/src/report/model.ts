import type { SourcePlace } from '../document/source-place.ts'

/** The data model of runs, findings and reports. Reports read only a RunReport. */

/** How severe a finding is, in report order. */
export const SEVERITIES = ['critical', 'major', 'minor', 'info'] as const
export type Severity = (typeof SEVERITIES)[number]

/** Whether a rule is in the customer's specification or proposed by the document. */
export type Provenance = 'stated' | 'proposed'

/** One exchange for a report. Secrets (cookies, passwords, OTPs, identity numbers) are already masked. */
export interface Exchange {
  request: {
    method: string
    url: string
    headers: { [name: string]: string }
    body?: string
    /** Set if the body is not shown whole. */
    isCut?: true
  }
  response: { status: number; headers: { [name: string]: string }; body: string; milliseconds: number } | null
  /** A shell command that repeats the request. */
  curl: string
  /** When it was sent, as an ISO time. */
  startedAt?: string
  /** The account whose session was sent: `account 1` is the first of the configuration. */
  account?: string
  /** Set if that session was not a live one. */
  session?: 'ended' | 'invalid'
}

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

/** One cause, however many cases found it: identified by operation, check and pointer. */
export interface Finding {
  /** Stable across runs (operation, check and pointer), for a baseline. */
  id: string
  operationId: string
  method: string
  path: string
  check: string
  severity: Severity
  provenance: Provenance
  /** A sentence for readers who do not know the document. */
  title: string
  /** The expected and actual result, and what to do. */
  explanation: string
  /** The place in the response; '' for the whole. */
  pointer: string
  /** The rule's place in the document. */
  rule: string
  /** The rule's file and line, if the document is a file of the working folder. */
  source?: SourcePlace
  /** The number of cases that found it. */
  cases: number
  /** All requests of the finding with their responses, in the order they were sent. */
  exchanges: FindingExchange[]
  /** Set if a baseline contains it: reason and expiry. */
  known?: { reason: string; expires: string }
  /** A warning does not fail the run (`--stated` on a proposed part). */
  isWarning: boolean
}

/** Why a check has no result. */
export interface Inconclusive {
  operationId: string
  check: string
  reason: string
  /** Excluded by choice (not allowed, no `--slow`) does not fail the run; other reasons do, unless known. */
  byChoice: boolean
  /** Set if a baseline contains it: reason and expiry. */
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
  /** Codes received in a case that was made to cause them. */
  codes: { code: number | string; name: string; seen: boolean }[]
  /** Input keywords with a case at, inside and outside the limit: "body/amount/minimum". */
  keywords: { at: string; tested: boolean }[]
  succeeded: boolean
  checks: { [check: string]: 'passed' | 'failed' | 'inconclusive' | 'not applicable' }
}

/** A whole run. `ownChecks` describes the checks of the team's configuration, by id. */
export interface RunReport {
  tool: { name: string; version: string }
  document: { title: string; version: string }
  target: string
  seed: number
  /** Set for a shard: part `index` (from 1) of `count`. */
  shard?: { index: number; count: number }
  startedAt: string
  seconds: number
  findings: Finding[]
  inconclusive: Inconclusive[]
  coverage: OperationCoverage[]
  ownChecks?: { [check: string]: { title: string; description: string } }
  totals: { cases: number; requests: number; calls: number; passedChecks: number }
  /** 0 clean, 1 findings, 2 could not run. */
  exitCode: 0 | 1 | 2
  /** Why the run failed to start, with exitCode 2. */
  failure?: string
}
