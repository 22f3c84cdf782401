import { allCheck } from './whole/all.ts'
import { successCheck } from './whole/success.ts'
import { timeCheck } from './response/time.ts'
import { statusCheck } from './response/status.ts'
import { refusalStatusCheck } from './response/refusal-status.ts'
import { contentTypeCheck } from './response/content-type.ts'
import { headersCheck } from './response/headers.ts'
import { codeCheck } from './response/code.ts'
import { schemaCheck } from './response/schema.ts'
import { enumCheck } from './response/enum.ts'
import { formatCheck } from './response/format.ts'
import { moneyCheck } from './response/money.ts'
import { undocumentedFieldCheck } from './response/undocumented-field.ts'
import { envelopeCheck } from './response/envelope.ts'
import { orderCheck } from './list/order.ts'
import { cookieCheck } from './response/cookie.ts'
import { cacheCheck } from './response/cache.ts'
import { leakCheck } from './response/leak.ts'
import { maskCheck } from './response/mask.ts'
import { exposedCheck } from './response/exposed.ts'
import { openCheck } from './access/open.ts'
import { sessionCheck } from './access/session.ts'
import { originCheck } from './access/origin.ts'
import { sharingCheck } from './access/sharing.ts'
import { badInputCheck } from './input/bad-input.ts'
import { validInputCheck } from './input/valid-input.ts'
import { refusalCodeCheck } from './input/refusal-code.ts'
import { methodCheck } from './input/method.ts'
import { etagCheck } from './response/etag.ts'
import { languageCheck } from './input/language.ts'
import { fuzzCheck } from './input/fuzz.ts'
import { otherPlayerCheck } from './access/other-player.ts'
import { paginationCheck } from './list/pagination.ts'
import { filterCheck } from './list/filter.ts'
import { rangeCheck } from './list/range.ts'
import { sortCheck } from './list/sort.ts'
import { fieldsCheck } from './list/fields.ts'
import { requiredStateCheck } from './write/required-state.ts'
import { withinCheck } from './write/within.ts'
import { idempotencyCheck } from './key/idempotency.ts'
import { idempotencyRefusalCheck } from './key/idempotency-refusal.ts'
import { idempotencyContentCheck } from './key/idempotency-content.ts'
import { idempotencyAtOnceCheck } from './key/idempotency-at-once.ts'
import { idempotencyOwnerCheck } from './key/idempotency-owner.ts'
import { sumCheck } from './write/sum.ts'
import { ruleCheck } from './rule/rule.ts'
import { codeWhenCheck } from './rule/code-when.ts'
import { concurrentCheck } from './write/concurrent.ts'
import { exactAmountCheck } from './write/exact-amount.ts'
import { storedCheck } from './write/stored.ts'
import { linkCheck } from './write/link.ts'
import { createdCheck } from './write/created.ts'
import { deletedCheck } from './write/deleted.ts'
import { acceptedCheck } from './write/accepted.ts'
import { freshCheck } from './write/fresh.ts'
import { unchangedCheck } from './write/unchanged.ts'
import { unknownValueCheck } from './input/unknown-value.ts'
import { variationCheck } from './write/variation.ts'
import { onceCheck } from './write/once.ts'
import { sessionEndedCheck } from './access/session-ended.ts'
import { sessionNewCheck } from './access/session-new.ts'
import { sessionKeptCheck } from './access/session-kept.ts'
import { passwordChangedCheck } from './access/password-changed.ts'
import { documentedCodeCheck } from './input/documented-code.ts'
import { restartSessionCheck } from './restart/restart-session.ts'
import { restartKeyCheck } from './restart/restart-key.ts'
import { restartDataCheck } from './restart/restart-data.ts'
import { cooldownCheck } from './slow/cooldown.ts'
import { sessionLastsCheck } from './slow/session-lasts.ts'
import { idempotencyLateCheck } from './slow/idempotency-late.ts'
import { loadCheck } from './slow/load.ts'
import { oversizedCheck } from './slow/oversized.ts'
import { playLimitCheck } from './play/play-limit.ts'
import { playBreakCheck } from './play/play-break.ts'
import { eventCheck } from './socket/event.ts'
import { countCheck } from './socket/count.ts'
import { redeliveryCheck } from './socket/redelivery.ts'
import { socketAcknowledgedCheck } from './socket/socket-acknowledged.ts'
import { socketAdmissionCheck } from './socket/socket-admission.ts'
import { socketCloseCodeCheck } from './socket/socket-close-code.ts'
import { socketEventCheck } from './socket/socket-event.ts'
import { socketGarbageCheck } from './socket/socket-garbage.ts'
import { socketHeartbeatCheck } from './socket/socket-heartbeat.ts'
import { socketOnceCheck } from './socket/socket-once.ts'
import { socketOwnCheck } from './socket/socket-own.ts'
import { socketOrderCheck } from './socket/socket-order.ts'
import { socketOriginCheck } from './socket/socket-origin.ts'
import { socketOversizedCheck } from './socket/socket-oversized.ts'
import { socketSessionCheck } from './socket/socket-session.ts'
import { socketSidCheck } from './socket/socket-sid.ts'
import { socketIdleCheck } from './socket/socket-idle.ts'
import { socketKeptOpenCheck } from './socket/socket-kept-open.ts'
import { socketTextCheck } from './socket/socket-text.ts'
import { socketUidCheck } from './socket/socket-uid.ts'
import { frameAddressCheck } from './frame/frame-address.ts'
import { frameCloseCheck } from './frame/frame-close.ts'
import { frameErrorCheck } from './frame/frame-error.ts'
import { frameEventCheck } from './frame/frame-event.ts'
import { frameKindCheck } from './frame/frame-kind.ts'
import { frameLoadCheck } from './frame/frame-load.ts'
import { frameOnceCheck } from './frame/frame-once.ts'
import { frameOriginCheck } from './frame/frame-origin.ts'
import { frameSandboxCheck } from './frame/frame-sandbox.ts'
import { frameSchemaCheck } from './frame/frame-schema.ts'
import { frameSecretCheck } from './frame/frame-secret.ts'
import { frameStepsCheck } from './frame/frame-steps.ts'
import { frameTargetCheck } from './frame/frame-target.ts'
import { frameUnaskedCheck } from './frame/frame-unasked.ts'
import { requestCheck } from './proxy/request.ts'
import { undocumentedCallCheck } from './proxy/undocumented-call.ts'
import type { Check } from './define-check.ts'

