import type { Finding, FindingExchange } from '../context/run-report.ts'

const NOTHING: FindingExchange = {
  label: 'request',
  request: { method: '', url: '', headers: {} },
  response: null,
  curl: '',
}

/** Returns the request and response that show the problem. */
export function getEvidence({ exchanges }: Finding): FindingExchange {
  return exchanges.find(({ isEvidence }) => isEvidence) ?? exchanges.at(-1) ?? NOTHING
}
