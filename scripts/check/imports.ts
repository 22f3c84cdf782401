// A step of `npm run check`: who imports whom.
import { ROOT } from '../setup/root.mjs'
import { cruiseTree } from './cruise.ts'
import { DEPENDENCY_RULES } from './dependency-rules.ts'

/** A reader that finds fewer modules than this reads nothing, and its silence means nothing. */
const LEAST_MODULES = 100

const { modules, breaches } = await cruiseTree(ROOT)
console.log(`${modules} modules read`)
for (const { rule, text } of breaches) console.log(`${rule}: ${text}`)
for (const { name, comment } of DEPENDENCY_RULES.forbidden) {
  if (breaches.some(({ rule }) => rule === name)) console.log(`\n${name}: ${comment}`)
}
if (modules < LEAST_MODULES) console.log(`At least ${LEAST_MODULES} modules were expected.`)
process.exitCode = breaches.length > 0 || modules < LEAST_MODULES ? 1 : 0
