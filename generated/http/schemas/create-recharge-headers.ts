/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const createRechargeHeadersIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9-]{8,64}$');

export const CreateRechargeHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createRechargeHeadersIdempotencyKeyRegExp))
})

export type CreateRechargeHeaders = zod.output<typeof CreateRechargeHeaders>;
