import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import RULES from '../../.dependency-cruiser.mjs'

/** A forbidden import, as `rule: from → to`. */
export type Breach = { rule: string; text: string }

const FOLDERS = ['src', 'generated', 'mocks', 'packages', 'tests', 'scripts']

/**
 * Reads all modules of a tree and checks their imports against the rules.
 * @param root absolute path of a tree laid out like this repository
 * @returns the number of its own modules, and every forbidden import
 */
export async function cruiseTree(root: string): Promise<{ modules: number; breaches: Breach[] }> {
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)))
  const { output } = await cruise(folders, {
    ...RULES.options,
    ruleSet: { forbidden: RULES.forbidden },
    validate: true,
    baseDir: root,
  })
  const result = output as ICruiseResult
  const breaches = result.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    text: cycle ? `${from} → ${cycle.map((step) => step.name).join(' → ')}` : `${from} → ${to}`,
  }))
  return { modules: result.modules.filter(({ source }) => !source.startsWith('node_modules/')).length, breaches }
}
