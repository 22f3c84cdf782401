import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { getDiscriminator } from '@tumpak/contract-kit/discriminator.ts'
import type { Roots } from '../branches.ts'
import type { Shift } from './limits.ts'

/**
 * Compares the discriminator and its mapping for the branches that both documents have. `branchChanges` reports new and
 * removed branches.
 */
export function discriminatorChanges(
  roots: Roots,
  was: DocumentNode,
  is: DocumentNode,
  report: (rule: string, shift: Shift, text: string) => void,
): void {
  const [old, now] = [getDiscriminator(roots.old, was), getDiscriminator(roots.now, is)]
  if (old === undefined || now === undefined) return
  if (old.field !== now.field) return report('discriminator', 'other', `${old.field} told what it is, now ${now.field}`)
  for (const [branch, names] of old.names) {
    const others = now.names.get(branch)
    if (others === undefined) continue
    const gone = names.filter((name) => !others.includes(name))
    const added = others.filter((name) => !names.includes(name))
    if (added.length > 0) report('discriminator', 'wider', `${branch} is also called ${added.join(', ')}`)
    if (gone.length > 0) report('discriminator', 'narrower', `${branch} is no longer called ${gone.join(', ')}`)
  }
}
