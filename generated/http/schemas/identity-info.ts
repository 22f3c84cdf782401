/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const identityInfoFullNameMax = 100;

export const identityInfoRejectReasonMax = 300;



export const IdentityInfo = /*#__PURE__*/ zod.object({
  "fullName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(identityInfoFullNameMax))),
  "rejectReason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(identityInfoRejectReasonMax)))
});

export type IdentityInfo = zod.output<typeof IdentityInfo>;
