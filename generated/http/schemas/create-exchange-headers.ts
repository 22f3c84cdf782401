/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const createExchangeHeadersIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9-]{8,64}$');

export const CreateExchangeHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createExchangeHeadersIdempotencyKeyRegExp))
})

export type CreateExchangeHeaders = zod.output<typeof CreateExchangeHeaders>;
