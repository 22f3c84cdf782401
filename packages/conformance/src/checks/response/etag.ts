import { isRead } from '../../context/risk.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'

const NOT_MODIFIED = 304
/** The header that names the known version, and a version that nothing has: by ETag, or else by time. */
const BY_TAG = ['If-None-Match', /^if-none-match$/i, '"conformance-0"'] as const
const BY_TIME = ['If-Modified-Since', /^if-modified-since$/i, 'Mon, 01 Jan 2001 00:00:00 GMT'] as const

export const etagCheck = defineCheck({
  id: 'etag',
  title: 'Versions (ETag)',
  severity: 'major',
  when: ['request', 'stored'],
  description:
    'The ETag changes with the content, and a read with the current one gets HTTP 304 where that is documented.',
  fix: 'Make the ETag from the version or the content, and compare it with If-None-Match.',
  since: '0.3.0',
  run: (input) => (input.phase === 'stored' ? checkVersion(input) : checkNotModified(input)),
})

/** Checks that a read with the current ETag gets HTTP 304, if the document lists it. */
async function checkNotModified({ context, operation, input, jar, report }: PhaseInput<'request'>): Promise<void> {
  const isDocumented = operation.responses.some(({ status }) => status === String(NOT_MODIFIED))
  if (!isRead(operation)) return
  if (!isDocumented) return report.notApplicable()
  const first = await context.send(operation, input, { jar })
  if (first.outcome.kind !== 'success') return
  const { etag, 'last-modified': modified } = first.response?.headers ?? {}
  const tag = etag ?? modified
  if (tag === undefined)
    return report.markInconclusive('the response has no ETag and no Last-Modified, so HTTP 304 cannot be caused')
  const [usual, test, unknown] = etag === undefined ? BY_TIME : BY_TAG
  const name =
    operation.parameters.find((parameter) => parameter.in === 'header' && test.test(parameter.name))?.name ?? usual
  const read = (version: string): ReturnType<typeof context.send> =>
    context.send(operation, { ...input, header: { ...input.header, [name]: version } }, { jar })
  const again = await read(tag)
  // The content may have changed between the two requests.
  const isChanged = again.response?.headers['etag'] !== undefined && again.response.headers['etag'] !== etag
  const other = await read(unknown)
  if (again.response?.status === NOT_MODIFIED && other.response?.status !== NOT_MODIFIED) return report.pass()
  if (isChanged) return report.markInconclusive('the ETag changes with each request')
  const isIgnored = again.response?.status !== NOT_MODIFIED
  report.fail({
    pointer: `header/${name}`,
    rule: `${operation.pointer}/responses/304`,
    title: isIgnored
      ? `${name} with the current version does not get HTTP 304`
      : `${name} with another version gets HTTP 304`,
    explanation: `The document lists HTTP 304. The current version is ${tag}; with ${isIgnored ? tag : unknown} the response has HTTP ${String((isIgnored ? again : other).response?.status)}. Compare the header with the current version.`,
    evidence: isIgnored ? again : other,
    steps: [
      { label: 'first read', result: first },
      { label: 'with the version', result: isIgnored ? again : other },
    ],
  })
}

/** Checks that the ETag of a thing changes with its content. */
function checkVersion({ trial, foreign, report }: PhaseInput<'stored'>): void {
  if (trial === undefined || foreign !== undefined) return
  const { before, write, after } = trial
  const [was, is] = [before, after].map((read) => (read?.outcome.kind === 'success' ? read.response : null))
  if (write.outcome.kind !== 'success' || was === null || is === null || was === undefined || is === undefined) return
  const tag = is.headers['etag']
  if (tag === undefined || was.body === is.body) return
  if (tag !== was.headers['etag']) return report.pass()
  report.fail({
    rule: write.operation.pointer,
    title: 'The ETag stays the same although the content has changed',
    explanation: `The ETag was ${tag} before this change and is the same after it, so caches keep the old content and If-Match protects nothing. Make it from the version or the content.`,
    evidence: write,
    steps: [
      ...(before === undefined ? [] : [{ label: 'read before', result: before }]),
      { label: 'write', result: write },
      ...(after === undefined ? [] : [{ label: 'read after', result: after }]),
    ],
  })
}
