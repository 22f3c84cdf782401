/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Instant } from './instant.ts';
import { PesoPaid } from './peso-paid.ts';
import { PlayLimitMinutes } from './play-limit-minutes.ts';

export const PlayLimitChange = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.optional(PesoPaid),
  "minutes": /*#__PURE__*/ zod.optional(PlayLimitMinutes),
  "requestedAt": Instant,
  "confirmableAt": Instant,
  "lapsesAt": Instant
});

export type PlayLimitChange = zod.output<typeof PlayLimitChange>;
