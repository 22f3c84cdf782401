import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import { isCheckId, type CheckId } from '../src/checks/registry.ts'
import { createNodeTransport } from '../src/http/node-transport.ts'
import type { RunReport } from '../src/report/model.ts'
import { runConformance } from '../src/run/run-conformance.ts'
import { startLab } from './lab-client.ts'
import { PROOFS, type Proof } from './proofs.ts'

const CONFIG = fileURLToPath(new URL('harness.yaml', import.meta.url))
const TIMEOUT_MS = 60_000

async function runWith({ fault, only }: Proof, skipChecks: string[] = []): Promise<RunReport> {
  const lab = await startLab(typeof fault === 'string' ? [fault] : [])
  const send = createNodeTransport(4)
  const transport =
    typeof fault === 'string'
      ? send
      : async (request: Parameters<typeof send>[0]) => fault.change(await send(request), request)
  try {
    return await runConformance({
      openapi: '',
      ...readConfig(CONFIG, {}),
      url: lab.url,
      only: [...only],
      skipChecks,
      transport,
    })
  } finally {
    await lab.close()
  }
}

const idsIn = ({ findings }: RunReport): string[] => [...new Set(findings.map(({ check }) => check))].toSorted()

const cases = Object.entries(PROOFS).filter((entry): entry is [CheckId, Proof] => isCheckId(entry[0]))

describe.each(cases)('%s', (id, proof) => {
  it(
    'reports the fault of the lab; skipped, only the checks that its page names do',
    { timeout: TIMEOUT_MS },
    async () => {
      const whole = await runWith(proof)
      expect(whole.findings.filter(({ check }) => check === id).map(({ operationId }) => operationId)).toContain(
        proof.only[0],
      )
      const skipped = await runWith(proof, [id])
      expect(idsIn(skipped)).toEqual([...(proof.also ?? [])].toSorted())
      expect(skipped.inconclusive.filter(({ check, byChoice }) => check === id && byChoice)).not.toEqual([])
    },
  )
})
