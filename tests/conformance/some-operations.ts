import { createRandom } from '@tumpak/contract-kit/random.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { inSandbox, throughFault } from '../../packages/conformance/mutants/through-fault.ts'
import type { ConfigInput } from '../../packages/conformance/src/config/config.ts'
import type { RunReport } from '../../packages/conformance/src/context/run-report.ts'
import { runConformance } from '../../packages/conformance/src/run/run-conformance.ts'
import { mockConfig } from './mock-run.ts'

/** Runs the harness on the mock as if it had only some operations: the others get its response to an unknown path. */
export function runOnSome(
  url: string,
  built: ReadonlySet<string>,
  sandbox: string,
  more: Partial<ConfigInput> = {},
): Promise<RunReport> {
  const config = mockConfig(url)
  const transport = throughFault(config.openapi, inSandbox(sandbox), {
    rewrite: (request, { id }) => {
      if (built.has(id)) return undefined
      const { origin, search } = new URL(request.url)
      return { ...request, url: `${origin}/no-such-path${search}` }
    },
  })
  return runConformance({ ...config, transport, implemented: true, ...more })
}

/** Chooses each operation by chance, and those of the session, without which nothing else is called. */
export function chooseOperations(url: string, seed: number, share: number): Set<string> {
  const random = createRandom(seed)
  const ids = readOperations(mockConfig(url).openapi).map(({ id }) => id)
  const chosen = ids.filter(() => random.below(100) < share * 100)
  return new Set(['loginUser', 'registerUser', ...chosen])
}
