/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Instant } from './instant.ts';

export const playStateIsOfDeviceDefault = false;
export const playStateReasonMax = 1000;



export const PlayState = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.string(),
  "until": /*#__PURE__*/ zod.optional(Instant),
  "isOfDevice": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), playStateIsOfDeviceDefault),
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(playStateReasonMax))),
  "heldUntil": /*#__PURE__*/ zod.optional(Instant)
});

export type PlayState = zod.output<typeof PlayState>;
