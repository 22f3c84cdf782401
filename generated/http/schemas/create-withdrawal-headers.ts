/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const createWithdrawalHeadersIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9-]{8,64}$');

export const CreateWithdrawalHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createWithdrawalHeadersIdempotencyKeyRegExp))
})

export type CreateWithdrawalHeaders = zod.output<typeof CreateWithdrawalHeaders>;
