/** The words of the harness: what is run, what is found, what a report shows. Reports read nothing but a RunReport. */

/** How bad a finding is; the order is that of the reports. */
export const GRAVITIES = ['critical', 'major', 'minor', 'info'] as const
export type Gravity = (typeof GRAVITIES)[number]

/** Whether a rule stands in the customer's specification or is proposed by the document. */
export type Provenance = 'stated' | 'proposed'

/** One exchange as a report shows it. Secrets (cookies, passwords, OTPs, identity numbers) are masked before. */
export interface Exchange {
  request: { method: string; url: string; headers: { [name: string]: string }; body?: string }
  response: { status: number; headers: { [name: string]: string }; body: string; milliseconds: number } | null
  /** A shell line that repeats the request. */
  curl: string
}

/** One cause, however many cases met it: the call, the check and the pointer make it one. */
export interface Finding {
  /** Stable over runs: call, check and pointer, for a baseline. */
  id: string
  operationId: string
  method: string
  path: string
  check: string
  gravity: Gravity
  provenance: Provenance
  /** A sentence for somebody who has not read the document. */
  title: string
  /** What was expected, what came, and what to do. */
  explanation: string
  /** Where in the answer; '' for the whole. */
  pointer: string
  /** Where the rule stands in the document. */
  rule: string
  /** How many cases met it. */
  cases: number
  exchange: Exchange
  /** Set where a baseline knows it: its reason and expiry. */
  known?: { reason: string; expires: string }
  /** A warning does not fail the run (`--stated` on a proposed part). */
  isWarning: boolean
}

/** Why something was not judged. */
export interface Inconclusive {
  operationId: string
  check: string
  reason: string
  /** Left out by choice (not allowed, `--slow` not given) does not fail the run; the rest does, unless known. */
  byChoice: boolean
  /** Set where a baseline knows it: its reason and expiry. */
  known?: { reason: string; expires: string }
}

/** What was covered of one call. */
export interface CallCoverage {
  operationId: string
  method: string
  path: string
  tag: string
  /** What the document says of the call in a few words. */
  summary?: string
  cases: number
  /** Business and success codes that were answered where a case was built to cause them. */
  codes: { code: number | string; name: string; seen: boolean }[]
  /** Schema keywords of the input that had a case at, inside and outside: "body/amount/minimum". */
  keywords: { at: string; tested: boolean }[]
  succeeded: boolean
  checks: { [check: string]: 'passed' | 'failed' | 'inconclusive' | 'not applicable' }
}

/** A whole run. */
export interface RunReport {
  tool: { name: string; version: string }
  document: { title: string; version: string }
  target: string
  seed: number
  /** Set where the report is of one part of a run: part `index` (from 1) of `count`. */
  shard?: { index: number; count: number }
  startedAt: string
  seconds: number
  findings: Finding[]
  inconclusive: Inconclusive[]
  coverage: CallCoverage[]
  totals: { cases: number; requests: number; calls: number; passedChecks: number }
  /** 0 clean, 1 findings, 2 could not run. */
  exitCode: 0 | 1 | 2
  /** Why the run could not be made, where exitCode is 2. */
  trouble?: string
}
