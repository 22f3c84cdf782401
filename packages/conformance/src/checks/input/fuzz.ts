import { isJson } from '@tumpak/contract-kit/json.ts'
import type { RequestResult, RequestInput } from '../../http/request-result.ts'
import { coverageCases } from '../../cases/coverage.ts'
import type { Case } from '../../cases/case.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'

export const fuzzCheck = defineCheck({
  id: 'fuzz',
  title: 'Random input',
  severity: 'major',
  when: 'random',
  description: 'The server handles random valid and invalid input.',
  fix: 'Repeat the shown request; it is the smallest one that fails.',
  since: '0.1.0',
  run: sendRandomInput,
})

const MAX_CONCURRENCY = 4

/**
 * Sends random inputs (`--fuzz N`): several limits at once, and bodies of any shape. Shrinks a failure to a minimal
 * one. Loads fast-check only here; without it the check is inconclusive.
 */
async function sendRandomInput({ context, operation, input: base, jar, report }: PhaseInput<'random'>): Promise<void> {
  const { config } = context
  const loaded = await import('fast-check').catch(() => undefined)
  if (loaded === undefined) return report.markInconclusive('fast-check is not installed', true)
  const outside = coverageCases(context, operation, base).filter(
    ({ kind, raw }) => kind === 'outside' && raw === undefined,
  )
  let worst: RequestResult | undefined
  const holds = async (input: RequestInput): Promise<boolean> => {
    const result = await context.send(operation, input, { jar: jar.copy() })
    const isFine = result.outcome.kind === 'refused'
    if (!isFine) worst = result
    return isFine
  }
  const settings = { numRuns: config.fuzz, seed: config.seed, endOnFailure: false }
  const checks = []
  if (outside.length > 0) {
    const several = loaded.subarray(outside, { minLength: 1, maxLength: Math.min(MAX_CONCURRENCY, outside.length) })
    checks.push(
      loaded.check(
        loaded.asyncProperty(several, (cases) => holds(together(base, cases))),
        settings,
      ),
    )
  }
  if (operation.body !== undefined && /json/i.test(operation.body.contentType)) {
    const { schema } = operation.body
    const odd = loaded.jsonValue().filter((value) => context.validate(schema, value, 'request').violations.length > 0)
    checks.push(
      loaded.check(
        loaded.asyncProperty(odd, (body) => holds({ ...base, body })),
        settings,
      ),
    )
  }
  for (const running of checks) {
    worst = undefined
    const { failed } = await running
    if (!failed || worst === undefined) {
      report.pass()
      continue
    }
    report.fail({
      rule: operation.pointer,
      title: 'Random invalid input is accepted',
      explanation: `This is the smallest input that still fails. The document does not allow it: refuse it. Seed ${config.seed}.`,
      evidence: worst,
    })
  }
}

/** Merges several cases into one input: all parameters, and the last body. */
function together(base: RequestInput, cases: readonly Case[]): RequestInput {
  return cases.reduce<RequestInput>((input, variant) => {
    const [place = '', ...rest] = variant.at.split('/')
    if (place !== 'header' && place !== 'query' && place !== 'path' && place !== 'cookie') {
      const isMerge = isJson(input.body) && isJson(variant.input.body) && rest.length === 1
      const field = rest[0] ?? ''
      const put =
        isMerge && field in (variant.input.body as object)
          ? { ...(input.body as object), [field]: (variant.input.body as { [name: string]: unknown })[field] }
          : variant.input.body
      return { ...input, body: put }
    }
    const name = rest.join('/')
    return { ...input, [place]: { ...input[place], [name]: variant.input[place]?.[name] } }
  }, base)
}
