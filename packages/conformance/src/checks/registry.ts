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
import { maskCheck } from './response/mask.ts'
import { leakCheck } from './response/leak.ts'
import { etagCheck } from './response/etag.ts'
import { badInputCheck, validInputCheck, refusalCodeCheck } from './input/bad-input.ts'
import { documentedCodeCheck } from './input/documented-code.ts'
import { unknownValueCheck } from './input/unknown-value.ts'
import { methodCheck } from './input/method.ts'
import { languageCheck } from './input/language.ts'
import { fuzzCheck } from './input/fuzz.ts'
import { openCheck, sessionCheck } from './access/session.ts'
import { sessionNewCheck } from './access/session-new.ts'
import { sessionEndedCheck } from './access/session-ended.ts'
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
import { concurrentCheck, sumCheck } from './write/concurrent.ts'
import { exactAmountCheck } from './write/exact-amount.ts'
import { onceCheck } from './write/once.ts'
import { requiredStateCheck } from './write/required-state.ts'
import { withinCheck } from './write/within.ts'
import { acceptedCheck } from './write/accepted.ts'
import { storedCheck } from './write/stored.ts'
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
  maskCheck,
  badInputCheck,
  validInputCheck,
  refusalCodeCheck,
  documentedCodeCheck,
  unknownValueCheck,
  methodCheck,
  etagCheck,
  languageCheck,
  fuzzCheck,
  openCheck,
  sessionCheck,
  sessionEndedCheck,
  sessionNewCheck,
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
  storedCheck,
  acceptedCheck,
  deletedCheck,
  freshCheck,
  unchangedCheck,
  sumCheck,
  concurrentCheck,
  exactAmountCheck,
  onceCheck,
  requiredStateCheck,
  withinCheck,
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
