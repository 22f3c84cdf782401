import type { ConfigInput } from '../../src/config/config.ts'
import { CannotRun } from '../../src/sessions/sessions.ts'
import type { Transport } from '../../src/http/message.ts'
import type { RunReport } from '../../src/context/run-report.ts'
import { isOpen } from '../../src/report/finding-status.ts'
import { runConformance } from '../../src/run/run-conformance.ts'
import type { Mutant } from '../../mutants/mutant.ts'
import { allMutants, toHealthyServer } from '../../mutants/run.ts'
import { throughFault } from '../../mutants/through-fault.ts'
import type { BirdFault } from '../styles/bird-faults.ts'
import { birds, openBirds } from '../styles/birds.ts'
import { serveStyle, type Style } from '../styles/serve.ts'
import { translate, translateId } from './translate.ts'

/** What a report says, without the words of the document. */
export type Verdicts = string[]

/** The verdicts on one server by a document in English, and by the same in Spanish. */
export interface BothVerdicts {
  english: Verdicts
  spanish: Verdicts
}

/** Judges a server of a style, healthy or with the fault of a mutant. */
export function judgeStyle(style: Style, mutant?: Mutant): Promise<BothVerdicts> {
  const start = (): Transport => {
    const { send, keep } = toHealthyServer(style).start('')
    return mutant === undefined ? send : throughFault(style.document, send, mutant.begin(keep))
  }
  return judgeBoth(style, start, mutant && [mutant.only])
}

/** Judges the bird watchers' server with one of its faults. */
export function judgeBirds(fault: BirdFault): Promise<BothVerdicts> {
  return judgeBoth(birds, () => serveStyle(birds, openBirds(fault)))
}

/** Returns the mutants of a style that are of the given kinds. */
export function findMutants(style: Style, kinds: readonly string[]): Mutant[] {
  return allMutants(style.document).filter(({ kind }) => kinds.includes(kind))
}

async function judgeBoth(style: Style, start: () => Transport, only?: readonly string[]): Promise<BothVerdicts> {
  const run = async (openapi: ConfigInput['openapi'], toId: (id: string) => string): Promise<Verdicts> => {
    const running = runConformance({
      ...style.config,
      url: 'http://lab',
      openapi,
      transport: start(),
      seed: 1,
      nonce: 1,
      pause: () => Promise.resolve(),
      ...(only && { only: only.map(toId) }),
    })
    return running.then(getVerdicts, (error: unknown) => {
      // A fault may refuse the first login; its sentence names an operation.
      if (error instanceof CannotRun) return ['cannot run']
      throw error
    })
  }
  return {
    english: await run(style.document, (id) => id),
    spanish: await run(translate(style.document), translateId),
  }
}

/** Omits the pointers of findings, because they may name an operation. */
function getVerdicts({ findings, inconclusive }: RunReport): Verdicts {
  return [
    ...findings.map(({ method, path, check, severity }) => `${severity} ${method} ${path} ${check}`),
    ...inconclusive.filter(isOpen).map(({ check }) => `not judged ${check}`),
  ].toSorted()
}