/** All checks. Those of a phase run in this order. */
export const CHECKS = [
  allCheck,
  successCheck,
  timeCheck,
  statusCheck,
  refusalStatusCheck,
  contentTypeCheck,
  headersCheck,
  codeCheck,
  schemaCheck,
  enumCheck,
  formatCheck,
  moneyCheck,
  undocumentedFieldCheck,
  envelopeCheck,
  orderCheck,
  cookieCheck,
  cacheCheck,
  leakCheck,
  maskCheck,
  exposedCheck,
  openCheck,
  sessionCheck,
  originCheck,
  sharingCheck,
  badInputCheck,
  validInputCheck,
  refusalCodeCheck,
  methodCheck,
  etagCheck,
  fuzzCheck,
  otherPlayerCheck,
  paginationCheck,
  filterCheck,
  rangeCheck,
  sortCheck,
  fieldsCheck,
  requiredStateCheck,
  withinCheck,
  idempotencyCheck,
  idempotencyRefusalCheck,
  idempotencyContentCheck,
  idempotencyAtOnceCheck,
  idempotencyOwnerCheck,
  sumCheck,
  ruleCheck,
  concurrentCheck,
  exactAmountCheck,
  storedCheck,
  linkCheck,
  createdCheck,
  deletedCheck,
  acceptedCheck,
  freshCheck,
  unchangedCheck,
  unknownValueCheck,
  onceCheck,
  sessionEndedCheck,
  sessionNewCheck,
  sessionKeptCheck,
  passwordChangedCheck,
  documentedCodeCheck,
  codeWhenCheck,
  restartKeyCheck,
  restartDataCheck,
  restartSessionCheck,
  languageCheck,
  variationCheck,
  cooldownCheck,
  sessionLastsCheck,
  idempotencyLateCheck,
  loadCheck,
  oversizedCheck,
  playLimitCheck,
  playBreakCheck,
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
  socketOwnCheck,
  socketOriginCheck,
  socketOversizedCheck,
  socketSessionCheck,
  socketSidCheck,
  socketIdleCheck,
  socketKeptOpenCheck,
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

/** Groups checks by their phases, in their order. */
export function groupByPhase(checks: readonly Check[]): (phase: string) => readonly Check[] {
  const groups = new Map<string, Check[]>()
  for (const check of checks)
    for (const phase of [check.when].flat()) groups.set(phase, [...(groups.get(phase) ?? []), check])
  return (phase) => groups.get(phase) ?? []
}
