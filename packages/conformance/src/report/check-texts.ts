import { CHECKS } from '../checks/registry.ts'
import type { RunReport } from '../context/run-report.ts'

/** The texts of a check, for readers who do not know the document. */
export interface CheckText {
  title: string
  description: string
}

const TEXTS = new Map<string, CheckText>(CHECKS.map((check) => [check.id, check]))

/** Returns the texts of a check of the harness or of the team. Without texts a check is shown by its id. */
export function checkText(id: string, ownChecks: RunReport['ownChecks'] = {}): CheckText {
  const own = Object.hasOwn(ownChecks, id) ? ownChecks[id] : undefined
  return TEXTS.get(id) ?? own ?? unnamed(id)
}

function unnamed(id: string): CheckText {
  const words = id.replace(/[-_]+/g, ' ')
  return { title: `${words.charAt(0).toUpperCase()}${words.slice(1)}`, description: '' }
}
