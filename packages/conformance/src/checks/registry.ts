import { allCheck, successCheck } from '../context/whole-checks.ts'
import { timeCheck } from './response/time.ts'
import { statusCheck } from './response/status.ts'
import { refusalStatusCheck } from './response/refusal-status.ts'
import { contentTypeCheck } from './response/content-type.ts'
import { headersCheck } from './response/headers.ts'
import { envelopeCheck } from './response/envelope.ts'
import { codeCheck } from './response/code.ts'
import { schemaCheck, enumCheck, formatCheck, moneyCheck, undocumentedFieldCheck } from './response/schema.ts'
import { orderCheck } from './list/order.ts'
import { cookieCheck } from './response/cookie.ts'
import { cacheCheck } from './response/cache.ts'
import { leakCheck } from './response/leak.ts'
import { badInputCheck, validInputCheck, refusalCodeCheck } from './input/bad-input.ts'
import { methodCheck } from './input/method.ts'
import { languageCheck } from './input/language.ts'
import { fuzzCheck } from './input/fuzz.ts'
import { openCheck, sessionCheck } from './access/session.ts'
import { originCheck, sharingCheck } from './access/origin.ts'
import { otherPlayerCheck } from './access/foreign-data.ts'
import { paginationCheck } from './list/pagination.ts'
import { filterCheck } from './list/filters.ts'
import { rangeCheck } from './list/ranges.ts'
import { sortCheck } from './list/sorting.ts'
import { fieldsCheck } from './list/parts.ts'
import {
  idempotencyCheck,
  idempotencyRefusalCheck,
  idempotencyContentCheck,
  idempotencyAtOnceCheck,
} from './write/idempotency.ts'
import { linkCheck, createdCheck } from './write/response-links.ts'
import { deletedCheck, freshCheck } from './write/fresh.ts'
import { unchangedCheck } from './write/unchanged.ts'
import { cooldownCheck } from './slow/cooldown.ts'
import { sessionLastsCheck, idempotencyLateCheck } from './slow/silence.ts'
import { loadCheck, oversizedCheck } from './slow/strain.ts'
import {
  eventCheck,
  countCheck,
  redeliveryCheck,
  socketAcknowledgedCheck,
  socketAdmissionCheck,
  socketCloseCodeCheck,
  socketEventCheck,
  socketGarbageCheck,
  socketHeartbeatCheck,
  socketOnceCheck,
  socketOrderCheck,
  socketOriginCheck,
  socketOversizedCheck,
  socketSessionCheck,
  socketSidCheck,
  socketStandingCheck,
  socketStaysCheck,
  socketTextCheck,
  socketUidCheck,
} from './socket-checks.ts'
import {
  frameAddressCheck,
  frameCloseCheck,
  frameErrorCheck,
  frameEventCheck,
  frameKindCheck,
  frameLoadCheck,
  frameOnceCheck,
  frameOriginCheck,
  frameSandboxCheck,
  frameSchemaCheck,
  frameSecretCheck,
  frameStepsCheck,
  frameTargetCheck,
  frameUnaskedCheck,
} from './frame-checks.ts'
import { requestCheck, undocumentedCallCheck } from './proxy-checks.ts'

/** All checks. The runner calls those of a phase in this order. */
export const CHECKS = [
  allCheck,
  successCheck,
  timeCheck,
  statusCheck,
  refusalStatusCheck,
  contentTypeCheck,
  headersCheck,
  envelopeCheck,
  codeCheck,
  schemaCheck,
  enumCheck,
  formatCheck,
  moneyCheck,
  undocumentedFieldCheck,
  orderCheck,
  cookieCheck,
  cacheCheck,
  leakCheck,
  badInputCheck,
  validInputCheck,
  refusalCodeCheck,
  methodCheck,
  languageCheck,
  fuzzCheck,
  openCheck,
  sessionCheck,
  originCheck,
  sharingCheck,
  otherPlayerCheck,
  paginationCheck,
  filterCheck,
  rangeCheck,
  sortCheck,
  fieldsCheck,
  idempotencyCheck,
  idempotencyRefusalCheck,
  idempotencyContentCheck,
  idempotencyAtOnceCheck,
  linkCheck,
  createdCheck,
  deletedCheck,
  freshCheck,
  unchangedCheck,
  cooldownCheck,
  sessionLastsCheck,
  idempotencyLateCheck,
  loadCheck,
  oversizedCheck,
  eventCheck,
  countCheck,
  redeliveryCheck,
  socketAcknowledgedCheck,
  socketAdmissionCheck,
  socketCloseCodeCheck,
  socketEventCheck,
  socketGarbageCheck,
  socketHeartbeatCheck,
  socketOnceCheck,
  socketOrderCheck,
  socketOriginCheck,
  socketOversizedCheck,
  socketSessionCheck,
  socketSidCheck,
  socketStandingCheck,
  socketStaysCheck,
  socketTextCheck,
  socketUidCheck,
  frameAddressCheck,
  frameCloseCheck,
  frameErrorCheck,
  frameEventCheck,
  frameKindCheck,
  frameLoadCheck,
  frameOnceCheck,
  frameOriginCheck,
  frameSandboxCheck,
  frameSchemaCheck,
  frameSecretCheck,
  frameStepsCheck,
  frameTargetCheck,
  frameUnaskedCheck,
  requestCheck,
  undocumentedCallCheck,
] as const

/** The id of a check of the harness. */
export type CheckId = (typeof CHECKS)[number]['id']

/** Whether a text is the id of a check of the harness. */
export function isCheckId(id: string): id is CheckId {
  return CHECKS.some((check) => check.id === id)
}
