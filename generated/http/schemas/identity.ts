/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Instant } from './instant.ts';

export const identityKycStatusDefault = `unratified`;
export const identityRejectReasonMax = 300;

export const identityReviewMinutesMax = 43200;

export const identityFullNameMax = 100;

export const identityIdTypeMax = 32;


export const identityIdTypeRegExp = new RegExp('^[A-Za-z0-9_-]*$');
export const identityIdNumberMax = 32;



export const Identity = /*#__PURE__*/ zod.object({
  "identityStatus": /*#__PURE__*/ zod.enum(['unverified', 'pending', 'approved', 'rejected', 'editing']),
  "kycStatus": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['unratified', 'ratified']), identityKycStatusDefault),
  "rejectReason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(identityRejectReasonMax)),
  "rejectPart": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "hasBase": /*#__PURE__*/ zod.boolean(),
  "hasPapers": /*#__PURE__*/ zod.boolean(),
  "deadline": Instant,
  "termsDeadline": Instant,
  "submittedAt": /*#__PURE__*/ zod.optional(Instant),
  "reviewMinutes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(identityReviewMinutesMax))),
  "fullName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(identityFullNameMax)),
  "idType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(identityIdTypeMax), /*#__PURE__*/ zod.regex(identityIdTypeRegExp)),
  "idNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(identityIdNumberMax))
});

export type Identity = zod.output<typeof Identity>;
