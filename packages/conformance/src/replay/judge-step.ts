import { CREATION, LAST_CHANGE } from '../cases/origins.ts'
import type { Finding, FindingExchange } from '../context/run-report.ts'
import type { Exchange } from '../http/exchange.ts'
import { createCarried } from './carry-values.ts'
import { compareBodies, type Difference } from './compare-responses.ts'

/** A recorded request, its repetition, and how the responses differ. */
export interface Repeated {
  recorded: FindingExchange
  now: Exchange
  differences: readonly Difference[]
}

/** The labels of requests that only create what the finding is about. */
const OF_SET_UP = new Set([CREATION, LAST_CHANGE, 'earlier write', 'earlier read'])
/** A read of the same thing before and after a write. */
const [BEFORE, AFTER] = ['read before', 'read after']

/**
 * Whether a repeated response shows the same as the recorded one in the part that the finding is about: another server
 * has other items. `outcomes` are the pointers of success and code in the envelope.
 */
export function isSameResponse(
  { pointer }: Pick<Finding, 'pointer'>,
  all: readonly Repeated[],
  step: Repeated,
  outcomes: readonly string[],
): boolean {
  const { recorded, differences } = step
  if (OF_SET_UP.has(recorded.label)) return true
  if (differences.some(({ pointer }) => pointer === undefined)) return false
  const place = getPlace(recorded, pointer)
  const other = all.find((repeated) => isPair(repeated.recorded, recorded) || isPair(recorded, repeated.recorded))
  if (other !== undefined) return recorded.label === BEFORE || isSameChange(other, step, place)
  if (differences.length === 0) return true
  if (place !== undefined) return !differences.some((difference) => isAt(difference.pointer ?? '', place))
  if (all.some((repeated) => getPlace(repeated.recorded, pointer) !== undefined) || recorded.request.method !== 'GET')
    return !differences.some((difference) => outcomes.includes(difference.pointer ?? ''))
  return false
}

/** The place in a response that the finding is about, as a JSON pointer. */
function getPlace({ pointer, isEvidence }: FindingExchange, ofFinding: string): string | undefined {
  return pointer ?? (isEvidence === true && ofFinding.startsWith('/') ? ofFinding : undefined)
}

/** Whether a difference is at a place, in it or around it. A place may be one in the payload of an envelope. */
function isAt(pointer: string, place: string): boolean {
  return `${pointer}/`.includes(`${place}/`) || place.startsWith(`${pointer}/`)
}

function isPair(before: FindingExchange, after: FindingExchange): boolean {
  return before.label === BEFORE && after.label === AFTER && before.operationId === after.operationId
}

/** Whether the same fields, and the version, change from one read to the other, in the report and now. */
function isSameChange(before: Repeated, after: Repeated, place = ''): boolean {
  // An item of a list may have another index.
  const at = /\/\d+(\/|$)/.test(place) ? '' : place
  const list = ({ response }: Exchange, { response: other }: Exchange): string =>
    [
      ...new Set(
        compareBodies(response?.body ?? '', other?.body ?? '', createCarried()).flatMap(({ pointer = '' }) =>
          isAt(pointer, at) ? [pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')] : [],
        ),
      ),
    ]
      .toSorted()
      .join()
  const isNew = ({ response }: Exchange, { response: other }: Exchange): boolean =>
    response?.headers['etag'] !== other?.headers['etag']
  if (isNew(before.recorded, after.recorded) !== isNew(before.now, after.now)) return false
  return after.differences.length === 0 || list(before.recorded, after.recorded) === list(before.now, after.now)
}
